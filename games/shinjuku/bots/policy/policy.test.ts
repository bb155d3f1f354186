import { CHANCE, OVER } from '@yamanote/bots';
import { fastRng } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { playedWorlds } from '../testing/worlds.ts';
import { actorOf } from '../twin/flow.ts';
import { legalMoves } from '../twin/moves.ts';
import { pointsOf } from '../twin/scores.ts';
import { SEATS, TURNS } from '../twin/world.ts';
import { policy } from './policy.ts';

test('whatever is asked, the policy answers legally, and comes to points', () => {
  const rng = fastRng('policy');
  const list: number[] = [];
  let points = 0;
  let turns = 0;
  for (const world of playedWorlds('policy')) {
    const by = actorOf(world);
    if (by === OVER) {
      for (let seat = 0; seat < world[SEATS]; seat++) points += pointsOf(world, seat);
      turns += world[TURNS];
    } else if (by !== CHANCE) {
      const count = legalMoves(world, list);
      const answer = policy(world, rng);
      if (!list.slice(0, count).includes(answer)) expect(list.slice(0, count)).toContain(answer);
    }
  }
  expect(turns).toBeGreaterThan(100);
  expect(points).toBeGreaterThan(100);
});
