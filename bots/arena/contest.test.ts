import { parseOptions } from '@yamanote/kernel';
import { type Lanterns, type LanternsOptions, lanterns } from '@yamanote/kernel/toys';
import { expect, test } from 'vitest';
import type { Bot, Budget } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { randomBot } from '../random.ts';
import { stairs } from '../testing/stairs.ts';
import { type Contest, playDeal, seedOfDeal } from './contest.ts';
import { reportOf, thinkingTimes } from './report.ts';
import { rotationsOf } from './seatings.ts';

const random = randomBot as unknown as Bot<Lanterns>;
const UNLIMITED = { playouts: null, milliseconds: null };

function contest(change: Partial<Contest<Lanterns>> = {}): Contest<Lanterns> {
  return {
    game: lanterns,
    options: parseOptions(lanterns, {}, 3) as LanternsOptions,
    bots: { greedy: greedyBot<Lanterns>(), random },
    seatings: rotationsOf(['greedy', 'random', 'random']),
    seed: 'test',
    limits: UNLIMITED,
    clock: () => 0,
    ...change,
  };
}

test('a deal is played once in each seating, and is the same whatever was played before', () => {
  const deal = playDeal(contest(), 5);
  expect(deal.map(({ played }) => played.bots.indexOf('greedy'))).toEqual([0, 1, 2]);
  playDeal(contest(), 6);
  expect(playDeal(contest(), 5)).toEqual(deal);
  expect(playDeal(contest({ seed: 'other' }), 5)).not.toEqual(deal);
  for (const { played } of deal) {
    expect(played.finished).toBe(true);
    expect(played.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  }
});

test('all games of a deal have the same chance, and another deal has another', () => {
  const firstRows: string[] = [];
  const looker: Bot<Lanterns> = {
    name: 'looker',
    answer(game, view, seat, rng) {
      if (view.round === 1) firstRows[seat] ??= JSON.stringify(view.rows[seat]);
      return random.answer(game, view, seat, rng);
    },
  };
  const rowsOf = (number: number) => {
    firstRows.length = 0;
    playDeal(contest({ bots: { looker, random }, seatings: [['looker', 'looker', 'looker']] }), number);
    return [...firstRows];
  };
  const [rows, other] = [rowsOf(0), rowsOf(1)];
  expect(rows).toHaveLength(3);
  expect(other).not.toEqual(rows);
  firstRows.length = 0;
  for (const turned of [0, 1, 2]) {
    playDeal(contest({ bots: { looker, random }, seatings: [rotationsOf(['looker', 'random', 'random'])[turned]] }), 0);
  }
  expect(firstRows).toEqual(rows);
  expect(seedOfDeal('test', 0)).toMatch(/^[0-9a-f]{64}$/);
});

test('a bot gets the budget, and is stopped by the clock', () => {
  const given: Budget[] = [];
  let now = 0;
  const patient: Bot<Lanterns> = {
    name: 'patient',
    answer(game, view, seat, rng, budget = {}) {
      given.push(budget);
      while (budget.stop?.() === false) {
        now += 10;
        budget.playedOut?.();
      }
      return random.answer(game, view, seat, rng);
    },
  };
  const limits = { playouts: 40, milliseconds: 30 };
  const deal = playDeal(
    contest({ bots: { patient, random }, seatings: [['patient', 'random', 'random']], limits, clock: () => now }),
    0,
  );
  expect(given.every(({ playouts }) => playouts === 40)).toBe(true);
  const [{ thinking }] = deal.map(({ played }) => played);
  expect(thinking[0].decisions).toBeGreaterThan(0);
  expect(thinking[0]).toMatchObject({
    milliseconds: 30 * thinking[0].decisions,
    playouts: 3 * thinking[0].decisions,
  });
  expect(thinking[1]).toMatchObject({ milliseconds: 0, playouts: 0 });
  const [patientOne, others] = reportOf([deal.map(({ played }) => played)]).contestants;
  expect(patientOne.playouts).toBe(3);
  expect(others.playouts).toBeNull();
  expect(thinkingTimes([deal.map(({ played }) => played)])).toEqual({ patient: 30, random: 0 });
});

test('without limits a bot is told of none', () => {
  const given: Budget[] = [];
  const listener: Bot<Lanterns> = {
    name: 'listener',
    answer(game, view, seat, rng, budget = {}) {
      given.push(budget);
      return random.answer(game, view, seat, rng);
    },
  };
  playDeal(contest({ bots: { listener }, seatings: [['listener', 'listener']] }), 0);
  for (const budget of given) expect(Object.keys(budget)).toEqual(['playedOut']);
});

test('a game that does not end is unfinished, and shared by all', () => {
  const deal = playDeal(contest({ game: { ...lanterns, longest: 20 } }), 0).map(({ played }) => played);
  for (const { finished, shares } of deal) {
    expect(finished).toBe(false);
    expect(shares).toEqual([1 / 3, 1 / 3, 1 / 3]);
  }
  expect(reportOf([deal]).unfinished).toBe(3);
});

test('greedy beats random up the stairs, from both sides', () => {
  const bots = { greedy: greedyBot(), random: randomBot } as never;
  const race = { game: stairs, options: {}, bots, seatings: rotationsOf(['greedy', 'random']), seed: 'race' } as const;
  const deals = Array.from({ length: 40 }, (_, number) =>
    playDeal({ ...race, limits: UNLIMITED, clock: () => 0 }, number).map(({ played }) => played),
  );
  const [greedy, other] = reportOf(deals).contestants;
  expect(greedy.winning?.rate).toBeGreaterThan(0.9);
  expect(greedy.winning?.ci95[0]).toBeGreaterThan(0.8);
  expect(greedy.winning!.rate + other.winning!.rate).toBeCloseTo(1, 12);
});
