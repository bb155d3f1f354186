/** The legal answers of whose turn it is, in the order of the rules. */
import {
  BAY_NEIGHBOURS,
  bit,
  customerOf,
  DEPARTMENT,
  END_WARDS,
  GOODS,
  isMarked,
  KINDS,
  MEETING,
  NEIGHBOURS,
  STATIONS_IN,
  WARD_OF,
} from '@yamanote/games/shinjuku/rules';
import {
  DRIVE_TO,
  EXTEND_BY,
  FLEE_TO,
  INCOME,
  LIFT,
  MOVE,
  OPEN,
  PASS,
  PLACE,
  PUSH_TO,
  RAMPAGE_TO,
  RELOCATE,
  SINGLE,
  SPEND_ON,
  STAY,
  TRACK,
  UPGRADE,
  WAYS_TO_PAY,
} from './answers.ts';
import { MARKED } from './facts.ts';
import { ACTION, ALIGHT, CEO, EXTEND, FLEE, PUSH, RAMPAGE, RIDE, SCREENS, SHOP, SPEND, START } from './phases.ts';
import { addPayments, holdsCards, openPurse, paysFor } from './purse.ts';
import { beginReach, goodsFrom, goodsFromStart } from './reach.ts';
import { alightings, rides, starts } from './steps.ts';
import {
  ABOUT,
  BUILDINGS,
  CEOS,
  CONNECTION_COUNT,
  CROWD_SIZES,
  collectionOf,
  crowdOf,
  DONE,
  HAND_SIZES,
  handOf,
  IS_R12,
  isDepartment,
  KAIJU,
  MOVED,
  NONE,
  OPENED,
  OWNERS,
  PHASE,
  PIECES,
  RELOCATION,
  SOLD,
  STATION_COUNT,
  supplyOf,
  TO_ANYWHERE,
  TO_MARKED,
  TRACKED,
  TRACKS,
  TURN,
  UPGRADED,
  WARD_COUNT,
  type World,
} from './world.ts';

/** Writes the legal answers, and says how many they are; none where chance acts. */
export function legalMoves(world: World, list: number[]): number {
  switch (world[PHASE]) {
    case ACTION:
      return actions(world, list);
    case SPEND:
      return spendings(world, list);
    case SHOP:
      return shops(world, list);
    case EXTEND:
      return extensions(world, list);
    case START:
      return starts(world, list);
    case ALIGHT:
      return alightings(world, list);
    case RIDE:
      return rides(world, list);
    case RAMPAGE:
      return wardsAround(world, list, RAMPAGE_TO);
    case FLEE:
      return wardsAround(world, list, FLEE_TO);
    case PUSH:
      return wardsAround(world, list, PUSH_TO);
    case CEO:
      return drives(world, list);
    case SCREENS:
      list[0] = LIFT;
      return 1;
    default:
      return 0;
  }
}

function actions(world: World, list: number[]): number {
  const done = world[DONE];
  openPurse(world, world[TURN]);
  list[0] = PASS;
  list[1] = INCOME;
  let count = 2;
  if ((done & OPENED) === 0) count = openings(world, list, count);
  if ((done & TRACKED) === 0) count = tracks(world, list, count);
  if ((done & MOVED) === 0) count = departures(world, list, count);
  if ((done & UPGRADED) === 0) count = upgrades(world, list, count);
  return count;
}

function openings(world: World, list: number[], from: number): number {
  let count = from;
  if (!holdsCards()) return count;
  for (let station = 0; station < STATION_COUNT; station++) {
    if (world[BUILDINGS + station] !== 0) continue;
    count = addPayments(list, count, OPEN + station * WAYS_TO_PAY, bit(WARD_OF[station]));
  }
  return count;
}

function tracks(world: World, list: number[], from: number): number {
  let count = from;
  if (world[PIECES + world[TURN]] === 0) return count;
  for (let at = 0; at < CONNECTION_COUNT; at++) if (world[TRACKS + at] === 0) list[count++] = TRACK + at;
  return count;
}

function departures(world: World, list: number[], from: number): number {
  let count = from;
  if (!holdsCards()) return count;
  beginReach();
  for (let ward = 0; ward < WARD_COUNT; ward++) {
    if (world[CROWD_SIZES + ward] === 0 || !paysFor(bit(ward))) continue;
    for (const station of STATIONS_IN[ward]) {
      if (!mayStart(world, ward, station)) continue;
      count = addPayments(list, count, MOVE + ward * WAYS_TO_PAY, bit(ward));
      break;
    }
  }
  return count;
}

