/** What a sound player would answer, at a glance: with this playouts go on. */
import { bit, DEPARTMENT, ENDS, GOODS, KINDS, STATIONS_IN, WARD_OF } from '@yamanote/games/shinjuku/rules';
import type { Rng, Seat } from '@yamanote/kernel';
import { deliverable, lookAtParts, sellingTo } from '../parts.ts';
import { bestOf, bestThree } from '../plan/payment.ts';
import {
  ALIGHT_AS,
  INCOME,
  MOVE,
  OPEN,
  PASS,
  PLACE,
  SINGLE,
  STAY,
  TRACK,
  UPGRADE,
  WAYS_TO_PAY,
} from '../twin/answers.ts';
import { findEstate } from '../twin/estate.ts';
import { IS_MARKED, MARKED } from '../twin/facts.ts';
import { legalMoves } from '../twin/moves.ts';
import { ACTION, ALIGHT, CEO, EXTEND, RIDE, SHOP, SPEND, START } from '../twin/phases.ts';
import { cardsFor, jokersHeld, openPurse, payableWards } from '../twin/purse.ts';
import {
  ABOUT,
  AT,
  BUILDINGS,
  CEOS,
  CONNECTION_COUNT,
  CROWD_SIZES,
  collectionOf,
  crowdOf,
  DONE,
  DONE_COUNT,
  HAND_SIZES,
  isDepartment,
  KAIJU,
  MOVED,
  NONE,
  OPENED,
  OWNERS,
  PHASE,
  PIECES,
  SOLD,
  supplyOf,
  TRACKED,
  TRACKS,
  TRIGGER,
  TURN,
  UPGRADED,
  WARD_COUNT,
  type World,
} from '../twin/world.ts';
import { quickGains } from './gains.ts';
import { wayOn, wayToStart } from './way.ts';

const list: number[] = [];

export function policy(world: World, rng: Rng): number {
  const seat = world[TURN];
  switch (world[PHASE]) {
    case ACTION:
      return act(world, seat, rng);
    case SPEND:
      return bestThree(world, seat);
    case SHOP:
      return shopAt(world, seat, rng);
    case EXTEND:
      return SINGLE;
    case START:
      return wayToStart(world, seat);
    case ALIGHT:
      return alight(world, seat);
    case RIDE:
      return wayOn(world, seat);
    case CEO:
      return world[CEOS + seat] === NONE ? any(world, rng) : STAY;
    default:
      return any(world, rng);
  }
}

function any(world: World, rng: Rng): number {
  const count = legalMoves(world, list);
  return list[rng.below(count)];
}

/** Cards beyond this are enough for a turn. */
const ENOUGH_CARDS = 3;

function act(world: World, seat: Seat, rng: Rng): number {
  const done = world[DONE];
  const cards = world[HAND_SIZES + seat];
  if (cards > 0) {
    const mayMove = (done & MOVED) === 0;
    const mayOpen = (done & OPENED) === 0 && hasStore(world, seat);
    const estateSize = findEstate(world, seat);
    openPurse(world, seat, estateSize);
    if (mayMove || mayOpen) lookAtParts(world, seat, estateSize);
    const delivery = mayMove ? deliver(world, seat) : NONE;
    if (delivery !== NONE) return delivery;
    const promotion = (done & UPGRADED) === 0 ? promote(world, seat) : NONE;
    if (promotion !== NONE) return promotion;
    const opening = mayOpen ? openShop(world, seat) : NONE;
    if (opening !== NONE) return opening;
  }
  const piece = (done & TRACKED) === 0 && world[PIECES + seat] > 0 ? layTrack(world, seat, rng) : NONE;
  if (piece !== NONE && (world[DONE_COUNT] === 0 || cards >= ENOUGH_CARDS)) return piece;
  return cards < ENOUGH_CARDS || world[DONE_COUNT] === 0 ? INCOME : PASS;
}

/** Whether there is anything left to open; department stores come of upgrades. */
function hasStore(world: World, seat: Seat): boolean {
  const supply = supplyOf(seat);
  for (let good = 0; good < GOODS.length; good++) if (world[supply + good] > 0) return true;
  return false;
}

/** How to pay out of the open purse for a card of one of these wards. */
function pay(world: World, seat: Seat, wards: number): number {
  return bestOf(world, seat, cardsFor(wards), jokersHeld());
}

/** What a MOVE has to deliver to be worth three cards. */
const WORTH_THREE = 2;

