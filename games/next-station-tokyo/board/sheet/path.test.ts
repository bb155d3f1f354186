import { expect, test } from 'vitest';
import { along, beside, distance, lengthOf, pointsAlong, rounded, smooth, straight } from './path.ts';

const BENT = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
];

test('a path beside another keeps its distance, also at a corner', () => {
  expect(beside(BENT, 10)).toEqual([
    { x: 0, y: 10 },
    { x: 90, y: 10 },
    { x: 90, y: 100 },
  ]);
  expect(beside(BENT, 0)).toBe(BENT);
});

test('a rounded path begins and ends as before, and cuts its corner', () => {
  const round = rounded(BENT, 40);
  expect(round[0]).toEqual(BENT[0]);
  expect(round.at(-1)).toEqual(BENT[2]);
  expect(Math.min(...round.map((point) => distance(point, BENT[1])))).toBeGreaterThan(10);
  expect(lengthOf(round)).toBeLessThan(lengthOf(BENT));
});

test('points along a path follow each other at the same distance, round corners, too', () => {
  expect(pointsAlong(BENT, 75)).toEqual([
    { x: 0, y: 0 },
    { x: 75, y: 0 },
    { x: 100, y: 50 },
  ]);
});

test('one finds any point of a path by how far along it is', () => {
  expect(along(BENT, 150)).toEqual({ point: { x: 100, y: 50 }, direction: { x: 0, y: 1 } });
  expect(along(BENT, 1000).point).toEqual(BENT[2]);
  expect(along(BENT, -5).point).toEqual(BENT[0]);
});

test('paths are written with one digit behind the point', () => {
  expect(
    straight([
      { x: 1.234, y: 0 },
      { x: 10, y: 2.06 },
    ]),
  ).toBe('M1.2 0L10 2.1');
  expect(
    smooth([
      { x: 0, y: 0 },
      { x: 6, y: 0 },
    ]),
  ).toBe('M0 0C1 0 5 0 6 0');
});
