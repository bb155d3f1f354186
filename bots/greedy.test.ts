import { fastRng, viewOf } from '@yamanote/kernel';
import { type Lanterns, lanterns, lanternsAt } from '@yamanote/kernel/toys';
import { expect, test } from 'vitest';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { simulateGames } from './simulate.ts';
import { stairs } from './testing/stairs.ts';

const byScore = greedyBot<Lanterns>({ evaluate: (state, seat) => state.scores[seat] });

/** The far bank costs a point, and byScore sees nothing but points. */
const banks = () => lanternsAt({ step: 'stand', wind: 2, rows: [['red'], ['gold']], scores: [2, 2] });

test('takes the answer after which it stands best', () => {
  const view = viewOf(lanterns, banks(), 0);
  const farther = greedyBot<Lanterns>({ evaluate: ({ banks: [bank] }) => (bank === 'far' ? 1 : 0) });
  for (const seed of ['a', 'b', 'c']) {
    expect(farther.answer(lanterns, view, 0, fastRng(seed))).toEqual({ do: 'stand', bank: 'far' });
    expect(byScore.answer(lanterns, view, 0, fastRng(seed))).toEqual({ do: 'stand', bank: 'near' });
  }
});

test('among equals it takes any', () => {
  const indifferent = greedyBot<Lanterns>({ evaluate: () => 0 });
  const view = viewOf(lanterns, banks(), 0);
  const answers = Array.from({ length: 20 }, (_, n) => indifferent.answer(lanterns, view, 0, fastRng(`${n}`)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(2);
});

test('where all answer at the same time, it reckons with what the others may answer', () => {
  // The other seat can only launch red, as all have seen: red is never alone, gold always.
  const rows = [['red', 'gold'], ['red', 'red'].map((colour) => ({ colour, seenBy: [1, 0] }))];
  const view = viewOf(lanterns, lanternsAt({ step: 'launch', wind: 2, rows }), 0);
  for (const seed of ['a', 'b', 'c']) {
    expect(byScore.answer(lanterns, view, 0, fastRng(seed))).toEqual({ do: 'launch', place: 1 });
  }
});

test('what is hidden from its seat cannot change its answer', () => {
  const worlds = [
    [
      ['red', 'gold', 'gold'],
      ['red', 'blue', 'white'],
    ],
    [
      ['red', 'gold', 'gold'],
      ['white', 'white', 'gold'],
    ],
    [
      ['red', 'gold', 'gold'],
      ['red', 'red', 'red'],
    ],
  ].map((rows) => lanternsAt({ step: 'launch', wind: 2, rows }));
  for (const bot of [randomBot, byScore, greedyBot()]) {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const [first, ...others] = worlds.map((world) =>
        bot.answer(lanterns as never, viewOf(lanterns, world, 0), 0, fastRng(seed)),
      );
      for (const other of others) expect(other).toEqual(first);
    }
  }
});

test('the view is left as it was', () => {
  const view = viewOf(lanterns, lanternsAt({ step: 'look', wind: 2, rows: [['red'], ['gold', 'white']] }), 0);
  const before = structuredClone(view);
  byScore.answer(lanterns, view, 0, fastRng('x'));
  expect(view).toEqual(before);
});

test('stopped, it answers with the best it has looked at', () => {
  const whiter = greedyBot<Lanterns>({ evaluate: ({ river }) => river.white });
  const rows = [['red', 'gold', 'white'], ['gold']];
  const view = viewOf(lanterns, lanternsAt({ step: 'launch', wind: 2, rows, leader: 1 }), 0);
  const launched = (stop: () => boolean) => whiter.answer(lanterns, view, 0, fastRng('x'), { stop });
  expect(launched(() => true)).toEqual({ do: 'launch', place: 0 });
  expect(launched(() => false)).toEqual({ do: 'launch', place: 2 });
});

test('beats a random bot clearly, from either seat, with nothing but the standing to go by', () => {
  for (const seat of [0, 1]) {
    const bots = seat === 0 ? [greedyBot(), randomBot] : [randomBot, greedyBot()];
    const { seats } = simulateGames(stairs, bots as never, {}, 'greedy', 0, 100);
    expect(seats[seat].wins[0]).toBeGreaterThan(90);
  }
});
