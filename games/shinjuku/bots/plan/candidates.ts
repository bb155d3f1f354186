/** The deeds of each kind that look best at first sight: by what greedy makes of the position after them. */
import {
  bit,
  customerOf,
  DEPARTMENT,
  END_WARDS,
  isMarked,
  MEETING,
  STATION_IDS,
  WARD_OF,
} from '@yamanote/games/shinjuku/rules';
import { prospectsOf } from '../prospects.ts';
import { PLACE, RELOCATE, THREE } from '../twin/answers.ts';
import { legalMoves } from '../twin/moves.ts';
import { SHOP } from '../twin/phases.ts';
import {
  ABOUT,
  BUILDINGS,
  buildingOf,
  CONNECTION_COUNT,
  collectionOf,
  DONE,
  IS_R12,
  isDepartment,
  NONE,
  OPENED,
  OWNERS,
  PHASE,
  PIECES,
  SOLD,
  STATION_COUNT,
  supplyOf,
  TRACKED,
  TRACKS,
  TURN,
  UPGRADED,
  type World,
} from '../twin/world.ts';
import type { Deed } from './deeds.ts';
import { bestPayment } from './payment.ts';

export interface Candidate {
  deed: Deed;
  /** In points. */
  score: number;
}

export interface Widths {
  opens: number;
  tracks: number;
  upgrades: number;
  journeys: number;
}

/** What a card is worth that has to be paid. */
const CARD = 0.5;
const THREE_CARDS = 1.4;

/** All that look good, by kind, the best first. */
export function candidates(world: World, widths: Widths): Candidate[][] {
  return [openings(world, widths.opens), tracks(world, widths.tracks), upgrades(world).slice(0, widths.upgrades)];
}

function best(list: Candidate[], most: number): Candidate[] {
  return list.sort((a, b) => b.score - a.score).slice(0, most);
}

let scratch: World | null = null;

function copyOf(world: World): World {
  scratch ??= world.slice();
  scratch.set(world);
  return scratch;
}

const shops: number[] = [];

function openings(world: World, most: number): Candidate[] {
  const seat = world[TURN];
  const list: Candidate[] = [];
  if ((world[DONE] & OPENED) !== 0) return list;
  const after = copyOf(world);
  after[PHASE] = SHOP;
  for (let station = 0; station < STATION_COUNT; station++) {
    if (world[BUILDINGS + station] !== 0) continue;
    const payment = bestPayment(world, seat, bit(WARD_OF[station]));
    if (payment === NONE) continue;
    const price = payment === THREE ? THREE_CARDS : CARD;
    after[ABOUT] = station;
    const count = legalMoves(after, shops);
    for (let i = 0; i < count; i++) {
      const shop = shops[i];
      const from = shop >= RELOCATE ? shop - RELOCATE : NONE;
      after[BUILDINGS + station] = from === NONE ? buildingOf(seat, shop - PLACE) : world[BUILDINGS + from];
      if (from !== NONE) after[BUILDINGS + from] = 0;
      list.push({ deed: { kind: 'open', station, shop }, score: prospectsOf(after, seat) - price });
      if (from !== NONE) after[BUILDINGS + from] = world[BUILDINGS + from];
    }
    after[BUILDINGS + station] = 0;
  }
  return best(list, most);
}

/** Second pieces are tried beside the best first ones only. */
const EXTENDED = 6;

function tracks(world: World, most: number): Candidate[] {
  const seat = world[TURN];
  const list: Candidate[] = [];
  if ((world[DONE] & TRACKED) !== 0 || world[PIECES + seat] === 0) return list;
  const after = copyOf(world);
  for (let first = 0; first < CONNECTION_COUNT; first++) {
    if (world[TRACKS + first] !== 0) continue;
    after[TRACKS + first] = 1 + seat;
    list.push({ deed: { kind: 'track', first, second: NONE }, score: prospectsOf(after, seat) });
    after[TRACKS + first] = 0;
  }
  const singles = best(list, EXTENDED);
  const doubles = world[PIECES + seat] > 1 ? singles.flatMap(({ deed }) => extensions(world, after, deed)) : [];
  return best([...singles, ...doubles], most);
}

function extensions(world: World, after: World, deed: Deed): Candidate[] {
  const seat = world[TURN];
  const { first } = deed as Extract<Deed, { kind: 'track' }>;
  const list: Candidate[] = [];
  after[TRACKS + first] = 1 + seat;
  for (const second of MEETING[first]) {
    const wards = world[IS_R12] === 1 ? END_WARDS[first] : END_WARDS[first] | END_WARDS[second];
    if (world[TRACKS + second] !== 0 || bestPayment(world, seat, wards) === NONE) continue;
    after[TRACKS + second] = 1 + seat;
    list.push({ deed: { kind: 'track', first, second }, score: prospectsOf(after, seat) - CARD });
    after[TRACKS + second] = 0;
  }
  after[TRACKS + first] = 0;
  return list;
}

const MARKED: readonly number[] = STATION_IDS.flatMap((_, station) => (isMarked(station) ? [station] : []));

function upgrades(world: World): Candidate[] {
  const seat = world[TURN];
  const list: Candidate[] = [];
  if ((world[DONE] & UPGRADED) !== 0 || world[supplyOf(seat) + DEPARTMENT] === 0) return list;
  for (const station of MARKED) {
    const building = world[BUILDINGS + station];
    if (OWNERS[building] !== seat || isDepartment(building)) continue;
    if (bestPayment(world, seat, bit(WARD_OF[station])) === NONE) continue;
    for (const heavy of [false, true]) {
      const customer = customerOf(SOLD[building], heavy);
      if (world[collectionOf(seat) + customer] > 0)
        list.push({ deed: { kind: 'upgrade', station, customer }, score: 0 });
    }
  }
  return list;
}
