/** Which cards to pay with: those that will be missed least. */
import { bit } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { SPEND_ON, THREE } from '../twin/answers.ts';
import { heldBy, jokersOf } from '../twin/purse.ts';
import { CROWD_SIZES, HAND_SIZES, handOf, NONE, WARD_COUNT, type World } from '../twin/world.ts';

/** A card that is a joker, or of a ward where customers stand, is missed more; one of several less. */
const JOKER = 2;
const CROWDED = 1;
const SPARE = -0.5;

function missed(world: World, hand: number, ward: number, jokers: number): number {
  return (
    ((jokers & bit(ward)) !== 0 ? JOKER : 0) +
    (world[CROWD_SIZES + ward] > 0 ? CROWDED : 0) +
    (world[hand + ward] > 1 ? SPARE : 0)
  );
}

/** The best way to pay for a card of one of these wards; NONE if there is none. */
export function bestPayment(world: World, seat: Seat, wards: number): number {
  const jokers = jokersOf(world, seat);
  return bestOf(world, seat, heldBy(world, seat) & (wards | jokers), jokers);
}

/** The same where it is known which cards would do, and which are jokers, as bits. */
export function bestOf(world: World, seat: Seat, cards: number, jokers: number): number {
  if (cards === 0) return world[HAND_SIZES + seat] >= 3 ? THREE : NONE;
  const hand = handOf(seat);
  let best = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let left = cards; left !== 0; left &= left - 1) {
    const ward = 31 - Math.clz32(left & -left);
    const cost = missed(world, hand, ward, jokers);
    if (cost >= least) continue;
    least = cost;
    best = ward;
  }
  return best;
}

/** The answer that gives the three cards which are missed least. */
export function bestThree(world: World, seat: Seat): number {
  const hand = handOf(seat);
  const jokers = jokersOf(world, seat);
  taken.fill(0);
  for (let card = 0; card < 3; card++) {
    let best = NONE;
    let least = Number.POSITIVE_INFINITY;
    for (let ward = 0; ward < WARD_COUNT; ward++) {
      if (world[hand + ward] <= taken[ward]) continue;
      const cost = missed(world, hand, ward, jokers) + SPARE * taken[ward];
      if (cost >= least) continue;
      least = cost;
      best = ward;
    }
    taken[best]++;
  }
  let answer = 0;
  for (let ward = 0; ward < WARD_COUNT; ward++) {
    for (let copy = taken[ward]; copy > 0; copy--) answer = answer * WARD_COUNT + ward;
  }
  return SPEND_ON + answer;
}

const taken = new Int8Array(WARD_COUNT);
