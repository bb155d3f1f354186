/** The parts of the network: stations that laid track joins; and what a seat sells in each. For one seat at a time. */
import { DEPARTMENT, ENDS, GOODS, STATIONS_IN } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { estate, findEstate } from './twin/estate.ts';
import { LINKED, WAY_BY, WAY_TO, WAYS_FROM } from './twin/facts.ts';
import { BUILDINGS, CONNECTION_COUNT, crowdOf, SOLD, STATION_COUNT, TRACKS, type World } from './twin/world.ts';

/** By station: its part, as long as the track is the same as when it was looked at last. */
const parts = new Int8Array(STATION_COUNT).fill(-1);
const laid = new Int8Array(CONNECTION_COUNT).fill(-1);
const found = new Int8Array(STATION_COUNT);

/** By part and good: how many buildings sell it there; by part, whether there is any. */
const selling = new Int8Array(STATION_COUNT * GOODS.length);
const sells = new Int8Array(STATION_COUNT);
/** The parts where anything is sold, some more than once. */
const sites = new Int8Array(STATION_COUNT);
let siteCount = 0;

export function lookAtParts(world: World, seat: Seat): void {
  closeAll();
  followTrack(world);
  siteCount = findEstate(world, seat);
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
    for (let good = 0; good < GOODS.length; good++) selling[part * GOODS.length + good] = 0;
  }
}

/** Mostly a little track was laid since; where some is gone, all is looked at anew. */
function followTrack(world: World): void {
  let isGone = false;
  for (let at = 0; at < CONNECTION_COUNT; at++) {
    const track = world[TRACKS + at] === 0 ? 0 : 1;
    if (laid[at] === track) continue;
    if (laid[at] !== 0) isGone = true;
    else join(parts[ENDS[at][0]], parts[ENDS[at][1]]);
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
  const stations = STATIONS_IN[ward];
  for (let i = 0; i < stations.length; i++) {
    const count = selling[parts[stations[i]] * GOODS.length + good];
    if (count > most) most = count;
  }
  return most;
}

/** Whether anything is sold where a MOVE from a ward could come. */
export function isServed(ward: number): boolean {
  for (const station of STATIONS_IN[ward]) if (sells[parts[station]] === 1) return true;
  return false;
}

/** What a MOVE from a ward would deliver, in points; every building serves one. */
export function deliverable(world: World, ward: number, gains: readonly number[]): number {
  const crowd = crowdOf(ward);
  let best = 0;
  let before = -1;
  const stations = STATIONS_IN[ward];
  for (let i = 0; i < stations.length; i++) {
    const part = parts[stations[i]];
    if (sells[part] === 0 || part === before) continue;
    before = part;
    const from = part * GOODS.length;
    let gain = 0;
    for (let good = 0; good < GOODS.length; good++) {
      const served = selling[from + good];
      if (served === 0) continue;
      const heavies = Math.min(world[crowd + 2 * good + 1], served);
      gain += heavies * gains[2 * good + 1] + Math.min(world[crowd + 2 * good], served - heavies) * gains[2 * good];
    }
    if (gain > best) best = gain;
  }
  return best;
}
