import { expect, test } from 'vitest';
import { figure } from '../figures.ts';
import { combine } from './combine.ts';
import { median, percentile } from './percentiles.ts';

test('as many are below as is said', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(percentile(hundred, 0.5)).toBe(51);
  expect(percentile(hundred, 0.99)).toBe(100);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test('of an even number the middle lies between two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('runs become their median, which is held to the target', () => {
  const run = (value: number) => [figure('Moves', value, 'moves/CPU s', { atLeast: 10 })];
  expect(combine([run(30), run(9), run(11)])).toEqual([{ ...run(11)[0], slowest: 9, fastest: 30 }]);
  expect(combine([run(9), run(8), run(30)])[0].ok).toBe(false);
});
