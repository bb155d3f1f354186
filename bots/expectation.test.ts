import { type Chance, fastRng, outcomes } from '@yamanote/kernel';
import { type Lanterns, lanterns, lanternsAt } from '@yamanote/kernel/toys';
import { expect, test } from 'vitest';
import type { Judgement } from './bot.ts';
import { countOutcomes, expectation } from './expectation.ts';

test('outcomes are counted without being made', () => {
  const chances: Chance[] = [
    { dice: 1 },
    { dice: 2 },
    { dice: 5 },
    { draw: 1, from: { red: 2, gold: 1 } },
    { draw: 4, from: { red: 2, gold: 1, blue: 3, white: 4 } },
    { draw: 10, from: { red: 5, gold: 5 } },
    { pick: ['a', 'b', 'c'].map((outcome) => [outcome, 1]) },
  ];
  for (const chance of chances) expect(countOutcomes(chance)).toBe(outcomes(chance).length);
  const deck = Object.fromEntries(Array.from({ length: 40 }, (_, card) => [`card ${card}`, 3]));
  expect(countOutcomes({ draw: 10, from: deck })).toBeGreaterThan(1e9);
});

const byWind: Judgement<Lanterns> = { evaluate: ({ wind }) => wind };

const thrown = () => lanternsAt({ step: 'wind', rows: [['red'], ['gold']], leader: 0 });

test('a few outcomes are weighed by their odds, exactly', () => {
  expect(expectation(lanterns, thrown(), 0, byWind, fastRng('any'))).toBeCloseTo(3.5, 12);
});

test('many outcomes are sampled', () => {
  // One die has six outcomes, more than the four ends that may be looked at: one is sampled.
  const sampled = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
    expectation(lanterns, thrown(), 0, byWind, fastRng(seed), 4),
  );
  for (const wind of sampled) expect([1, 2, 3, 4, 5, 6]).toContain(wind);
  expect(new Set(sampled).size).toBeGreaterThan(1);
});

test('what the game foresees goes before any outcome, unless it does not know', () => {
  const foresight = (value: number | null) => ({ ...byWind, foresee: () => value });
  expect(expectation(lanterns, thrown(), 0, foresight(42), fastRng('any'))).toBe(42);
  expect(expectation(lanterns, thrown(), 0, foresight(null), fastRng('any'))).toBeCloseTo(3.5, 12);
});

test('chance after chance is followed up to the next decision, and the state itself is left alone', () => {
  const dealing = lanternsAt({ step: 'deal', deal: [0, 1], wind: 0, rows: [[], []] });
  const before = structuredClone(dealing);
  const reds = expectation(lanterns, dealing, 0, byReds, fastRng('x'));
  // 6 of the 18 lanterns are red, and two are dealt.
  expect(reds).toBeCloseTo(2 / 3, 12);
  expect(dealing).toEqual(before);
});

const byReds: Judgement<Lanterns> = { evaluate: ({ rows }) => rows.flat().filter(isRed).length };
const isRed = ({ colour }: { colour: string }) => colour === 'red';
