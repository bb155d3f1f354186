import { expect, test } from 'vitest';
import type { WholeGame } from '../game.ts';
import { lanterns, stones } from '../toys/index.ts';
import { BROKEN } from './broken.ts';
import { LAWS, runBattery } from './index.ts';

const mixes = [{}, { rounds: 5, festival: 'winter' }, { looking: false, first: 1 }];

test('a sound game breaks no law', () => {
  const { matches, entries, findings } = runBattery(lanterns, { matches: 120, seed: 'sound', mixes });
  expect(findings).toEqual([]);
  expect(matches).toBe(120);
  expect(entries).toBeGreaterThan(120 * 20);
});

test('so does one at everybody’s own pace', () => {
  const { entries, findings } = runBattery(stones, { matches: 120, seed: 'sound', mixes: [] });
  expect(findings).toEqual([]);
  expect(entries).toBeGreaterThan(120 * 10);
});

/** Most faults show soon; rare ones, and those that only show in numbers, are given more matches. */
test.each(BROKEN)('$law: $fault', ({ law, game }) => {
  const plan = { seed: 'broken', mixes: game.id === lanterns.id ? mixes : [] };
  const lawsFound = (matches: number) =>
    runBattery(game as unknown as WholeGame, { matches, ...plan }).findings.map((finding) => finding.law);
  const soon = lawsFound(6);
  expect(soon.includes(law) ? soon : lawsFound(40)).toContain(law);
});

test('every law is broken by some toy', () => {
  const proved = new Set(BROKEN.map(({ law }) => law));
  expect(LAWS.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([]);
});

test('a match and its findings come again with the same seed and number', () => {
  const game = BROKEN.find(({ law }) => law === 'undo')!.game as unknown as WholeGame;
  const [found] = runBattery(game, { matches: 30, seed: 'again', mixes }).findings;
  const again = runBattery(game, { first: found.match!, matches: 1, seed: 'again', mixes });
  expect(again.findings[0]).toEqual(found);
});

test('options that no number of seats allows are a mistake in the plan', () => {
  const play = (mix: Record<string, number>) => () =>
    runBattery(lanterns, { matches: 1, seed: 'mistaken', mixes: [mix] });
  expect(play({ rounds: 9 })).toThrow('options.rounds: expected a whole number from 1 to 5, found 9');
  expect(play({ first: 3 })).not.toThrow();
});
