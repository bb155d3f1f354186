/** Where the buildings of a seat stand; for one seat at a time. */
import { MOST_SEATS } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { BUILDINGS, OWNERS, STATION_COUNT, type World } from './world.ts';

/** By seat and building: 1 if it is the seat's. */
const IS_OWN = Int8Array.from({ length: MOST_SEATS * OWNERS.length }, (_, place) =>
  Number(OWNERS[place % OWNERS.length] === Math.floor(place / OWNERS.length)),
);

/** The stations that were found last. */
export const estate = new Int8Array(STATION_COUNT);

/** Finds the stations, and returns how many they are. Every one is written down, as no branch could foresee whose it is. */
export function findEstate(world: World, seat: Seat): number {
  const own = seat * OWNERS.length;
  let size = 0;
  for (let station = 0; station < STATION_COUNT; station++) {
    estate[size] = station;
    size += IS_OWN[own + world[BUILDINGS + station]];
  }
  return size;
}