/** The MOVE that delivers most; the purse is open. */
function deliver(world: World, seat: Seat): number {
  const gains = quickGains(world, seat);
  const byCard = payableWards();
  const byThree = world[HAND_SIZES + seat] >= 3;
  let best = NONE;
  let most = 0;
  for (let ward = 0; ward < WARD_COUNT; ward++) {
    if (world[CROWD_SIZES + ward] === 0 || ward === world[KAIJU]) continue;
    const isCheap = (byCard & bit(ward)) !== 0;
    if (!isCheap && !byThree) continue;
    const gain = deliverable(world, ward, gains);
    if (gain <= most || (!isCheap && gain < WORTH_THREE)) continue;
    most = gain;
    best = ward;
  }
  if (best === NONE) return NONE;
  const move = MOVE + best * WAYS_TO_PAY + pay(world, seat, bit(best));
  // With the Kaiju on the map not every way is open: what cannot be done is not answered.
  return world[KAIJU] >= 0 && !isLegal(world, move) ? NONE : move;
}

function isLegal(world: World, move: number): boolean {
  const count = legalMoves(world, list);
  for (let i = 0; i < count; i++) if (list[i] === move) return true;
  return false;
}

function promote(world: World, seat: Seat): number {
  if (world[supplyOf(seat) + DEPARTMENT] === 0 || world[TRIGGER] !== NONE) return NONE;
  for (let i = 0; i < MARKED.length; i++) {
    const station = MARKED[i];
    const building = world[BUILDINGS + station];
    if (OWNERS[building] !== seat || isDepartment(building)) continue;
    const customer = 2 * SOLD[building];
    const ward = bit(WARD_OF[station]);
    if (world[collectionOf(seat) + customer] === 0 || (payableWards() & ward) === 0) continue;
    return UPGRADE + (station * KINDS + customer) * WAYS_TO_PAY + pay(world, seat, ward);
  }
  return NONE;
}

/** A store where most customers wait for whom there is none within reach; the purse is open. */
function openShop(world: World, seat: Seat): number {
  const payable = payableWards();
  let best = NONE;
  let most = 0;
  for (let ward = 0; ward < WARD_COUNT; ward++) {
    // Nor can more of them want the same than stand there.
    if (world[CROWD_SIZES + ward] <= most || (payable & bit(ward)) === 0) continue;
    const wanted = unserved(world, seat, ward);
    if (wanted === NONE) continue;
    const count = world[crowdOf(ward) + 2 * wanted] + world[crowdOf(ward) + 2 * wanted + 1];
    if (count <= most) continue;
    const station = emptyIn(world, ward);
    if (station === NONE) continue;
    most = count;
    best = station;
  }
  return best === NONE ? NONE : OPEN + best * WAYS_TO_PAY + pay(world, seat, bit(WARD_OF[best]));
}

/** The good that most customers of a ward want, of those that the seat can open a store for and does not sell them. */
function unserved(world: World, seat: Seat, ward: number): number {
  let best = NONE;
  let most = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const count = world[crowdOf(ward) + 2 * good] + 2 * world[crowdOf(ward) + 2 * good + 1];
    if (count <= most || world[supplyOf(seat) + good] === 0 || sellingTo(ward, good) > 0) continue;
    most = count;
    best = good;
  }
  return best;
}

function emptyIn(world: World, ward: number): number {
  let found = NONE;
  const stations = STATIONS_IN[ward];
  for (let i = 0; i < stations.length; i++) {
    const station = stations[i];
    if (world[BUILDINGS + station] === 0 && (found === NONE || IS_MARKED[station] === 1)) found = station;
  }
  return found;
}

/** So many connections are looked at. */
const LOOKED_AT = 12;

/** A piece that touches a building of one's own, where one is found quickly. */
function layTrack(world: World, seat: Seat, rng: Rng): number {
  const from = rng.below(CONNECTION_COUNT);
  let best = NONE;
  for (let step = 0; step < LOOKED_AT; step++) {
    const place = from + 5 * step;
    const at = place < CONNECTION_COUNT ? place : place - CONNECTION_COUNT;
    if (world[TRACKS + at] !== 0) continue;
    const ends = ENDS[at];
    if (OWNERS[world[BUILDINGS + ends[0]]] === seat || OWNERS[world[BUILDINGS + ends[1]]] === seat) return TRACK + at;
    best = TRACK + at;
  }
  return best;
}

function shopAt(world: World, seat: Seat, rng: Rng): number {
  lookAtParts(world, seat);
  const wanted = unserved(world, seat, WARD_OF[world[ABOUT]]);
  if (wanted !== NONE) return PLACE + wanted;
  for (let good = 0; good < GOODS.length; good++) if (world[supplyOf(seat) + good] > 0) return PLACE + good;
  return any(world, rng);
}

/** At one's own building who is worth most, at another's who is worth least. */
function alight(world: World, seat: Seat): number {
  const gains = quickGains(world, seat);
  const count = legalMoves(world, list);
  const own = OWNERS[world[BUILDINGS + world[AT]]] === seat;
  let best = list[0];
  for (let i = 1; i < count; i++) {
    const more = gains[list[i] - ALIGHT_AS] - gains[best - ALIGHT_AS];
    if (own ? more > 0 : more < 0) best = list[i];
  }
  return best;
}
