import { adam } from '@yamanote/bots/learning';
import { MOST_SEATS } from '@yamanote/games/shinjuku/rules';
import { fastRng } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { evaluateWorld } from '../evaluate.ts';
import { shares } from '../twin/scores.ts';
import { makeWeights, parseWeights, teach, WEIGHTS } from '../value/net.ts';
import { beginning, playMatch } from './matches.ts';
import { learnFrom, learnValue } from './value.ts';

const PLAN = {
  seed: 'test',
  matches: 3,
  mostTurns: 6,
  byGreedy: 1,
  trust: 0.9,
  rates: [0.02, 0.01],
  again: 1,
} as const;

test('the same seed learns the same', () => {
  const surprises: number[] = [];
  const learned = learnValue(PLAN, (_matches, surprise) => surprises.push(surprise));
  expect(surprises).toHaveLength(PLAN.matches);
  expect(learned.every(Number.isFinite)).toBe(true);
  expect(learnValue(PLAN, () => {})).toEqual(learned);
});

test('what is learned again and again surprises less', () => {
  const rng = fastRng('again');
  const world = beginning(0, rng);
  const widths = { opens: 2, tracks: 2, upgrades: 1, journeys: 2 };
  const path = playMatch(world, { widths, judge: evaluateWorld, rng }, 20);
  const ending = new Float64Array(MOST_SEATS);
  shares(world, ending);
  const weights = Float64Array.from({ length: WEIGHTS }, () => rng.below(1000) / 1000 - 0.5);
  const gradient = new Float64Array(WEIGHTS);
  const descend = adam(weights, gradient);
  const surprises = Array.from({ length: 30 }, () => {
    const surprise = learnFrom({ path, ending }, 1, weights, gradient);
    descend(0.01);
    return surprise;
  });
  expect(surprises[29]).toBeLessThan(surprises[0] / 2);
});

test('the gradient says how a weight changes the surprise', () => {
  const rng = fastRng('gradient');
  for (const match of [0, 1]) {
    const world = beginning(match, rng);
    const weights = Float64Array.from({ length: WEIGHTS }, () => rng.below(1000) / 1000 - 0.5);
    const gradient = new Float64Array(WEIGHTS);
    const target = Float64Array.of(1, 0, 0, 0);
    teach(world, target, weights, gradient);
    const unused = new Float64Array(WEIGHTS);
    for (let i = 0; i < WEIGHTS; i += 37) {
      const surpriseAt = (change: number) => teach(world, target, weights.with(i, weights[i] + change), unused);
      expect(gradient[i]).toBeCloseTo((surpriseAt(1e-5) - surpriseAt(-1e-5)) / 2e-5, 4);
    }
  }
});

test('weights read back as they were, but for a little', () => {
  const weights = new Float64Array(WEIGHTS).fill(0.12344);
  expect(parseWeights(makeWeights(weights))[5]).toBe(0.1234);
});
