import { fastRng, legal, viewOf } from '@yamanote/kernel';
import { type Lanterns, lanterns, lanternsAt } from '@yamanote/kernel/toys';
import { describe, expect, test } from 'vitest';
import type { Bot, Considered, Judgement } from './bot.ts';
import { makeBot } from './bots.ts';
import { CONSIDERING } from './considering.ts';
import { greedyBot } from './greedy.ts';
import { stairs } from './testing/stairs.ts';

const SEEDS = ['a', 'b', 'c'];
const byScore: Judgement<Lanterns> = { evaluate: (state, seat) => state.scores[seat] };
const ROWS = [['red', 'gold', 'white'], ['gold']];
const launch = () => viewOf(lanterns, lanternsAt({ step: 'launch', wind: 2, rows: ROWS }), 0);

test('a game’s own expert and search are what these bots go by', () => {
  const only = (place: number) => (): Considered<unknown>[] => [
    { answer: { do: 'launch', place }, value: 1, error: 0 },
  ];
  const judgement = { ...byScore, expert: only(1), search: only(2) } as Judgement<Lanterns>;
  const given = ['expert', 'search'].map((name) => {
    const bot = makeBot(name, judgement) as Bot<Lanterns>;
    return bot.answer(lanterns, launch(), 0, fastRng('own'));
  });
  expect(given).toEqual([1, 2].map((place) => ({ do: 'launch', place })));
});

describe.each(['expert', 'search'] as const)('%s of a game that brings none', (name) => {
  const consider = CONSIDERING[name](lanterns, byScore);

  test('weighs legal answers by chances to win, the best first', () => {
    const view = viewOf(lanterns, lanternsAt({ step: 'stand', wind: 2, rows: ROWS, scores: [2, 2] }), 0);
    const considered = consider(view, 0, fastRng('weigh'), { playouts: 40 });
    const banks = considered.map(({ answer }) => answer.do === 'stand' && answer.bank);
    expect(banks.sort()).toEqual(['far', 'near']);
    for (const { value } of considered) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  test('answers legally without any time', () => {
    const [best] = consider(launch(), 0, fastRng('hurry'), { stop: () => true });
    expect(legal(lanterns, lanternsAt({ step: 'launch', wind: 2, rows: ROWS }), 0)).toContainEqual(best.answer);
  });
});

test('an expert that a game does not bring answers as greedy does', () => {
  const view = viewOf(lanterns, lanternsAt({ step: 'stand', wind: 2, rows: ROWS, scores: [2, 2] }), 0);
  const expert = makeBot('expert', byScore) as Bot<Lanterns>;
  for (const seed of SEEDS) {
    expect(expert.answer(lanterns, view, 0, fastRng(seed))).toEqual(
      greedyBot(byScore).answer(lanterns, view, 0, fastRng(seed)),
    );
  }
});

test('search jumps where walking is too slow, and greedy does not see it', () => {
  // The other seat needs two more turns: who walks is at 54 by then, who jumps twice may be at the top.
  const late = { ...stairs.setup(2, {}), steps: [50, 56] };
  const view = viewOf(stairs, late, 0);
  const [greedy, search] = ['greedy', 'search'].map((name) => makeBot(name) as Bot<never>);
  for (const seed of SEEDS) {
    expect(greedy.answer(stairs as never, view as never, 0, fastRng(seed))).toBe('walk');
    expect(search.answer(stairs as never, view as never, 0, fastRng(seed), { playouts: 1600 })).toBe('jump');
  }
});
