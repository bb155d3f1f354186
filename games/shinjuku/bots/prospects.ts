/** What a seat has, and what it can hope for: points, customers within reach, a hand to pay with. */
import {
  bit,
  CUSTOMERS,
  DEPARTMENT,
  editionOf,
  GOODS,
  goodOf,
  jokersOf,
  KINDS,
  type ShinjukuState as State,
  WARD_IDS,
} from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { missingTrack, networkOf } from './reach.ts';

/** By pieces of track that are missing: how likely a customer is to be won. */
const LIKELY = [0.42, 0.2, 0.09, 0.04, 0];
/** A customer that stands in the queue is not there yet. */
const QUEUED = 0.5;
/** A building is good for customers still to come; the first one for a good twice as much. */
const BUILDING = 0.5;
const CARD = 0.4;
const JOKER = 0.25;
/** Cards beyond this are of little use. */
const ENOUGH_CARDS = 5;
const SPARE_CARD = 0.1;
const PIECE = 0.06;
export const THREE_CARDS = 3 * CARD;

/** By ward and kind: the best chance that any building gives; used anew each time. */
const best = new Float64Array(WARD_IDS.length * KINDS);

export function prospectsOf(state: State, seat: Seat): number {
  return pointsOf(state, seat) + (isNearEnd(state) ? 0.5 : 1) * (hopes(state, seat) + means(state, seat));
}

export function pointsOf(state: State, seat: Seat): number {
  return editionOf(state).points(state.collections[seat], state.stars[seat]);
}

function isNearEnd({ trigger, lastRound }: State): boolean {
  return trigger !== null || lastRound;
}

/** What one more customer of each kind would add. */
function gains(state: State, seat: Seat): number[] {
  const { points } = editionOf(state);
  const [collection, stars] = [state.collections[seat], state.stars[seat]];
  const now = points(collection, stars);
  // A first customer of a good may score nothing yet, but is on its way to a set.
  return CUSTOMERS.map((_, customer) => Math.max(0.4, points([...collection, customer], stars) - now));
}

function hopes(state: State, seat: Seat): number {
  const worth = gains(state, seat);
  best.fill(0);
  const network = networkOf(state);
  const sold = GOODS.map(() => 0);
  let hope = 0;
  for (let station = 0; station < state.buildings.length; station++) {
    const building = state.buildings[station];
    if (building?.owner !== seat) continue;
    hope += building.shop === DEPARTMENT ? 2 * BUILDING : BUILDING * (sold[building.shop]++ === 0 ? 2 : 1);
    const missing = missingTrack(state, network, station);
    for (let ward = 0; ward < missing.length; ward++) {
      const likely = LIKELY[missing[ward]];
      if (likely === 0) continue;
      for (let customer = 0; customer < KINDS; customer++) {
        const fits = building.shop === DEPARTMENT || building.shop === goodOf(customer);
        const at = ward * KINDS + customer;
        if (fits && likely > best[at]) best[at] = likely;
      }
    }
  }
  for (let at = 0; at < best.length; at++) {
    if (best[at] === 0) continue;
    const customer = at % KINDS;
    hope += best[at] * worth[customer] * Math.min(2, waiting(state, Math.floor(at / KINDS), customer));
  }
  return hope;
}

function waiting({ crowds, queue }: State, ward: number, customer: number): number {
  let there = crowds[ward][customer];
  for (let slot = 0; slot < queue.length; slot++) {
    if (queue[slot].ward === ward) there += QUEUED * queue[slot].customers[customer];
  }
  return there;
}

function means(state: State, seat: Seat): number {
  const jokers = jokersOf(state, seat);
  const cards = state.hands[seat].length;
  const useful = Math.min(cards, ENOUGH_CARDS);
  let worth = useful * CARD + (cards - useful) * SPARE_CARD - state.pieces[seat] * PIECE;
  for (const ward of state.hands[seat]) if (jokers & bit(ward)) worth += JOKER;
  return worth;
}
