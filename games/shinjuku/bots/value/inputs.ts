/** What the chance to win hangs on: numbers for each seat, and for the table. */
import { bit, DEPARTMENT, GOODS, goodOf, isMarked, KINDS, MOST_SEATS, WEIGHT } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { worthOf } from '../collection.ts';
import { deliverable, isServed, lookAtParts } from '../parts.ts';
import { distanceTo, lookAtSites, TOO_FAR } from '../sites.ts';
import { jokersOf } from '../twin/purse.ts';
import {
  BAG_SIZE,
  BUILDINGS,
  CROWD_SIZES,
  collectionOf,
  crowdOf,
  FIRST,
  HAND_SIZES,
  handOf,
  IS_R12,
  LAST_ROUND,
  NONE,
  OWNERS,
  PIECES,
  QUEUE,
  QUEUE_LENGTH,
  queuedAt,
  SEATS,
  SOLD,
  STARS,
  STATION_COUNT,
  supplyOf,
  TRIGGER,
  TURN,
  UPGRADES,
  WARD_COUNT,
  type World,
} from '../twin/world.ts';

/** Where among a seat's inputs what stands. */
const POINTS = 0;
const POINTS_LATE = 1;
const HOPES = 2;
const QUEUED_HOPES = HOPES + TOO_FAR;
const BEST_MOVES = QUEUED_HOPES + 2;
const CARDS = BEST_MOVES + 3;
const JOKER_CARDS = CARDS + 3;
const JOKER_WARDS = JOKER_CARDS + 1;
const STORES = JOKER_WARDS + 1;
const GOODS_SOLD = STORES + 1;
const DEPARTMENTS = GOODS_SOLD + 1;
const UPGRADABLE = DEPARTMENTS + 1;
const PIECES_LEFT = UPGRADABLE + 2;
const SHAPE = PIECES_LEFT + 1;
const STAR_COUNT = SHAPE + GOODS.length;
const TO_MOVE = STAR_COUNT + 1;
const LATER_TURN = TO_MOVE + 1;
const NETWORK = LATER_TURN + 1;
const EARLY_HOPES = NETWORK + 1;
export const SEAT_INPUTS = EARLY_HOPES + 2;

export const TABLE_INPUTS = 6;

export const seatInputs = Array.from({ length: MOST_SEATS }, () => new Float64Array(SEAT_INPUTS));
export const tableInputs = new Float64Array(TABLE_INPUTS);

/** How much of the match is left, from 1 to 0. */
let left = 0;

export function fillInputs(world: World): void {
  fillTable(world);
  for (let seat = 0; seat < world[SEATS]; seat++) fillSeat(world, seat, seatInputs[seat].fill(0));
}

function fillTable(world: World): void {
  const whole = world[IS_R12] === 1 ? 52 : 62;
  const over = world[TRIGGER] !== NONE;
  left = over ? 0 : (world[BAG_SIZE] + 2) / (whole + 2);
  let crowd = 0;
  for (let ward = 0; ward < WARD_COUNT; ward++) crowd += world[CROWD_SIZES + ward];
  tableInputs[0] = 1;
  tableInputs[1] = left;
  tableInputs[2] = Math.sqrt(left);
  tableInputs[3] = over ? 1 : 0;
  tableInputs[4] = crowd / 20;
  tableInputs[5] = world[UPGRADES] / 6;
}

function fillSeat(world: World, seat: Seat, inputs: Float64Array): void {
  const { points, gains } = worthOf(world, seat);
  const scale = world[IS_R12] === 1 ? 8 : 30;
  inputs[POINTS] = points / scale;
  inputs[POINTS_LATE] = (points / scale) * (1 - left);
  lookAtSites(world, seat);
  lookAtParts(world, seat);
  fillHopes(world, seat, gains, inputs);
  fillMeans(world, seat, inputs);
  fillBuildings(world, seat, inputs);
  fillCollection(world, seat, inputs);
  inputs[TO_MOVE] = Number(world[TURN] === seat);
  inputs[LATER_TURN] = turnsLeft(world, seat);
}

/** Once the end is near: whether the seat will have another turn. */
function turnsLeft(world: World, seat: Seat): number {
  if (world[TRIGGER] === NONE) return 1;
  const seats = world[SEATS];
  const steps = (seat - world[TURN] + seats) % seats;
  const last =
    world[IS_R12] === 1 ? (world[LAST_ROUND] === 1 ? world[TRIGGER] : NONE) : (world[FIRST] + seats - 1) % seats;
  return last === NONE || steps <= (last - world[TURN] + seats) % seats ? 1 : 0;
}

