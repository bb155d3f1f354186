import { type Game, parseOptions } from '@yamanote/kernel';
import { type Lanterns, type LanternsOptions, lanterns } from '@yamanote/kernel/toys';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { simulateGames } from './simulate.ts';
import { mergeTallies } from './tally.ts';

const random = randomBot as unknown as Bot<Lanterns>;
const options = parseOptions(lanterns, {}, 3) as LanternsOptions;

test.each([
  ['random', [random, random, random]],
  ['mixed', [random, greedyBot<Lanterns>(), random]],
])('%s bots: the tally is the same however the games are shared out', (_name, bots) => {
  const play = (from: number, to: number) => simulateGames(lanterns, bots, options, 'seed', from, to);
  const whole = play(0, 16);
  expect(whole.games).toBe(16);
  expect(mergeTallies([play(0, 5), play(5, 6), play(6, 16)])).toEqual(whole);
  expect(mergeTallies([play(9, 16), play(0, 9)])).toEqual(whole);
  expect(play(16, 32)).not.toEqual(whole);
});

test('wins are shared, lengths and scores are counted', () => {
  const tally = simulateGames(lanterns, [random, random, random], options, 'seed', 0, 200);
  const { seats, steps, games, lengths, unfinished } = tally;
  const shares = seats.flatMap(({ wins }) => wins.map((won, others) => won / (others + 1)));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(games, 9);
  expect(seats.some(({ wins }) => wins[1] > 0)).toBe(true);
  expect(Object.values(lengths).reduce((sum, count) => sum + count, 0)).toBe(games);
  expect(Object.entries(lengths).reduce((sum, [length, count]) => sum + Number(length) * count, 0)).toBe(steps);
  expect(seats.every(({ score, bot }) => score > 0 && bot === 'random')).toBe(true);
  expect(unfinished).toBe(0);
});

test.each([
  ['random', [random, random, random]],
  ['greedy', [greedyBot<Lanterns>(), random, random]],
])('%s bots: a game that does not end is unfinished and nobody wins it', (_name, bots) => {
  const short: Game<Lanterns> = { ...lanterns, longest: 20 };
  const tally = simulateGames(short, bots, options, 'seed', 0, 5);
  expect(tally).toMatchObject({ games: 5, unfinished: 5, steps: 100, lengths: { 20: 5 } });
  expect(tally.seats.flatMap(({ wins }) => wins).every((won) => won === 0)).toBe(true);
});

test('bots never see the chance of their game: its first draws are the same whatever they think', () => {
  const firstRows = (thinks: number) => {
    let rows = '';
    const curious: Bot<Lanterns> = {
      name: 'curious',
      answer(game, view, seat, rng) {
        if (rows === '') rows = JSON.stringify(view.rows[seat]);
        for (let i = 0; i < thinks; i++) rng.below(6);
        return random.answer(game, view, seat, rng);
      },
    };
    simulateGames(lanterns, [curious, curious, curious], options, 'seed', 7, 8);
    return rows;
  };
  expect(firstRows(0)).toBe(firstRows(100));
});

test('every decision has the budget of the simulation', () => {
  const budgets: unknown[] = [];
  const asked: Bot<Lanterns> = {
    name: 'asked',
    answer(game, view, seat, rng, budget) {
      budgets.push(budget);
      return random.answer(game, view, seat, rng);
    },
  };
  simulateGames(lanterns, [asked, random, random], options, 'seed', 0, 1, { playouts: 7 });
  expect(budgets.length).toBeGreaterThan(3);
  for (const budget of budgets) expect(budget).toEqual({ playouts: 7 });
});
