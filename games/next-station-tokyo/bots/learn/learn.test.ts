import { fastRng } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { happen, play } from '../twin/flow.ts';
import { legalMoves } from '../twin/moves.ts';
import { ANSWER, STEP } from '../twin/world.ts';
import { sheetValue, VALUE, WEIGHTS } from '../value/net.ts';
import { makeWeights, parseWeights } from '../weights.ts';
import { makeLesson, note, teach } from './lesson.ts';
import { beginning } from './matches.ts';
import { learnPolicy } from './policy.ts';
import { learnValue } from './value.ts';

const PLAN = { seed: 'test', matches: 60, trust: 0.7, rates: [0.01, 0.003], curiosity: 20 } as const;

test('self-play brings values nearer to the end, and the same seed learns the same', () => {
  const offs: number[] = [];
  const learned = learnValue(PLAN, (_matches, _points, off) => offs.push(off));
  const sum = (part: readonly number[]) => part.reduce((all, one) => all + one, 0);
  expect(sum(offs.slice(-6))).toBeLessThan(sum(offs.slice(0, 6)));
  expect(learned.every(Number.isFinite)).toBe(true);
  const fewer = { ...PLAN, matches: 4 };
  expect(learnValue(fewer, () => {})).toEqual(learnValue(fewer, () => {}));
});

test('the gradient says how a weight changes what the value is off by', () => {
  const rng = fastRng('gradient');
  const world = beginning(0, rng);
  const moves: number[] = [];
  for (let steps = 0; steps < 12; steps++) {
    if (world.row[STEP] === ANSWER) play(world, moves[legalMoves(world, moves) - 1]);
    else happen(world, rng);
  }
  if (world.row[STEP] === ANSWER) play(world, 0);
  const weights = Float64Array.from({ length: WEIGHTS }, () => rng.below(1000) / 5000 - 0.1);
  const lesson = makeLesson();
  const before = sheetValue(world.row, world.facts, weights);
  note(lesson, world.row, before);
  const gradient = new Float64Array(WEIGHTS);
  // Half the square of what it is off by, in units of ten points.
  const fault = (given: Float64Array) => (teach(lesson, 100, given, new Float64Array(WEIGHTS)) / 10) ** 2 / 2;
  expect(teach(lesson, 100, weights, gradient)).toBeCloseTo(before - 100, 9);
  let checked = 0;
  for (let i = 0; i < WEIGHTS; i += 37) {
    const moved = (change: number) => fault(weights.with(i, weights[i] + change));
    expect(gradient[i]).toBeCloseTo((moved(1e-5) - moved(-1e-5)) / 2e-5, 3);
    if (gradient[i] !== 0) checked++;
  }
  expect(checked).toBeGreaterThan(10);
});

test('the policy learns to draw what a value finds good', () => {
  const regrets: number[] = [];
  learnPolicy({ seed: 'test', matches: 40, rates: [0.05, 0.01] }, VALUE, (_matches, regret) => regrets.push(regret));
  expect(regrets.at(-1)).toBeLessThan(regrets[0]);
});

test('weights read back as they were, but for a little', () => {
  expect([...parseWeights(makeWeights(Float64Array.of(0.12344, -2, 0)))]).toEqual([0.123, -2, 0]);
});
