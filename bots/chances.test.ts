import { fastRng } from '@yamanote/kernel';
import { type Lanterns, lanterns, lanternsAt } from '@yamanote/kernel/toys';
import { expect, test } from 'vitest';
import type { Judgement } from './bot.ts';
import { chancesToWin, leadThatCounts, worthAtEnd } from './chances.ts';

const byScore: Judgement<Lanterns> = { evaluate: (state, seat) => state.scores[seat] };
const ROWS = [
  ['red', 'gold'],
  ['blue', 'white'],
  ['red', 'gold'],
];
const at = (round: number, scores = [0, 0, 0]) =>
  lanternsAt({ step: 'look', wind: 2, rows: ROWS, scores, round }, 3, { rounds: 5 });

function chancesOf(evaluated: readonly number[], lead: number | null): number[] {
  const chances: number[] = [];
  chancesToWin(evaluated, lead, chances);
  return chances;
}

test('chances add up to one, and grow with the lead', () => {
  const [first, second, third] = chancesOf([3, 1, 1], 2);
  expect(first + second + third).toBeCloseTo(1, 12);
  expect(second).toBe(third);
  expect(first).toBeGreaterThan(second);
  expect(chancesOf([4, 1, 1], 2)[0]).toBeGreaterThan(first);
  expect(chancesOf([3, 1, 1], 4)[0]).toBeLessThan(first);
});

test('a lead of as much as is still to change wins about 84 of 100, as in a normal distribution', () => {
  expect(chancesOf([2, 0], 2)[0]).toBeCloseTo(0.84, 1);
});

test('where nothing changes any more, whoever is ahead has won', () => {
  expect(chancesOf([3, 1, 3], null)).toEqual([0.5, 0, 0.5]);
});

test('the measure of evaluations does not matter', () => {
  const chances = (factor: number) => {
    const judge: Judgement<Lanterns> = { evaluate: (state, seat) => factor * state.scores[seat] };
    const state = at(0, [2, 1, 0]);
    const lead = leadThatCounts(lanterns, state, judge, fastRng('measure'));
    return chancesOf(
      [2, 1, 0].map((score) => score * factor),
      lead,
    );
  };
  for (const [seat, chance] of chances(1).entries()) expect(chances(1000)[seat]).toBeCloseTo(chance, 9);
});

test('a lead counts for more the less is still to happen, and the state is left as it was', () => {
  const [early, late] = [0, 4].map((round) => {
    const state = at(round);
    const before = structuredClone(state);
    const lead = leadThatCounts(lanterns, state, byScore, fastRng('early and late'));
    expect(state).toEqual(before);
    return lead ?? 0;
  });
  expect(early).toBeGreaterThan(2 * late);
});

test('a match that is over is shared by its winners; alone, the score counts', () => {
  const values: number[] = [];
  const over = { ...at(4, [2, 1, 2]), stack: [] };
  worthAtEnd(lanterns, over, values);
  expect(values).toEqual([0.5, 0, 0.5]);
  const alone: number[] = [];
  worthAtEnd(lanterns, { ...over, scores: [7] }, alone);
  expect(alone).toEqual([7]);
});
