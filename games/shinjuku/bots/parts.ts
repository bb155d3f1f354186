/** The parts of the network: stations that laid track joins; and what a seat sells in each. For one seat at a time. */
import { DEPARTMENT, ENDS, GOODS } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { estate, findEstate } from './twin/estate.ts';
import { LINKED, STATIONS_FROM, WAY_BY, WAY_TO, WAYS_FROM } from './twin/facts.ts';
import { BUILDINGS, CONNECTION_COUNT, crowdOf, SOLD, STATION_COUNT, TRACKS, type World } from './twin/world.ts';

/** By station: its part, as long as the track is the same as when it was looked at last. */
const parts = new Int8Array(STATION_COUNT).fill(-1);
const laid = new Int16Array(CONNECTION_COUNT).fill(-1);
const found = new Int8Array(STATION_COUNT);

/** By part and good: how many buildings sell it there; by part, whether there is any. */
const selling = new Int8Array(STATION_COUNT * GOODS.length);
/** The same, all goods of a part at once: there are four. */
const allGoods = new Int32Array(selling.buffer);
const sells = new Int8Array(STATION_COUNT);
/** The parts where anything is sold, some more than once. */
const sites = new Int8Array(STATION_COUNT);
let siteCount = 0;

export function lookAtParts(world: World, seat: Seat, estateSize = findEstate(world, seat)): void {
  closeAll();
  followTrack(world);
  siteCount = estateSize;
  for (let site = 0; site < siteCount; site++) {
    const station = estate[site];
    const part = parts[station];
    const from = part * GOODS.length;
    const shop = SOLD[world[BUILDINGS + station]];
    sells[part] = 1;
    sites[site] = part;
    if (shop !== DEPARTMENT) selling[from + shop]++;
    else for (let good = 0; good < GOODS.length; good++) selling[from + good]++;
  }
}

function closeAll(): void {
  for (let site = 0; site < siteCount; site++) {
    const part = sites[site];
    sells[part] = 0;
    allGoods[part] = 0;
  }
}

/** Mostly nothing was laid since, or a little; where some is gone, all is looked at anew. */
function followTrack(world: World): void {
  let difference = 0;
  for (let at = 0; at < CONNECTION_COUNT; at++) difference |= world[TRACKS + at] ^ laid[at];
  if (difference === 0) return;
  let isGone = parts[0] < 0;
  for (let at = 0; at < CONNECTION_COUNT; at++) {
    const track = world[TRACKS + at];
    if (track === 0 && laid[at] !== 0) isGone = true;
    else if (track !== 0 && laid[at] === 0 && !isGone) join(parts[ENDS[at][0]], parts[ENDS[at][1]]);
    laid[at] = track;
  }
  if (isGone) findParts(world);
}

function join(one: number, other: number): void {
  if (one === other) return;
  for (let station = 0; station < STATION_COUNT; station++) if (parts[station] === other) parts[station] = one;
}

function findParts(world: World): void {
  parts.fill(-1);
  for (let first = 0; first < STATION_COUNT; first++) {
    if (parts[first] >= 0) continue;
    parts[first] = first;
    found[0] = first;
    let size = 1;
    for (let next = 0; next < size; next++) {
      const here = found[next];
      for (let way = WAYS_FROM[here]; way < WAYS_FROM[here + 1]; way++) {
        const to = WAY_TO[way];
        if (parts[to] >= 0 || (WAY_BY[way] !== LINKED && world[TRACKS + WAY_BY[way]] === 0)) continue;
        parts[to] = first;
        found[size++] = to;
      }
    }
  }
}

/** How many buildings sell a good in the part with most of them, among those that a ward has a station in. */
export function sellingTo(ward: number, good: number): number {
  let most = 0;
  for (let station = STATIONS_FROM[ward]; station < STATIONS_FROM[ward + 1]; station++) {
    const count = selling[parts[station] * GOODS.length + good];
    if (count > most) most = count;
  }
  return most;
}

/** Whether anything is sold where a MOVE from a ward could come. */
export function isServed(ward: number): boolean {
  for (let station = STATIONS_FROM[ward]; station < STATIONS_FROM[ward + 1]; station++) {
    if (sells[parts[station]] === 1) return true;
  }
  return false;
}

/** What a MOVE from a ward would deliver, in points; every building serves one. */
export function deliverable(world: World, ward: number, gains: readonly number[]): number {
  const crowd = crowdOf(ward);
  let best = 0;
  let before = -1;
  for (let station = STATIONS_FROM[ward]; station < STATIONS_FROM[ward + 1]; station++) {
    const part = parts[station];
    if (sells[part] === 0 || part === before) continue;
    before = part;
    // Good by good without a loop, as this is asked more than anything else.
    let gain = gainOf(world, crowd, part, gains, 0);
    gain += gainOf(world, crowd, part, gains, 1);
    gain += gainOf(world, crowd, part, gains, 2);
    gain += gainOf(world, crowd, part, gains, 3);
    if (gain > best) best = gain;
  }
  return best;
}

function gainOf(world: World, crowd: number, part: number, gains: readonly number[], good: number): number {
  const served = selling[part * GOODS.length + good];
  const heavies = lesser(world[crowd + 2 * good + 1], served);
  return heavies * gains[2 * good + 1] + lesser(world[crowd + 2 * good], served - heavies) * gains[2 * good];
}

/** Of two whole numbers, without a branch, as nothing could foresee it. */
function lesser(one: number, other: number): number {
  const difference = one - other;
  return other + (difference & (difference >> 31));
}
