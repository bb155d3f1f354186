/** About what one more customer of each kind is worth to a seat, counted in a moment. */
import { GOODS, goodOf, KINDS, WEIGHT } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { collectionOf, IS_R12, type World } from '../twin/world.ts';

const counts = GOODS.map(() => 0);
const gains = WEIGHT.slice();

/** Prototype: what counts for nothing yet may still do. */
const LEAST = 0.4;

/** By kind of customer; the list is good until the next call. */
export function quickGains(world: World, seat: Seat): readonly number[] {
  const collection = collectionOf(seat);
  for (let good = 0; good < GOODS.length; good++) {
    counts[good] = world[collection + 2 * good] + 2 * world[collection + 2 * good + 1];
  }
  for (let customer = 0; customer < KINDS; customer += 2) {
    const gain = gainOf(goodOf(customer), world[IS_R12] === 1);
    gains[customer] = gain;
    gains[customer + 1] = 2 * gain;
  }
  return gains;
}

/** Retail: the fewer of a good there are among the four, the more one adds. Prototype: all but the most numerous count. */
function gainOf(good: number, isR12: boolean): number {
  let more = 0;
  // Without a branch, as nothing could foresee it.
  for (let other = 0; other < GOODS.length; other++) more += (counts[good] - counts[other]) >>> 31;
  if (!isR12) return 1 + more;
  return more > 0 ? 1 : LEAST;
}
