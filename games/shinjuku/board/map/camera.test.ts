import { expect, test } from 'vitest';
import { closeUp, extentOf, FRAME, fitted, inPlace, inSight } from './camera.ts';

const phone = { width: 344, height: 300 };

test('the whole map fits its place, in the middle', () => {
  const scale = fitted(phone);
  expect(FRAME.height * scale).toBeLessThanOrEqual(phone.height);
  expect(FRAME.width * scale).toBeLessThanOrEqual(phone.width);
  const middle = inPlace({ x: FRAME.x + FRAME.width / 2, y: FRAME.y + FRAME.height / 2 }, phone);
  expect(middle).toEqual({ x: 172, y: 150 });
});

test('a close-up brings the middle of what is looked at to the middle of the place', () => {
  const extent = extentOf([
    { x: 300, y: 345 },
    { x: 430, y: 490 },
  ]);
  const look = closeUp(extent, phone, 1);
  if (look === null) throw new Error('it is too small to be read as it is');
  const before = inPlace({ x: 365, y: 417.5 }, phone);
  const after = (from: number, still: number) => still + (from - still) * look.factor;
  expect(after(before.x, look.at.x)).toBeCloseTo(172);
  expect(after(before.y, look.at.y)).toBeCloseTo(150);
  expect(look.factor * fitted(phone)).toBeLessThanOrEqual(1);
});

test('what fills the map anyway needs no close-up', () => {
  expect(closeUp(FRAMED, phone, 1)).toBeNull();
  expect(closeUp({ left: 300, top: 300, right: 400, bottom: 400 }, { width: 1100, height: 1000 }, 1)).toBeNull();
});

const FRAMED = { left: 0, top: 0, right: 1000, bottom: 900 };

test('what is in sight follows the look', () => {
  const whole = inSight({ x: 0, y: 0, scale: 1 }, phone);
  expect(whole.left).toBeLessThanOrEqual(FRAME.x + 0.001);
  expect(whole.bottom).toBeCloseTo(FRAME.y + FRAME.height);
  const look = closeUp({ left: 300, top: 345, right: 430, bottom: 490 }, phone, 1);
  if (look === null) throw new Error('it is too small to be read as it is');
  const { factor, at } = look;
  const seen = inSight({ x: at.x - at.x * factor, y: at.y - at.y * factor, scale: factor }, phone);
  expect((seen.left + seen.right) / 2).toBeCloseTo(365);
  expect((seen.top + seen.bottom) / 2).toBeCloseTo(417.5);
});
