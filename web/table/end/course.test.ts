import { expect, it } from 'vitest';
import { lastOf, rangeOf, spread, ticksOf } from './course.ts';

const course = (...steps: (number | null)[][]) => steps.map((of) => ({ of }));

it('always has zero on the chart, and leaves out who is out', () => {
  expect(rangeOf(course([4, 6], [9, null]))).toEqual({ least: 0, most: 9 });
  expect(rangeOf(course([-24, 3]))).toEqual({ least: -24, most: 3 });
  expect(rangeOf(course([0, 0]))).toEqual({ least: 0, most: 1 });
});

it('writes numbers only where they do not lie over each other', () => {
  expect(ticksOf({ least: 0, most: 20 })).toEqual([0, 20, 10]);
  expect(ticksOf({ least: -1, most: 20 })).toEqual([0, 20, 10]);
  expect(ticksOf({ least: 0, most: 1 })).toEqual([0, 1]);
  expect(ticksOf({ least: -24, most: 100 })).toEqual([0, 100, 38]);
});

it('ends a line where its seat went out, at the score that it had', () => {
  const steps = course([0, 0], [3, 2], [3, null], [5, null]);
  expect(lastOf(steps, 0)).toEqual({ step: 3, score: 5, out: false });
  expect(lastOf(steps, 1)).toEqual({ step: 2, score: 2, out: true });
});

it('moves marks apart that would lie over each other, and keeps their order and the chart', () => {
  expect(spread([10, 50, 90], 11, 94)).toEqual([10, 50, 90]);
  expect(spread([50, 50, 50], 11, 94)).toEqual([50, 61, 72]);
  expect(spread([94, 94], 11, 94)).toEqual([83, 94]);
});
