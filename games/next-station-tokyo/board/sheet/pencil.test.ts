import { expect, test } from 'vitest';
import { around, type Hand, strokes } from './pencil.ts';

const LEVEL = [
  { x: 0, y: 0 },
  { x: 180, y: 0 },
];
const HANDS: readonly Hand[] = ['solid', 'twin', 'sleepers', 'dashed'];
const pointsOf = (d: string) =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MCL]|$| )/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

test('a hand trembles alike for the same seed, and otherwise for another', () => {
  for (const hand of HANDS) {
    expect(strokes(LEVEL, hand, 'pink 7')).toEqual(strokes(LEVEL, hand, 'pink 7'));
    expect(strokes(LEVEL, hand, 'pink 7')).not.toEqual(strokes(LEVEL, hand, 'pink 8'));
  }
});

test('every hand is another', () => {
  const drawn = HANDS.map((hand) => JSON.stringify(strokes(LEVEL, hand, 'same')));
  expect(new Set(drawn).size).toBe(HANDS.length);
});

test('no hand strays further from the ruler than a track is wide', () => {
  for (const hand of HANDS) {
    const points = strokes(LEVEL, hand, 'ruler').flatMap(({ d }) => pointsOf(d));
    expect(points.length).toBeGreaterThan(4);
    for (const { x, y } of points) {
      expect(Math.abs(y)).toBeLessThan(10);
      expect(x).toBeGreaterThan(-4);
      expect(x).toBeLessThan(184);
    }
  }
});

test('the twin hand draws two strokes side by side, the dashed one many short ones', () => {
  const [upper, lower] = strokes(LEVEL, 'twin', 'hand').map(({ d }) => pointsOf(d));
  expect(Math.max(...upper.map(({ y }) => y))).toBeLessThan(Math.min(...lower.map(({ y }) => y)));
  expect(strokes(LEVEL, 'dashed', 'hand')[0].d.match(/M/g)?.length).toBe(6);
});

test('around something goes once around it, and meets itself', () => {
  const points = pointsOf(around(20, 10, 'hotspot'));
  const [first, last] = [points[0], points.at(-1)!];
  expect(Math.hypot(first.x - last.x, first.y - last.y)).toBeLessThan(16);
  expect(Math.max(...points.map(({ x }) => x))).toBeGreaterThan(15);
  expect(Math.min(...points.map(({ x }) => x))).toBeLessThan(-15);
});
