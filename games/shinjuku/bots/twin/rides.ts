/**
 * The rides that a group can make. They are too many to try them all: one that cannot come to more than another is left.
 * Kept in a few long columns, so that looking makes no garbage.
 */
import { KINDS, MOST_SEATS, STATIONS_IN } from '@yamanote/games/shinjuku/rules';
import { fastRng, type Seat } from '@yamanote/kernel';
import { GOOD_BIT, LINKED, WAY_BY, WAY_TO, WAYS_FROM } from './facts.ts';
import { ALIGHT } from './phases.ts';
import { GOODS_AT, isOpenWay } from './reach.ts';
import {
  AT,
  BUILDINGS,
  crowdOf,
  GROUP,
  INCOME_COUNT,
  INCOMES,
  IS_R12,
  KAIJU,
  NONE,
  OWNERS,
  PHASE,
  STATION_COUNT,
  STOPS,
  TRACKS,
  VISITED,
  type World,
} from './world.ts';

/** So many rides are followed; so many can come of these. */
const MOST_FOLLOWED = 3000;
const MOST_RIDES = 1 << 17;

/** By ride: where it came from, where it is, and who got off there, or NONE. */
export const parent = new Int32Array(MOST_RIDES);
export const station = new Int8Array(MOST_RIDES);
export const alighted = new Int8Array(MOST_RIDES);
/** Whose track was used, the mover's aside, as bits; how many stations were visited. */
export const owners = new Int8Array(MOST_RIDES);
export const length = new Int8Array(MOST_RIDES);
/** Who still rides, by kind. */
const groups = new Int8Array(MOST_RIDES * KINDS);
/** Who was won by whom, as a sum in which every one has a number of its own: the same however it came about. */
const won = new Float64Array(MOST_RIDES);
/** The stations visited, as bits of two numbers. */
const pathLow = new Int32Array(MOST_RIDES);
const pathHigh = new Int32Array(MOST_RIDES);
let rides = 0;

const rng = fastRng('who was won by whom');
const TOKENS = Float64Array.from({ length: MOST_SEATS * KINDS }, () => 1 + rng.below(2 ** 40));

/** By ride that has come to a station after the same was won: where it could go on to, and the one before. */
const arrivals = new Map<number, number>();
const arrivalBefore = new Int32Array(MOST_RIDES);
const onLow = new Int32Array(MOST_RIDES);
const onHigh = new Int32Array(MOST_RIDES);

/** For each way to share the group out, the ride that uses the track of the fewest others; of these, the shortest. */
const ends = new Map<number, number>();

/** The rides with which all customers of a ward can end, whoever could pay for it. */
export function ridesFromWard(world: World, mover: Seat, ward: number, most = MOST_FOLLOWED): Iterable<number> {
  rides = 1;
  parent[0] = NONE;
  length[0] = 0;
  owners[0] = 0;
  won[0] = 0;
  pathLow[0] = 0;
  pathHigh[0] = 0;
  for (let kind = 0; kind < KINDS; kind++) groups[kind] = world[crowdOf(ward) + kind];
  if (ward !== world[KAIJU]) for (const start of STATIONS_IN[ward]) visit(world, 0, start, 0);
  return follow(world, mover, 1, most);
}

/** The rides with which a MOVE that is under way can end. */
export function ridesOnward(world: World, mover: Seat, most = MOST_FOLLOWED): Iterable<number> {
  rides = 1;
  parent[0] = NONE;
  station[0] = world[AT];
  alighted[0] = world[STOPS + world[AT]] - 1 - VISITED;
  owners[0] = 0;
  for (let i = 0; i < world[INCOME_COUNT]; i++) owners[0] |= 1 << world[INCOMES + i];
  won[0] = 0;
  length[0] = 0;
  pathLow[0] = 0;
  pathHigh[0] = 0;
  for (let at = 0; at < STATION_COUNT; at++) if (world[STOPS + at] > 0) addStop(world, at);
  for (let kind = 0; kind < KINDS; kind++) groups[kind] = world[GROUP + kind];
  if (world[PHASE] !== ALIGHT) return follow(world, mover, 0, most);
  // Somebody has to get off first where the group is.
  length[0]--;
  visit(world, 0, world[AT], owners[0]);
  return follow(world, mover, 1, most);
}

function addStop(world: World, at: number): void {
  const customer = world[STOPS + at] - 1 - VISITED;
  length[0]++;
  if (at < 32) pathLow[0] |= 1 << at;
  else pathHigh[0] |= 1 << at;
  if (customer >= 0) won[0] += TOKENS[OWNERS[world[BUILDINGS + at]] * KINDS + customer];
}

