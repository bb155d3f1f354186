import { CHANCE, OVER } from '@yamanote/bots';
import { fastRng } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { happen } from '../twin/chance.ts';
import { actorOf, hasAllLandmarks, play } from '../twin/flow.ts';
import { legalMoves } from '../twin/moves.ts';
import { VALUE, WEIGHTS, weightsOf } from '../value/net.ts';
import { makeWeights, parseWeights } from '../weights.ts';
import { teach } from './gradient.ts';
import { beginning } from './matches.ts';
import { learnPolicy } from './policy.ts';
import { anyStyle } from './styles.ts';
import { learnValue } from './value.ts';

const PLAN = { seed: 'test', matches: 24, trust: 0.6, rates: [0.02, 0.01], curiosity: 20 } as const;

test('self-play makes ends less surprising, and the same seed learns the same', () => {
  const surprises: number[] = [];
  const learned = learnValue(PLAN, (_matches, surprise) => surprises.push(surprise));
  const [first, last] = [surprises.slice(0, 6), surprises.slice(-6)].map((part) =>
    part.reduce((sum, one) => sum + one),
  );
  expect(last).toBeLessThan(first);
  const fewer = { ...PLAN, matches: 2 };
  expect(learnValue(fewer, () => {}).all).toEqual(learnValue(fewer, () => {}).all);
  expect(learned.all.every(Number.isFinite)).toBe(true);
});

test('the gradient says how a weight changes the surprise', () => {
  const world = beginning(0);
  const rng = fastRng('gradient');
  const weights = weightsOf(Float64Array.from({ length: WEIGHTS }, () => rng.below(1000) / 1000 - 0.5));
  const gradient = weightsOf(new Float64Array(WEIGHTS));
  const target = Float64Array.of(1, 0, 0, 0);
  teach(world, target, weights, gradient);
  const unused = weightsOf(new Float64Array(WEIGHTS));
  for (let i = 0; i < WEIGHTS; i += 97) {
    const surpriseAt = (change: number) => {
      const moved = weightsOf(weights.all.slice());
      moved.all[i] += change;
      return teach(world, target, moved, unused);
    };
    expect(gradient.all[i]).toBeCloseTo((surpriseAt(1e-5) - surpriseAt(-1e-5)) / 2e-5, 4);
  }
});

test('who plays in another style plays legally, and wins against who builds anything', () => {
  const rng = fastRng('styles');
  let won = 0;
  for (let match = 0; match < 12; match++) {
    const world = beginning(0);
    const style = anyStyle(rng);
    while (actorOf(world) !== OVER) {
      const list: number[] = [];
      const legal = list.slice(0, actorOf(world) === CHANCE ? 0 : legalMoves(world, list));
      if (legal.length === 0) happen(world, rng);
      else {
        const move = actorOf(world) === match % 2 ? style(world) : legal[rng.below(legal.length)];
        expect(legal).toContain(move);
        play(world, move);
      }
    }
    won += Number(hasAllLandmarks(world, match % 2));
  }
  expect(won).toBeGreaterThan(9);
});

test('the policy learns to build what a value finds good', () => {
  const regrets: number[] = [];
  learnPolicy({ seed: 'test', matches: 30, rates: [0.1, 0.02] }, VALUE, (_matches, regret) => regrets.push(regret));
  expect(regrets.at(-1)).toBeLessThan(regrets[0]);
});

test('weights read back as they were, but for a little', () => {
  const read = parseWeights(makeWeights(Float64Array.of(0.12344, -2, 0)));
  expect([...read]).toEqual([0.1234, -2, 0]);
});
