/** What a seat has, and what it can hope for: points, customers within reach, a hand to pay with. */
import { bit, DEPARTMENT, goodOf, KINDS } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { worthOf } from './collection.ts';
import { add, begin, type Digest } from './digest.ts';
import { missingTrack, type Network, networkOf } from './distances.ts';
import { jokersOf } from './twin/purse.ts';
import {
  BUILDINGS,
  CROWD_SIZES,
  crowdOf,
  HAND_SIZES,
  handOf,
  LAST_ROUND,
  NONE,
  OWNERS,
  PIECES,
  QUEUE,
  QUEUE_LENGTH,
  queuedAt,
  SOLD,
  STATION_COUNT,
  TRIGGER,
  WARD_COUNT,
  type World,
} from './twin/world.ts';

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

export function prospectsOf(world: World, seat: Seat): number {
  return worthOf(world, seat).points + (isNearEnd(world) ? 0.5 : 1) * (hopes(world, seat) + means(world, seat));
}

function isNearEnd(world: World): boolean {
  return world[TRIGGER] !== NONE || world[LAST_ROUND] === 1;
}

// The buildings of the seat that was looked at last: what they sell, and by ward how many pieces of track are missing.
const shops = new Int8Array(STATION_COUNT);
const stations = new Int8Array(STATION_COUNT);
const missing: Int8Array[] = [];
let sites = 0;

/** By kind of customer: those of a ward who stand there or will. */
const waiting = new Float64Array(KINDS);

/** Most answers change nothing of what this hangs on, so it is kept where a digest of that leads. */
const PLACES = 1 << 14;
const kept = new Float64Array(PLACES);
const digests = new Int32Array(2 * PLACES);

function hopes(world: World, seat: Seat): number {
  const { gains } = worthOf(world, seat);
  const network = networkOf(world);
  findSites(world, seat);
  digestHopes(world, network, gains);
  const { one, other } = digest;
  const place = one & (PLACES - 1);
  if (digests[2 * place] === one && digests[2 * place + 1] === other) return kept[place];
  for (let site = 0; site < sites; site++) missing[site] = missingTrack(world, network, stations[site]);
  kept[place] = countHopes(world, gains);
  digests[2 * place] = one;
  digests[2 * place + 1] = other;
  return kept[place];
}

const digest: Digest = { one: 0, other: 0 };

function digestHopes(world: World, { low, middle, high }: Network, gains: readonly number[]): void {
  begin(digest);
  add(digest, low);
  add(digest, middle);
  add(digest, high);
  for (let site = 0; site < sites; site++) add(digest, (stations[site] << 3) | shops[site]);
  // Gains are whole numbers, but for the least.
  for (let customer = 0; customer < KINDS; customer++) add(digest, (gains[customer] * 10) | 0);
  for (let ward = 0; ward < WARD_COUNT; ward++) {
    if (world[CROWD_SIZES + ward] > 0) addCustomers(world, ward, crowdOf(ward));
  }
  for (let slot = 0; slot < world[QUEUE_LENGTH]; slot++) {
    addCustomers(world, WARD_COUNT + world[QUEUE + slot], queuedAt(slot));
  }
}

function addCustomers(world: World, where: number, from: number): void {
  for (let customer = 0; customer < KINDS; customer++) {
    const count = world[from + customer];
    if (count > 0) add(digest, (((where << 3) | customer) << 5) | count);
  }
}

function findSites(world: World, seat: Seat): void {
  sites = 0;
  for (let station = 0; station < STATION_COUNT; station++) {
    const building = world[BUILDINGS + station];
    if (OWNERS[building] !== seat) continue;
    stations[sites] = station;
    shops[sites++] = SOLD[building];
  }
}

function countHopes(world: World, gains: readonly number[]): number {
  let sold = 0;
  let hope = 0;
  for (let site = 0; site < sites; site++) {
    const shop = shops[site];
    hope += shop === DEPARTMENT ? 2 * BUILDING : BUILDING * ((sold & (1 << shop)) === 0 ? 2 : 1);
    if (shop !== DEPARTMENT) sold |= 1 << shop;
  }
  let queued = 0;
  for (let slot = 0; slot < world[QUEUE_LENGTH]; slot++) queued |= bit(world[QUEUE + slot]);
  for (let ward = 0; ward < WARD_COUNT; ward++) {
    if (world[CROWD_SIZES + ward] === 0 && (queued & bit(ward)) === 0) continue;
    countWaiting(world, ward);
    for (let customer = 0; customer < KINDS; customer++) {
      if (waiting[customer] === 0) continue;
      hope += bestChance(ward, goodOf(customer)) * gains[customer] * Math.min(2, waiting[customer]);
    }
  }
  return hope;
}

function countWaiting(world: World, ward: number): void {
  const crowd = crowdOf(ward);
  for (let customer = 0; customer < KINDS; customer++) waiting[customer] = world[crowd + customer];
  for (let slot = 0; slot < world[QUEUE_LENGTH]; slot++) {
    if (world[QUEUE + slot] !== ward) continue;
    const queued = queuedAt(slot);
    for (let customer = 0; customer < KINDS; customer++) waiting[customer] += QUEUED * world[queued + customer];
  }
}

/** The best chance that any of these buildings has to win somebody who wants this good from a ward. */
function bestChance(ward: number, good: number): number {
  let best = 0;
  for (let site = 0; site < sites; site++) {
    const shop = shops[site];
    if (shop !== DEPARTMENT && shop !== good) continue;
    const likely = LIKELY[missing[site][ward]];
    if (likely > best) best = likely;
  }
  return best;
}

function means(world: World, seat: Seat): number {
  const jokers = jokersOf(world, seat);
  const hand = handOf(seat);
  const cards = world[HAND_SIZES + seat];
  const useful = Math.min(cards, ENOUGH_CARDS);
  let worth = useful * CARD + (cards - useful) * SPARE_CARD - world[PIECES + seat] * PIECE;
  for (let ward = 0; ward < WARD_COUNT; ward++) {
    if (jokers & bit(ward)) for (let copy = world[hand + ward]; copy > 0; copy--) worth += JOKER;
  }
  return worth;
}
