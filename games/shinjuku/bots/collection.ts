/** What a collection is worth, and what one more customer would add; few answers change it, so the last ones are kept. */
import { KINDS } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { pointsOf } from './twin/scores.ts';
import { collectionOf, IS_R12, STARS, type World } from './twin/world.ts';

interface Worth {
  points: number;
  /** By kind of customer: what one more of it would add. */
  gains: readonly number[];
}

const MOST_KEPT = 10_000;
const kept = new Map<number, Worth>();

/** A first customer of a good may score nothing yet, but is on its way to a set. */
const LEAST_GAIN = 0.4;

/** Nobody has so many customers of a kind. */
const TOO_MANY = 24;

export function worthOf(world: World, seat: Seat): Worth {
  const collection = collectionOf(seat);
  let key = 2 * world[STARS + seat] + world[IS_R12];
  for (let customer = 0; customer < KINDS; customer++) key = key * TOO_MANY + world[collection + customer];
  const known = kept.get(key);
  if (known !== undefined) return known;
  const points = pointsOf(world, seat);
  const gains: number[] = [];
  for (let customer = 0; customer < KINDS; customer++) {
    world[collection + customer]++;
    gains.push(Math.max(LEAST_GAIN, pointsOf(world, seat) - points));
    world[collection + customer]--;
  }
  const worth = { points, gains };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, worth);
  return worth;
}
