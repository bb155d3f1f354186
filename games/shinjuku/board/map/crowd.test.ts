import { expect, test } from 'vitest';
import { standingIn } from './crowd.ts';
import { WARD_PLACES } from './places.ts';

const kinds = (ward: 'ota' | 'taito', crowd: number[]) =>
  standingIn(ward, crowd).map(({ customer, count }) => [customer, count]);

test('a few customers stand one by one, in the middle of their spot', () => {
  expect(kinds('ota', [2, 0, 0, 1, 0, 0, 0, 1])).toEqual([
    [0, 1],
    [0, 1],
    [3, 1],
    [7, 1],
  ]);
  const xs = standingIn('ota', [2, 0, 0, 1, 0, 0, 0, 1]).map(({ x }) => x);
  expect((xs[0] + xs[3]) / 2).toBe(WARD_PLACES.ota.crowd.x);
});

test('more than fit side by side are counted, one figure a kind', () => {
  expect(kinds('ota', [3, 0, 0, 0, 2, 0, 0, 1])).toEqual([
    [0, 3],
    [4, 2],
    [7, 1],
  ]);
  expect(kinds('taito', [4, 0, 0, 0, 0, 0, 0, 0])).toEqual([[0, 4]]);
});

test('more kinds than fit make a second row, and no two figures stand on one spot', () => {
  const all = standingIn('taito', [1, 2, 1, 1, 3, 1, 1, 1]);
  expect(all).toHaveLength(8);
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  expect(new Set(all.map(({ y }) => y)).size).toBe(3);
});

test('nobody, nobody', () => {
  expect(standingIn('ota', [0, 0, 0, 0, 0, 0, 0, 0])).toEqual([]);
});
