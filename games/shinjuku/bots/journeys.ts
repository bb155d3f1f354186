/** What the MOVE that has begun is worth at best. */
import { KINDS } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { alighted, countBits, length, owners, parent, ridesFromWard, ridesOnward, station } from './twin/rides.ts';
import { pointsOf } from './twin/scores.ts';
import { BUILDINGS, collectionOf, NONE, OWNERS, STATION_COUNT, STOPS, VISITED, type World } from './twin/world.ts';

/** Others' gains, and cards that they draw, against one's own points. */
const FOR_OTHERS = 0.6;
const INCOME = 0.5;
/** So many journeys are compared, those that bring most points. */
const MOST_COMPARED = 8;

interface Journey {
  points: number;
  own: number;
  others: number;
  incomes: number;
  length: number;
}

/** From a ward; or with `null`, of the MOVE that is under way. */
export function bestJourney(world: World, seat: Seat, ward: number | null): number {
  const before = pointsOf(world, seat);
  const rides = ward === null ? ridesOnward(world, seat) : ridesFromWard(world, seat, ward);
  const journeys: Journey[] = [];
  for (const ride of rides) journeys.push(journeyOf(world, seat, ride, before));
  journeys.sort(compare);
  let best = 0;
  for (const { points, others, incomes } of journeys.slice(0, MOST_COMPARED)) {
    best = Math.max(best, points - FOR_OTHERS * others - INCOME * incomes);
  }
  return best;
}

/** More points first, then more customers of one's own, fewer for others, fewer INCOMEs, a shorter way. */
function compare(a: Journey, b: Journey): number {
  return b.points - a.points || b.own - a.own || a.others - b.others || a.incomes - b.incomes || a.length - b.length;
}

const won = new Int8Array(KINDS);

function journeyOf(world: World, seat: Seat, ride: number, before: number): Journey {
  won.fill(0);
  let [own, others] = [0, 0];
  const count = (at: number, customer: number) => {
    if (OWNERS[world[BUILDINGS + at]] === seat) {
      won[customer]++;
      own++;
    } else others++;
  };
  for (let at = ride; parent[at] !== NONE; at = parent[at]) if (alighted[at] >= 0) count(station[at], alighted[at]);
  for (let at = 0; at < STATION_COUNT; at++) {
    if (world[STOPS + at] > VISITED) count(at, world[STOPS + at] - 1 - VISITED);
  }
  const collection = collectionOf(seat);
  for (let customer = 0; customer < KINDS; customer++) world[collection + customer] += won[customer];
  const points = pointsOf(world, seat) - before;
  for (let customer = 0; customer < KINDS; customer++) world[collection + customer] -= won[customer];
  return { points, own, others, incomes: countBits(owners[ride]), length: length[ride] };
}
