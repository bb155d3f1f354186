import { CHANCE, OVER } from '@yamanote/bots';
import { nextStation, scorePad } from '@yamanote/games/next-station-tokyo/rules';
import { begin } from '@yamanote/games/testing/matches';
import { chooseAtRandom, fastRng, playOut, viewOf } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { model, worthOf } from './model.ts';
import { totalOf } from './twin/sheet.ts';
import type { World } from './twin/world.ts';

function worldAfter(entries: number, seats: number, options: object = {}): World {
  const state = begin(nextStation, seats, options);
  const rng = fastRng(`model ${seats}`);
  playOut(nextStation, state, rng, chooseAtRandom(rng), entries);
  return model.imagine(viewOf(nextStation, state, 0), rng, 0);
}

test('the policy plays any match to its end, far better than at random', () => {
  const rng = fastRng('policy');
  let sum = 0;
  for (let match = 0; match < 40; match++) {
    const world = worldAfter(0, 1);
    while (model.actor(world) !== OVER) {
      if (model.actor(world) === CHANCE) model.happen(world, rng);
      else model.play(world, model.policy(world, rng));
    }
    const values: number[] = [];
    model.value(world, values);
    expect(values).toEqual([totalOf(world.row, world.facts)]);
    sum += values[0];
  }
  expect(sum / 40).toBeGreaterThan(95);
});

test('chances to win are one in all, grow with points, and are nearly certain at the end', () => {
  const world = worldAfter(30, 3, { goals: true });
  const at = (own: number) => {
    const values: number[] = [];
    worthOf(world, own, values);
    return values;
  };
  expect(at(120).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(at(130)[0]).toBeGreaterThan(at(120)[0]);
  const late = { ...worldAfter(1000, 2), expected: [0, 100] };
  const values: number[] = [];
  worthOf(late, 110, values);
  expect(values[0]).toBeGreaterThan(0.95);
});

test('at the end of a match alone the value is its score', () => {
  const state = begin(nextStation, 1, { effects: true });
  const rng = fastRng('end');
  playOut(nextStation, state, rng, chooseAtRandom(rng));
  const values: number[] = [];
  model.value(model.imagine(viewOf(nextStation, state, 0), rng, 0), values);
  expect(values[0]).toBe(scorePad(state, 0).solo?.points);
});
