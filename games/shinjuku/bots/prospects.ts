/** What a seat has, and what it can hope for: points, customers within reach, a hand to pay with. */
import {
  bit,
  DEPARTMENT,
  GOODS,
  goodOf,
  jokersOf,
  KINDS,
  type ShinjukuState as State,
  WARD_IDS,
} from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { worthOf } from './collection.ts';
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

/** By ward and kind: the customers that stand there or will; used anew each time. */
const waiting = new Float64Array(WARD_IDS.length * KINDS);

export function prospectsOf(state: State, seat: Seat): number {
  return pointsOf(state, seat) + (isNearEnd(state) ? 0.5 : 1) * (hopes(state, seat) + means(state, seat));
}

export function pointsOf(state: State, seat: Seat): number {
  return worthOf(state, seat).points;
}

function isNearEnd({ trigger, lastRound }: State): boolean {
  return trigger !== null || lastRound;
}

/** An own building, and by ward how many pieces of track are missing to it. */
interface Site {
  shop: number;
  missing: number[];
}

function hopes(state: State, seat: Seat): number {
  const { gains } = worthOf(state, seat);
  const sites = sitesOf(state, seat);
  const sold = GOODS.map(() => 0);
  let hope = 0;
  for (const { shop } of sites) {
    hope += shop === DEPARTMENT ? 2 * BUILDING : BUILDING * (sold[shop]++ === 0 ? 2 : 1);
  }
  countWaiting(state);
  for (let at = 0; at < waiting.length; at++) {
    if (waiting[at] === 0) continue;
    const customer = at % KINDS;
    hope += bestChance(sites, (at - customer) / KINDS, customer) * gains[customer] * Math.min(2, waiting[at]);
  }
  return hope;
}

function sitesOf(state: State, seat: Seat): Site[] {
  const network = networkOf(state);
  const sites: Site[] = [];
  for (let station = 0; station < state.buildings.length; station++) {
    const building = state.buildings[station];
    if (building?.owner !== seat) continue;
    sites.push({ shop: building.shop, missing: missingTrack(state, network, station) });
  }
  return sites;
}

function countWaiting({ crowds, queue }: State): void {
  for (let ward = 0; ward < crowds.length; ward++) {
    for (let customer = 0; customer < KINDS; customer++) waiting[ward * KINDS + customer] = crowds[ward][customer];
  }
  for (const { ward, customers } of queue) {
    for (let customer = 0; customer < KINDS; customer++)
      waiting[ward * KINDS + customer] += QUEUED * customers[customer];
  }
}

/** The best chance that any of these buildings has to win such a customer from a ward. */
function bestChance(sites: readonly Site[], ward: number, customer: number): number {
  let best = 0;
  for (const { shop, missing } of sites) {
    if (shop !== DEPARTMENT && shop !== goodOf(customer)) continue;
    if (LIKELY[missing[ward]] > best) best = LIKELY[missing[ward]];
  }
  return best;
}

function means(state: State, seat: Seat): number {
  const jokers = jokersOf(state, seat);
  const cards = state.hands[seat].length;
  const useful = Math.min(cards, ENOUGH_CARDS);
  let worth = useful * CARD + (cards - useful) * SPARE_CARD - state.pieces[seat] * PIECE;
  for (const ward of state.hands[seat]) if (jokers & bit(ward)) worth += JOKER;
  return worth;
}
