import { expect, test } from 'vitest';
import { summarise } from './summary.ts';
import type { Tally } from './tally.ts';

const tally: Tally = {
  game: 'lanterns',
  games: 100,
  steps: 3000,
  unfinished: 2,
  lengths: { 10: 4, 20: 1, 28: 10, 30: 79, 40: 1, 90: 5 },
  seats: [
    { bot: 'greedy', wins: [60, 20], score: 500 },
    { bot: 'random', wins: [18, 20], score: 250 },
  ],
};

test('rates, lengths and scores follow from the tally', () => {
  const summary = summarise(tally, 2);
  expect(summary).toMatchObject({ game: 'lanterns', games: 100, steps: 3000, unfinished: 2, cpuSeconds: 2 });
  expect(summary).toMatchObject({ stepsPerSecond: 1500, gamesPerSecond: 50 });
  expect(summary.length).toEqual({ mean: 30, p5: 20, p95: 40 });
  expect(summary.seats).toMatchObject([
    { bot: 'greedy', wins: 70, winRate: 0.7, meanScore: 5 },
    { bot: 'random', wins: 28, winRate: 0.28, meanScore: 2.5 },
  ]);
});

test("the interval is Wilson's, also where nobody or everybody won", () => {
  const [greedy] = summarise(tally, 1).seats;
  expect(greedy.ci95[0]).toBeCloseTo(0.6042, 4);
  expect(greedy.ci95[1]).toBeCloseTo(0.7811, 4);
  const always = { ...tally, seats: [{ bot: 'greedy', wins: [100], score: 0 }] };
  expect(summarise(always, 1).seats[0].ci95[0]).toBeCloseTo(0.963, 3);
  expect(summarise(always, 1).seats[0].ci95[1]).toBe(1);
  const never = { ...tally, seats: [{ bot: 'random', wins: [0], score: 0 }] };
  expect(summarise(never, 1).seats[0].ci95[0]).toBe(0);
  expect(summarise(never, 1).seats[0].ci95[1]).toBeCloseTo(0.037, 3);
});