/** Not at the Kaiju's; and where somebody has to be delivered, only where that is possible. */
function mayStart(world: World, ward: number, station: number): boolean {
  if (ward === world[KAIJU]) return false;
  return world[IS_R12] === 0 || (goodsFrom(world, crowdOf(ward)) & goodsFromStart(world, station)) !== 0;
}

function upgrades(world: World, list: number[], from: number): number {
  const seat = world[TURN];
  let count = from;
  if (world[supplyOf(seat) + DEPARTMENT] === 0) return count;
  for (const station of MARKED) {
    const building = world[BUILDINGS + station];
    if (OWNERS[building] !== seat || isDepartment(building)) continue;
    for (const heavy of [false, true]) {
      const customer = customerOf(SOLD[building], heavy);
      if (world[collectionOf(seat) + customer] === 0) continue;
      const answer = UPGRADE + (station * KINDS + customer) * WAYS_TO_PAY;
      count = addPayments(list, count, answer, bit(WARD_OF[station]));
    }
  }
  return count;
}

function spendings(world: World, list: number[]): number {
  const hand = handOf(world[TURN]);
  let count = 0;
  for (let a = 0; a < WARD_COUNT; a++) {
    if (world[hand + a] === 0) continue;
    for (let b = a; b < WARD_COUNT; b++) {
      if (world[hand + b] < (b === a ? 2 : 1)) continue;
      for (let c = b; c < WARD_COUNT; c++) {
        const needed = c !== b ? 1 : b !== a ? 2 : 3;
        if (world[hand + c] >= needed) list[count++] = SPEND_ON + (a * WARD_COUNT + b) * WARD_COUNT + c;
      }
    }
  }
  return count;
}

function shops(world: World, list: number[]): number {
  const seat = world[TURN];
  const supply = supplyOf(seat);
  let count = 0;
  for (let good = 0; good < GOODS.length; good++) if (world[supply + good] > 0) list[count++] = PLACE + good;
  for (let from = 0; from < STATION_COUNT; from++) {
    const building = world[BUILDINGS + from];
    if (OWNERS[building] !== seat) continue;
    if (!isDepartment(building) || mayMoveDepartment(world)) list[count++] = RELOCATE + from;
  }
  return count;
}

function mayMoveDepartment(world: World): boolean {
  const allowed = world[RELOCATION];
  return allowed === TO_ANYWHERE || (allowed === TO_MARKED && isMarked(world[ABOUT]));
}

function extensions(world: World, list: number[]): number {
  const first = world[ABOUT];
  list[0] = SINGLE;
  let count = 1;
  if (world[PIECES + world[TURN]] === 0) return count;
  openPurse(world, world[TURN]);
  for (const second of MEETING[first]) {
    if (world[TRACKS + second] !== 0) continue;
    const wards = world[IS_R12] === 1 ? END_WARDS[first] : END_WARDS[first] | END_WARDS[second];
    count = addPayments(list, count, EXTEND_BY + second * WAYS_TO_PAY, wards);
  }
  return count;
}

/** Whether all can see that there is no second piece of track. */
export function isSingle(world: World): boolean {
  const seat = world[TURN];
  if (world[HAND_SIZES + seat] === 0 || world[PIECES + seat] === 0) return true;
  for (const second of MEETING[world[ABOUT]]) if (world[TRACKS + second] === 0) return false;
  return true;
}

/** The Kaiju goes to a neighbouring ward, and whom it finds goes on from there. */
function wardsAround(world: World, list: number[], answer: number): number {
  const wards = world[KAIJU] < 0 ? BAY_NEIGHBOURS : NEIGHBOURS[world[KAIJU]];
  for (let i = 0; i < wards.length; i++) list[i] = answer + wards[i];
  return wards.length;
}

function drives(world: World, list: number[]): number {
  const at = world[CEOS + world[TURN]];
  let count = 0;
  if (at === NONE) {
    for (let ward = 0; ward < WARD_COUNT; ward++) if (ward !== world[KAIJU]) list[count++] = DRIVE_TO + ward;
    return count;
  }
  list[count++] = STAY;
  for (const ward of NEIGHBOURS[at]) if (ward !== world[KAIJU]) list[count++] = DRIVE_TO + ward;
  return count;
}
