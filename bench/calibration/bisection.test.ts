import { expect, test } from 'vitest';
import { bisect } from './bisection.ts';

test('finds where the target is reached, as exactly as the halvings allow', () => {
  const squared = (x: number) => x * x;
  expect(bisect(squared, 2, [0.01, 100], 30)).toBeCloseTo(Math.SQRT2, 5);
  const asked: number[] = [];
  bisect((x) => asked.push(x), 1, [1, 16], 4);
  expect(asked).toHaveLength(4);
  expect(asked[0]).toBeCloseTo(4, 9);
});

test('stays at the end of the span where the target lies beyond it', () => {
  expect(bisect((x) => x, 5, [0.1, 1], 20)).toBeCloseTo(1, 3);
  expect(bisect((x) => x, 0.01, [0.1, 1], 20)).toBeCloseTo(0.1, 3);
});
