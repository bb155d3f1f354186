import { fastRng } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { approach } from './approach.ts';

/** Games whose rate grows with the argument from a half, as that of a bot does against a softer and softer one. */
function games(count: number, seed: string) {
  const rng = fastRng(seed);
  const rateAt = (argument: number) => 0.5 + 0.45 * (1 - Math.exp(-20 * argument));
  const trial = (argument: number) => {
    let won = 0;
    for (let i = 0; i < count; i++) won += Number(rng.below(1e6) < 1e6 * rateAt(argument));
    return { games: count, rate: won / count };
  };
  return { rateAt, trial };
}

test('comes near the target by games that are far from certain themselves', () => {
  const misses = Array.from({ length: 20 }, (_, n) => {
    const { rateAt, trial } = games(40, `seed ${n}`);
    return rateAt(approach(trial, 0.65, [1e-4, 1], 12)) - 0.65;
  });
  // 480 games at the right place would be wrong by 2.2 points.
  expect(Math.sqrt(misses.reduce((sum, miss) => sum + miss ** 2, 0) / misses.length)).toBeLessThan(0.035);
});

test('every trial is nearer to where the target is', () => {
  const asked: number[] = [];
  const found = approach(
    (argument) => {
      asked.push(argument);
      return { games: 100_000, rate: argument ** 2 / (1 + argument ** 2) };
    },
    0.8,
    [0.01, 100],
    6,
  );
  expect(asked[0]).toBeCloseTo(1, 9);
  expect(found).toBeCloseTo(2, 3);
});

test('stays at the end of the span where the target lies beyond it', () => {
  expect(approach(() => ({ games: 50, rate: 1 }), 0.6, [0.1, 1], 8)).toBeCloseTo(0.1, 9);
  expect(approach(() => ({ games: 50, rate: 0 }), 0.6, [0.1, 1], 8)).toBeCloseTo(1, 9);
});