/** Follows the rides from this one on. */
function follow(world: World, mover: Seat, from: number, most: number): Iterable<number> {
  const mustDeliver = world[IS_R12] === 1;
  arrivals.clear();
  ends.clear();
  let followed = 0;
  for (let ride = from; ride < rides && followed < most; ride++) {
    const at = station[ride];
    const sold = explore(world, ride);
    if (!isNew(ride)) continue;
    if (!mustDeliver || alighted[ride] >= 0) {
      const end = ends.get(won[ride]);
      if (end === undefined) ends.set(won[ride], ride);
      else if (countBits(owners[ride]) < countBits(owners[end])) ends.set(won[ride], ride);
    }
    if ((sold & goodsIn(ride)) === 0) continue;
    followed++;
    for (let way = WAYS_FROM[at]; way < WAYS_FROM[at + 1]; way++) {
      const to = WAY_TO[way];
      if (!isOpenWay(world, way) || wasAt(ride, to)) continue;
      visit(world, ride, to, owners[ride] | ownerOf(world, way, mover));
    }
  }
  return ends.values();
}

/** Whether no ride before could do all that this one can, having won the same and come to the same station. */
function isNew(ride: number): boolean {
  const key = won[ride] * (STATION_COUNT + 1) + station[ride];
  const last = arrivals.get(key) ?? NONE;
  for (let other = last; other !== NONE; other = arrivalBefore[other]) {
    const asFar = (onLow[ride] & ~onLow[other]) === 0 && (onHigh[ride] & ~onHigh[other]) === 0;
    if (asFar && (owners[other] & ~owners[ride]) === 0) return false;
  }
  arrivalBefore[ride] = last;
  arrivals.set(key, ride);
  return true;
}

const found = new Int32Array(STATION_COUNT);

/** Finds the stations where a ride can still go, and returns the goods that are sold there. */
function explore(world: World, ride: number): number {
  let [low, high, sold] = [0, 0, 0];
  found[0] = station[ride];
  let size = 1;
  for (let next = 0; next < size; next++) {
    const here = found[next];
    for (let way = WAYS_FROM[here]; way < WAYS_FROM[here + 1]; way++) {
      const to = WAY_TO[way];
      const bit = 1 << to;
      if (to < 32 ? (pathLow[ride] | low) & bit : (pathHigh[ride] | high) & bit) continue;
      if (!isOpenWay(world, way)) continue;
      if (to < 32) low |= bit;
      else high |= bit;
      sold |= GOODS_AT[world[BUILDINGS + to]];
      found[size++] = to;
    }
  }
  onLow[ride] = low;
  onHigh[ride] = high;
  return sold;
}

function goodsIn(ride: number): number {
  let goods = 0;
  for (let kind = 0; kind < KINDS; kind++) if (groups[ride * KINDS + kind] > 0) goods |= GOOD_BIT[kind];
  return goods;
}

function wasAt(ride: number, to: number): boolean {
  return ((to < 32 ? pathLow[ride] : pathHigh[ride]) & (1 << to)) !== 0;
}

/** A ride goes on to a station: one for each who could get off there; a single one if nobody can. */
function visit(world: World, before: number, to: number, used: number): void {
  const building = world[BUILDINGS + to];
  const goods = GOODS_AT[building];
  let some = false;
  for (let kind = 0; kind < KINDS; kind++) {
    if (groups[before * KINDS + kind] === 0 || (goods & GOOD_BIT[kind]) === 0) continue;
    const ride = goOnTo(before, to, used);
    alighted[ride] = kind;
    groups[ride * KINDS + kind]--;
    won[ride] += TOKENS[OWNERS[building] * KINDS + kind];
    some = true;
  }
  if (!some) alighted[goOnTo(before, to, used)] = NONE;
}

function goOnTo(before: number, to: number, used: number): number {
  const ride = rides++;
  parent[ride] = before;
  station[ride] = to;
  owners[ride] = used;
  length[ride] = length[before] + 1;
  won[ride] = won[before];
  pathLow[ride] = to < 32 ? pathLow[before] | (1 << to) : pathLow[before];
  pathHigh[ride] = to < 32 ? pathHigh[before] : pathHigh[before] | (1 << to);
  groups.copyWithin(ride * KINDS, before * KINDS, before * KINDS + KINDS);
  return ride;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Nobody's track and the mover's own count for nothing. */
function ownerOf(world: World, way: number, mover: Seat): number {
  const owner = WAY_BY[way] === LINKED ? 0 : world[TRACKS + WAY_BY[way]];
  return owner === 0 || owner === 1 + mover ? 0 : 1 << (owner - 1);
}
