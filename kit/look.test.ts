import { expect, it } from 'vitest';
import { clampTo, panned, WHOLE, within, zoomed } from './look.ts';

const place = { width: 300, height: 200 };

it('zooms around a point that stays where it is', () => {
  const look = zoomed(WHOLE, 2, { x: 100, y: 50 });
  expect(look).toEqual({ scale: 2, x: -100, y: -50 });
  expect((100 - look.x) / look.scale).toBe(100);
});

it('never shows less than the whole, nor more than six times as large', () => {
  expect(zoomed(WHOLE, 0.1, { x: 0, y: 0 }).scale).toBe(1);
  expect(zoomed(WHOLE, 100, { x: 0, y: 0 }).scale).toBe(6);
});

it('keeps the picture in its place', () => {
  expect(clampTo(panned(WHOLE, 50, -50), place)).toEqual(WHOLE);
  expect(clampTo({ scale: 2, x: -1000, y: 20 }, place)).toEqual({ scale: 2, x: -300, y: 0 });
});

it('moves just as far as a box needs to be seen', () => {
  const look = { scale: 2, x: -100, y: -50 };
  expect(within(look, { x: 50, y: 50, width: 40, height: 40 }, place)).toEqual(look);
  expect(within(look, { x: -20, y: 50, width: 40, height: 40 }, place)).toEqual({ ...look, x: -68 });
  expect(within(look, { x: 50, y: 190, width: 40, height: 40 }, place)).toEqual({ ...look, y: -92 });
});
