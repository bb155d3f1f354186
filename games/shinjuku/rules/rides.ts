/** The rides that a group can make. They are too many to try them all: one that cannot come to more than another is left. */
import type { Seat } from '@yamanote/kernel';
import { editionOf } from './editions.ts';
import { STATION_IDS, THE_LINK, WAYS, type Way } from './map.ts';
import { fits } from './move.ts';
import { goodsAt, goodsIn, isOpen } from './reach.ts';
import { type Building, KINDS } from './tokens.ts';
import { NOBODY, type ShinjukuState as State } from './types.ts';

/** A group that has come so far, everybody who fits having got off. */
export interface Ride {
  readonly path: readonly number[];
  readonly alighted: readonly number[];
  readonly group: readonly number[];
  /** Who was won by whom: the same text however it came about. */
  readonly won: string;
  /** Whose track was used, the mover's aside, as bits. */
  readonly owners: number;
}

/** A ride that came to a station: where it could still go from there, as bits of two numbers. */
interface Arrival {
  readonly low: number;
  readonly high: number;
  readonly owners: number;
}

/** So many rides are followed. */
const MOST_FOLLOWED = 3000;

/** For each way to share the group out, the ride that uses the track of the fewest others; of these, the shortest. */
export function ridesFrom(state: State, mover: Seat, begun: readonly Ride[]): Ride[] {
  const ways = WAYS.map((from) => from.filter((way) => isOpen(state, way)));
  const goods = state.buildings.map(goodsAt);
  const { mustDeliver } = editionOf(state);
  const open = begun.slice();
  const arrivals = new Map<string, Arrival[]>();
  const ends = new Map<string, Ride>();
  let followed = 0;
  for (let next = 0; next < open.length && followed < MOST_FOLLOWED; next++) {
    const ride = open[next];
    const { path, won, owners } = ride;
    const last = path[path.length - 1];
    const wanted = explore(ways, goods, path) & goodsIn(ride.group);
    const arrival: Arrival = { low, high, owners };
    const before = arrivals.get(`${last} ${won}`);
    if (before === undefined) arrivals.set(`${last} ${won}`, [arrival]);
    else if (before.some((other) => isAsGood(other, arrival))) continue;
    else before.push(arrival);

    if (!mustDeliver || ride.alighted[path.length - 1] !== NOBODY) {
      const end = ends.get(won);
      if (end === undefined || countBits(owners) < countBits(end.owners)) ends.set(won, ride);
    }
    if (wanted === 0) continue;
    followed++;
    for (const way of ways[last]) {
      if (!path.includes(way.to)) open.push(...visit(state, ride, way.to, owners | ownerOf(state, way, mover)));
    }
  }
  return [...ends.values()];
}

/** Whether a ride can do all that another one can, which has won the same and come to the same station. */
function isAsGood(one: Arrival, other: Arrival): boolean {
  return (other.low & ~one.low) === 0 && (other.high & ~one.high) === 0 && (one.owners & ~other.owners) === 0;
}

// What `explore` found, and what it needs to find it; used again, so that looking makes no garbage.
let low = 0;
let high = 0;
const found = new Int32Array(STATION_IDS.length);

/** Finds the stations where a ride can still go, and returns the goods that are sold there. */
function explore(ways: readonly (readonly Way[])[], goods: readonly number[], path: readonly number[]): number {
  let [seenLow, seenHigh] = [0, 0];
  for (const station of path) {
    if (station < 32) seenLow |= 1 << station;
    else seenHigh |= 1 << station;
  }
  low = 0;
  high = 0;
  let sold = 0;
  found[0] = path[path.length - 1];
  let size = 1;
  for (let next = 0; next < size; next++) {
    for (const { to } of ways[found[next]]) {
      const bit = 1 << to;
      if (to < 32) {
        if ((seenLow | low) & bit) continue;
        low |= bit;
      } else {
        if ((seenHigh | high) & bit) continue;
        high |= bit;
      }
      sold |= goods[to];
      found[size++] = to;
    }
  }
  return sold;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Nobody's track and the mover's own count for nothing. */
function ownerOf({ tracks }: State, { by }: Way, mover: Seat): number {
  const owner = by === THE_LINK ? null : tracks[by];
  return owner === null || owner === mover ? 0 : 1 << owner;
}

/** A ride goes on to a station: one for each who could get off there; a single one if nobody can. */
export function visit(state: State, before: Ride, station: number, owners: number): Ride[] {
  const { alighted, group, won } = before;
  const path = [...before.path, station];
  const building = state.buildings[station];
  const rides: Ride[] = [];
  for (let customer = 0; customer < KINDS; customer++) {
    if (building === null || group[customer] === 0 || !fits(building, customer)) continue;
    const left = group.slice();
    left[customer]--;
    rides.push({ path, alighted: [...alighted, customer], group: left, won: wonBy(building, customer, won), owners });
  }
  return rides.length > 0 ? rides : [{ path, alighted: [...alighted, NOBODY], group, won, owners }];
}

function wonBy({ owner }: Building, customer: number, before: string): string {
  return [...before, String.fromCharCode(65 + owner * KINDS + customer)].sort().join('');
}

/** A ride that has come over these stations. */
export function rideOver(
  state: State,
  mover: Seat,
  { path, alighted, group }: Pick<Ride, 'path' | 'alighted' | 'group'>,
): Ride {
  let [won, owners] = ['', 0];
  for (const [at, customer] of alighted.entries()) {
    if (customer !== NOBODY) won = wonBy(state.buildings[path[at]] as Building, customer, won);
    const way = WAYS[path[at - 1]]?.find(({ to }) => to === path[at]);
    if (way !== undefined) owners |= ownerOf(state, way, mover);
  }
  return { path, alighted, group, won, owners };
}
