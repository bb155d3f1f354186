/** What collections are worth, and who has won. */
import { DEPARTMENT, GOODS, goodOf, KINDS, STATIONS, WEIGHT } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { BUILDINGS, collectionOf, IS_R12, OWNERS, SEATS, SOLD, STARS, STATION_COUNT, type World } from './world.ts';

// By good, of the collection that was counted last: tokens, and what they count as.
const tokens = new Int32Array(GOODS.length);
const weights = new Int32Array(GOODS.length);

function countGoods(world: World, seat: Seat): void {
  const from = collectionOf(seat);
  tokens.fill(0);
  weights.fill(0);
  for (let customer = 0; customer < KINDS; customer++) {
    tokens[goodOf(customer)] += world[from + customer];
    weights[goodOf(customer)] += world[from + customer] * WEIGHT[customer];
  }
}

export function pointsOf(world: World, seat: Seat): number {
  return world[IS_R12] === 1 ? pointsWithout(world, seat, 1) : setPoints(world, seat);
}

/** A star stands for the good of which there are fewest; what is most numerous is in every set, the second adds 2, and so on. */
function setPoints(world: World, seat: Seat): number {
  countGoods(world, seat);
  for (let star = world[STARS + seat]; star > 0; star--) {
    let fewest = 0;
    for (let good = 1; good < GOODS.length; good++) if (weights[good] < weights[fewest]) fewest = good;
    weights[fewest]++;
  }
  weights.sort();
  return weights[3] + 2 * weights[2] + 3 * weights[1] + 4 * weights[0];
}

/** The most numerous goods count for nothing; of equally many tokens, those that are worth least. */
function pointsWithout(world: World, seat: Seat, removed: number): number {
  countGoods(world, seat);
  for (let times = 0; times < removed; times++) {
    let most = 0;
    for (let good = 1; good < GOODS.length; good++) {
      const more = tokens[good] - tokens[most];
      if (more > 0 || (more === 0 && weights[good] < weights[most])) most = good;
    }
    tokens[most] = -1;
    weights[most] = 0;
  }
  return weights[0] + weights[1] + weights[2] + weights[3];
}

/** What each seat has of the victory once the match is over: a shared one is divided. */
export function shares(world: World, values: number[] | Float64Array): void {
  const seats = world[SEATS];
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) {
    values[seat] = 1;
    for (let other = 0; other < seats; other++) if (isAhead(world, other, seat)) values[seat] = 0;
    winners += values[seat];
  }
  for (let seat = 0; seat < seats; seat++) values[seat] /= winners;
}

function isAhead(world: World, one: Seat, other: Seat): boolean {
  if (one === other) return false;
  for (const measure of world[IS_R12] === 1 ? R12_MEASURES : RETAIL_MEASURES) {
    const lead = measure(world, one) - measure(world, other);
    if (lead !== 0) return lead > 0;
  }
  return false;
}

const RETAIL_MEASURES = [setPoints, (world: World, seat: Seat) => world[STARS + seat]];
const R12_MEASURES = [
  ...[1, 2, 3].map((removed) => (world: World, seat: Seat) => pointsWithout(world, seat, removed)),
  highestRank,
];

/** The least busy station where the seat has a department store; 0 without one. */
function highestRank(world: World, seat: Seat): number {
  let highest = 0;
  for (let station = 0; station < STATION_COUNT; station++) {
    const building = world[BUILDINGS + station];
    if (OWNERS[building] !== seat || SOLD[building] !== DEPARTMENT) continue;
    highest = Math.max(highest, STATIONS[station].rank ?? 0);
  }
  return highest;
}
