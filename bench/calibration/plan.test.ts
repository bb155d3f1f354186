import { expect, test } from 'vitest';
import { planFrom } from './plan.ts';

const linesOf = (searchOverGreedy: number) =>
  planFrom(searchOverGreedy).map(({ strength, against, wins }) => `${strength} ${against} ${wins.toFixed(2)}`);

test('where search is not too far above greedy, each level is found by the one above it', () => {
  // Odds of 3 over greedy, and of 0.28 at the gentlest, are three steps of 2.2, or 69 %.
  expect(linesOf(0.75)).toEqual(['75 search 0.31', '50 level-75 0.31', '25 level-50 0.31', '0 level-25 0.31']);
});

test('steps are no smaller than what can be told apart', () => {
  expect(linesOf(0.5)[0]).toBe('75 search 0.36');
});

test('where search is far above greedy, levels are found from greedy upwards, and the hardest is soft too', () => {
  for (const ahead of [0.95, 1]) {
    expect(linesOf(ahead)).toEqual([
      '25 greedy 0.28',
      '0 level-25 0.29',
      '50 level-25 0.71',
      '75 level-50 0.71',
      '100 level-75 0.71',
    ]);
  }
});

test('everybody is found by somebody who is known by then', () => {
  for (const ahead of [0.6, 1]) {
    const known = new Set(['search', 'greedy']);
    for (const { strength, against } of planFrom(ahead)) {
      expect(known).toContain(against);
      known.add(`level-${strength}`);
    }
  }
});
