import { CHANCE, OVER } from '@yamanote/bots';
import { type MachiKoro, machiKoro } from '@yamanote/games/machi-koro/rules';
import { begin, beginAt } from '@yamanote/games/testing/matches';
import { fastRng } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { beginning } from '../learn/matches.ts';
import { POLICY, policy } from '../policy/policy.ts';
import { happen } from '../twin/chance.ts';
import { actorOf, hasAllLandmarks, play } from '../twin/flow.ts';
import { PHASE, pack, ROLLING, type World } from '../twin/world.ts';
import { chances, VALUE } from './net.ts';

const LANDMARKS = ['train-station', 'shopping-mall', 'amusement-park', 'radio-tower'];

function chancesOf(world: World): number[] {
  const values: number[] = [];
  chances(world, VALUE, values);
  return values;
}

function before(roll: object): number[] {
  return chancesOf(pack(beginAt(machiKoro, { turn: 0, step: 'roll', ...roll }, 2)));
}

test('the chances of all seats add up to 1, in every moment of every kind of match', () => {
  for (const seats of [2, 3, 4]) {
    const state: MachiKoro['state'] = begin(machiKoro, seats, { display: seats === 3 ? 'changing' : 'full' });
    for (const _ of moments(machiKoro, state, fastRng(`chances ${seats}`), undefined, 300)) {
      const values = chancesOf(pack(state));
      expect(values).toHaveLength(seats);
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    }
  }
});

test('a match that is over is won by who won it', () => {
  const players = [{ landmarks: LANDMARKS.slice(1) }, { landmarks: LANDMARKS }];
  expect(chancesOf(pack(beginAt(machiKoro, { turn: 1, step: 'over', players }, 2)))).toEqual([0, 1]);
});

test('coins, cards and landmarks are good for who has them', () => {
  const even = before({ players: [{}, {}] })[0];
  expect(before({ players: [{ coins: 9 }, {}] })[0]).toBeGreaterThan(even);
  expect(before({ players: [{}, { coins: 9 }] })[0]).toBeLessThan(even);
  expect(before({ players: [{ landmarks: ['shopping-mall'] }, {}] })[0]).toBeGreaterThan(even);
  const stores = { 'wheat-field': 1, bakery: 1, 'convenience-store': 3 };
  expect(before({ players: [{ city: stores }, {}] })[0]).toBeGreaterThan(even);
});

test('who is sure to win with the next roll has almost won', () => {
  const players = [{ coins: 22, landmarks: LANDMARKS.slice(0, 3) }, { landmarks: LANDMARKS.slice(0, 2) }];
  expect(before({ players })[0]).toBeGreaterThan(0.95);
});

test('of the seats that are given a chance, about that share wins', () => {
  const bins = Array.from({ length: 5 }, () => ({ given: 0, won: 0, count: 0 }));
  const rng = fastRng('calibration');
  for (let match = 0; match < 600; match++) {
    const world = beginning(match);
    const path: World[] = [];
    for (let by = actorOf(world); by !== OVER; by = actorOf(world)) {
      if (world[PHASE] === ROLLING) path.push(world.slice());
      if (by === CHANCE) happen(world, rng);
      else play(world, policy(world, POLICY));
    }
    const position = path[rng.below(path.length)];
    for (const [seat, value] of chancesOf(position).entries()) {
      const bin = bins[Math.min(4, Math.floor(value * 5))];
      bin.given += value;
      bin.won += Number(hasAllLandmarks(world, seat));
      bin.count++;
    }
  }
  // Twice the standard error of a share of so many.
  for (const { given, won, count } of bins) expect(Math.abs(given - won) / count).toBeLessThan(1 / Math.sqrt(count));
});
