/** The buildings of a seat, and how far customers are from them; for one seat at a time. */
import { DEPARTMENT } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { missingTrack, networkOf } from './distances.ts';
import { BUILDINGS, OWNERS, SOLD, STATION_COUNT, type World } from './twin/world.ts';

const shops = new Int8Array(STATION_COUNT);
/** By site and ward: how many pieces of track are missing. */
const missing: Int8Array[] = [];
let sites = 0;

/** Further than anybody plans. */
export const TOO_FAR = 4;

/** Looks at this seat from now on. */
export function lookAtSites(world: World, seat: Seat): void {
  const network = networkOf(world);
  sites = 0;
  for (let station = 0; station < STATION_COUNT; station++) {
    const building = world[BUILDINGS + station];
    if (OWNERS[building] !== seat) continue;
    shops[sites] = SOLD[building];
    missing[sites++] = missingTrack(world, network, station);
  }
}

/** The fewest pieces of track that are missing between a ward and a building that sells this good. */
export function distanceTo(ward: number, good: number): number {
  let least = TOO_FAR;
  for (let site = 0; site < sites; site++) {
    if ((shops[site] === DEPARTMENT || shops[site] === good) && missing[site][ward] < least)
      least = missing[site][ward];
  }
  return least;
}
