import type { Game } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { calibrate } from './calibration.ts';
import { byStanding } from './greedy.ts';
import type { Model } from './model.ts';
import { randomBot } from './random.ts';
import { rulesModel } from './search/rules-model.ts';
import { stairs } from './testing/stairs.ts';

const game = stairs as unknown as Game;
const plan = { bots: [randomBot, randomBot], options: {}, seed: 'calibrated', positions: 200 };
const honest = rulesModel(stairs, byStanding(stairs));

/** A model of the stairs that says what it is told to. */
function saying(values: (steps: readonly number[]) => number[]): Model {
  const model: typeof honest = {
    ...honest,
    value({ state }, list) {
      for (const [seat, value] of values(state.steps).entries()) list[seat] = value;
    },
  };
  return model as unknown as Model;
}

test('who says that nothing is known is right about it', () => {
  const {
    bins,
    error,
    positions,
    game: id,
  } = calibrate(
    game,
    saying(() => [0.5, 0.5]),
    plan,
  );
  expect({ positions, id }).toEqual({ positions: 200, id: 'stairs' });
  expect(bins.filter(({ predictions }) => predictions > 0)).toHaveLength(1);
  expect(bins[5]).toMatchObject({ from: 0.5, to: 0.6, predictions: 400, predicted: 0.5 });
  expect(bins[5].seen).toBeCloseTo(0.5, 12);
  expect(error).toBeCloseTo(0, 12);
});

test('who is sure of the wrong is found out, and the better judgement is the nearer one', () => {
  const leader = (right: number) =>
    saying(([a, b]) => (a === b ? [0.5, 0.5] : a > b ? [right, 1 - right] : [1 - right, right]));
  const [wrong, sure, wary] = [0, 1, 0.8].map((right) => calibrate(game, leader(right), plan));
  expect(wrong.bins[0].seen).toBeGreaterThan(0.6);
  expect(wrong.error).toBeGreaterThan(sure.error);
  expect(sure.error).toBeGreaterThan(wary.error);
  const { error } = calibrate(game, honest as unknown as Model, plan);
  expect(error).toBeLessThan(sure.error);
});

test('the same seed says the same', () => {
  expect(calibrate(game, honest as unknown as Model, plan)).toEqual(calibrate(game, honest as unknown as Model, plan));
});