function fillHopes(world: World, seat: Seat, gains: readonly number[], inputs: Float64Array): void {
  const scale = world[IS_R12] === 1 ? 4 : 12;
  const payable = payableWards(world, seat);
  let [best, second, unpaid] = [0, 0, 0];
  let network = 0;
  for (let ward = 0; ward < WARD_COUNT; ward++) {
    if (isServed(ward)) network++;
    if (world[CROWD_SIZES + ward] === 0) continue;
    for (let good = 0; good < GOODS.length; good++) {
      const normal = world[crowdOf(ward) + 2 * good];
      const heavy = world[crowdOf(ward) + 2 * good + 1];
      if (normal + heavy === 0) continue;
      const distance = distanceTo(ward, good);
      if (distance === TOO_FAR) continue;
      const worth = Math.min(2, normal) * gains[2 * good] + Math.min(2, heavy) * gains[2 * good + 1];
      inputs[HOPES + distance] += worth / scale;
    }
    const gain = deliverable(world, ward, gains);
    if ((payable & bit(ward)) === 0) unpaid = Math.max(unpaid, gain);
    else if (gain > best) [best, second] = [gain, best];
    else second = Math.max(second, gain);
  }
  for (let slot = 0; slot < world[QUEUE_LENGTH]; slot++) {
    for (let customer = 0; customer < KINDS; customer++) {
      const count = world[queuedAt(slot) + customer];
      if (count === 0) continue;
      const distance = distanceTo(world[QUEUE + slot], goodOf(customer));
      if (distance < 2) inputs[QUEUED_HOPES + distance] += (count * gains[customer]) / scale;
    }
  }
  inputs[BEST_MOVES] = best / scale;
  inputs[BEST_MOVES + 1] = second / scale;
  inputs[BEST_MOVES + 2] = unpaid / scale;
  inputs[NETWORK] = network / 8;
  inputs[EARLY_HOPES] = inputs[HOPES] * left;
  inputs[EARLY_HOPES + 1] = (network / 8) * left;
}

/** Wards for a card of which the seat can pay, as bits. */
function payableWards(world: World, seat: Seat): number {
  const hand = handOf(seat);
  if (world[HAND_SIZES + seat] >= 3) return -1;
  const jokers = jokersOf(world, seat);
  let held = 0;
  for (let ward = 0; ward < WARD_COUNT; ward++) if (world[hand + ward] > 0) held |= bit(ward);
  return (held & jokers) !== 0 ? -1 : held;
}

function fillMeans(world: World, seat: Seat, inputs: Float64Array): void {
  const cards = world[HAND_SIZES + seat];
  const jokers = jokersOf(world, seat);
  const hand = handOf(seat);
  inputs[CARDS] = Math.min(cards, 2) / 2;
  inputs[CARDS + 1] = Math.min(Math.max(cards - 2, 0), 3) / 3;
  inputs[CARDS + 2] = Math.max(cards - 5, 0) / 4;
  for (let ward = 0; ward < WARD_COUNT; ward++) {
    if ((jokers & bit(ward)) === 0) continue;
    inputs[JOKER_WARDS] += 1 / 6;
    inputs[JOKER_CARDS] += world[hand + ward] / 3;
  }
  inputs[PIECES_LEFT] = world[PIECES + seat] / 16;
}

function fillBuildings(world: World, seat: Seat, inputs: Float64Array): void {
  let sold = 0;
  for (let station = 0; station < STATION_COUNT; station++) {
    const building = world[BUILDINGS + station];
    if (OWNERS[building] !== seat) continue;
    const shop = SOLD[building];
    if (shop === DEPARTMENT) {
      inputs[DEPARTMENTS] += 1 / 3;
      continue;
    }
    inputs[STORES] += 1 / 6;
    sold |= 1 << shop;
    if (!isMarked(station) || world[supplyOf(seat) + DEPARTMENT] === 0) continue;
    inputs[UPGRADABLE] += 1 / 3;
    const collection = collectionOf(seat) + 2 * shop;
    if (world[collection] + world[collection + 1] > 0) inputs[UPGRADABLE + 1] += 1 / 3;
  }
  for (let good = 0; good < GOODS.length; good++) if ((sold & (1 << good)) !== 0) inputs[GOODS_SOLD] += 1 / 4;
}

const counts = new Float64Array(GOODS.length);

function fillCollection(world: World, seat: Seat, inputs: Float64Array): void {
  counts.fill(0);
  const collection = collectionOf(seat);
  for (let customer = 0; customer < KINDS; customer++) {
    counts[goodOf(customer)] += (world[collection + customer] * WEIGHT[customer]) / 10;
  }
  counts.sort();
  inputs.set(counts, SHAPE);
  inputs[STAR_COUNT] = world[STARS + seat] / 4;
}
