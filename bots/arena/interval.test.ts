import { expect, test } from 'vitest';
import { madeUpDeals } from '../testing/deals.ts';
import { interval, rateInterval, student95 } from './interval.ts';
import { meanOf, sampleOf, varianceOf } from './sample.ts';

test("the quantiles are those of Student's tables", () => {
  expect(student95(3)).toBeCloseTo(3.182, 1);
  expect(student95(5)).toBeCloseTo(2.571, 2);
  expect(student95(10)).toBeCloseTo(2.228, 3);
  expect(student95(30)).toBeCloseTo(2.042, 3);
  expect(student95(1e6)).toBeCloseTo(1.96, 3);
});

test('mean, variance and interval of ten numbers', () => {
  const sample = sampleOf([124, 131, 118, 140, 125, 122, 137, 129, 133, 121]);
  expect(meanOf(sample)).toBe(128);
  expect(varianceOf(sample)).toBeCloseTo(52.222, 3);
  const [from, to] = interval(sample);
  expect(from).toBeCloseTo(122.83, 2);
  expect(to).toBeCloseTo(133.17, 2);
});

test('a single number tells nothing about how far it is off', () => {
  expect(interval(sampleOf([7]))).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
});

test('who won or lost everything may still have been lucky', () => {
  const [from, to] = rateInterval(sampleOf(Array(50).fill(1)));
  expect(from).toBeCloseTo(0.942, 3);
  expect(to).toBe(1);
  expect(rateInterval(sampleOf(Array(50).fill(0)))[1]).toBeCloseTo(1 - 0.942, 3);
  expect(rateInterval(sampleOf([1]))).toEqual([0, 1]);
});

test('games of a deal that fall alike are no more than one: the interval is wider, with as many games', () => {
  const width = (values: number[]) => {
    const [from, to] = rateInterval(sampleOf(values));
    return to - from;
  };
  const mixed = [1, 0.5, 0.5, 0];
  const alike = [1, 1, 0, 0];
  const apart = [0.5, 0.5, 0.5, 0.5];
  const often = (deals: number[]) => Array.from({ length: 25 }, () => deals).flat();
  expect(width(often(alike))).toBeGreaterThan(1.3 * width(often(mixed)));
  expect(width(often(apart))).toBeLessThan(0.3 * width(often(mixed)));
});

test.each([
  { rate: 0.5, games: 2, alike: 0, deals: 20 },
  { rate: 0.55, games: 2, alike: 0.5, deals: 100 },
  { rate: 0.96, games: 2, alike: 0, deals: 50 },
  { rate: 0.31, games: 4, alike: 0.3, deals: 60 },
])('nineteen of twenty intervals hold the true rate: %o', ({ rate, games, alike, deals }) => {
  const deal = madeUpDeals(`interval ${rate}`, rate, games, alike);
  let held = 0;
  for (let contest = 0; contest < 600; contest++) {
    const [from, to] = rateInterval(sampleOf(Array.from({ length: deals }, deal)));
    if (from <= rate && rate <= to) held++;
  }
  expect(held / 600).toBeGreaterThan(0.93);
});
