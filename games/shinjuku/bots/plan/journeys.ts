/** The MOVEs that are worth a look, and what each would bring at once. */
import type { Seat } from '@yamanote/kernel';
import { worthOf } from '../collection.ts';
import { ALIGHT } from '../twin/phases.ts';
import { alighted, countBits, owners, parent, ridesFromWard, ridesOnward, station } from '../twin/rides.ts';
import { AT, BUILDINGS, CROWD_SIZES, NONE, OWNERS, PHASE, WARD_COUNT, type World } from '../twin/world.ts';
import type { Deed } from './deeds.ts';

/** So many rides are followed from a ward. */
const FOLLOWED = 60;
/** Others' gains, and cards that they draw, against one's own points. */
const FOR_OTHERS = 1;
const INCOME = 0.5;

export interface Journey {
  deed: Extract<Deed, { kind: 'move' }>;
  worth: number;
}

/** The best so many journeys of all wards, at most `each` from one; those that bring nothing are left. */
export function promisingJourneys(world: World, seat: Seat, each: number, most: number): Journey[] {
  const found: Journey[] = [];
  for (let ward = 0; ward < WARD_COUNT; ward++) {
    if (world[CROWD_SIZES + ward] > 0) found.push(...journeysFrom(world, seat, ward, each, 0));
  }
  return found.sort((a, b) => b.worth - a.worth).slice(0, most);
}

/** The best so many journeys from a ward, the best first; those that are worth no more than `least` are left. */
export function journeysFrom(world: World, seat: Seat, ward: number, most: number, least: number): Journey[] {
  const journeys: Journey[] = [];
  for (const ride of ridesFromWard(world, seat, ward, FOLLOWED)) {
    const worth = worthOfRide(world, seat, ride);
    if (worth > least) insert(journeys, most, worth, () => journeyOf(ward, ride, NONE));
  }
  return journeys;
}

/** How the MOVE that is under way can go on, the best first. */
export function promisingRides(world: World, seat: Seat, most: number): Journey[] {
  const journeys: Journey[] = [];
  const begun = world[PHASE] === ALIGHT ? NONE : world[AT];
  for (const ride of ridesOnward(world, seat, FOLLOWED)) {
    insert(journeys, most, worthOfRide(world, seat, ride), () => journeyOf(NONE, ride, begun));
  }
  return journeys;
}

function insert(list: Journey[], most: number, worth: number, make: () => Journey['deed']): void {
  if (list.length === most && worth <= list[most - 1].worth) return;
  let at = list.length;
  while (at > 0 && list[at - 1].worth < worth) at--;
  list.splice(at, 0, { deed: make(), worth });
  if (list.length > most) list.pop();
}

/** Customers count by what one more of each is worth now, which is about right for a few. */
function worthOfRide(world: World, seat: Seat, ride: number): number {
  const { gains } = worthOf(world, seat);
  let worth = -INCOME * countBits(owners[ride]);
  for (let at = ride; parent[at] !== NONE; at = parent[at]) {
    if (alighted[at] < 0) continue;
    worth += OWNERS[world[BUILDINGS + station[at]]] === seat ? gains[alighted[at]] : -FOR_OTHERS;
  }
  return worth;
}

/** `begun` is where the ride has come so far, if it is under way and everybody has got off there. */
function journeyOf(ward: number, ride: number, begun: number): Journey['deed'] {
  const path: number[] = [];
  const who: number[] = [];
  for (let at = ride; parent[at] !== NONE; at = parent[at]) {
    path.unshift(station[at]);
    who.unshift(alighted[at]);
  }
  if (begun !== NONE) {
    path.unshift(begun);
    who.unshift(NONE);
  }
  return { kind: 'move', ward, path, alighted: who };
}
