/** The parts of the network: stations that laid track joins; and what a seat sells in each. For one seat at a time. */
import { DEPARTMENT, GOODS, STATIONS_IN } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { LINKED, WAY_BY, WAY_TO, WAYS_FROM } from './twin/facts.ts';
import { BUILDINGS, CONNECTION_COUNT, crowdOf, OWNERS, SOLD, STATION_COUNT, TRACKS, type World } from './twin/world.ts';

/** By station: its part, as long as the track is the same as when it was looked at last. */
const parts = new Int8Array(STATION_COUNT).fill(-1);
const laid = new Int8Array(CONNECTION_COUNT).fill(-1);
const found = new Int8Array(STATION_COUNT);

/** By part and good: how many buildings sell it there; by part, whether there is any. */
const selling = new Int8Array(STATION_COUNT * GOODS.length);
const sells = new Int8Array(STATION_COUNT);

export function lookAtParts(world: World, seat: Seat): void {
  if (isChanged(world)) findParts(world);
  selling.fill(0);
  sells.fill(0);
  for (let station = 0; station < STATION_COUNT; station++) {
    const building = world[BUILDINGS + station];
    if (OWNERS[building] !== seat) continue;
    const from = parts[station] * GOODS.length;
    const shop = SOLD[building];
    sells[parts[station]] = 1;
    if (shop !== DEPARTMENT) selling[from + shop]++;
    else for (let good = 0; good < GOODS.length; good++) selling[from + good]++;
  }
}

function isChanged(world: World): boolean {
  let changed = false;
  for (let at = 0; at < CONNECTION_COUNT; at++) {
    const track = world[TRACKS + at] === 0 ? 0 : 1;
    if (laid[at] === track) continue;
    laid[at] = track;
    changed = true;
  }
  return changed;
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
  for (const station of STATIONS_IN[ward]) {
    const count = selling[parts[station] * GOODS.length + good];
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
  for (const station of STATIONS_IN[ward]) {
    if (sells[parts[station]] === 0) continue;
    const from = parts[station] * GOODS.length;
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
