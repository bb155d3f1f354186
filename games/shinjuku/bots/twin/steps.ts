/** The answers of a MOVE, in the order of the rules: where it starts, who gets off, where it goes on to. */
import { KINDS, STATIONS_IN } from '@yamanote/games/shinjuku/rules';
import { ALIGHT_AS, RIDE_TO, START_AT, STOP } from './answers.ts';
import { GOOD_BIT, WAY_TO, WAYS_FROM } from './facts.ts';
import { beginReach, delivers, GOODS_AT, goodsFrom, isOpenWay } from './reach.ts';
import {
  ABOUT,
  AT,
  BUILDINGS,
  crowdOf,
  GROUP,
  GROUP_SIZE,
  IS_R12,
  KAIJU,
  NONE,
  STOPS,
  VISITED,
  type World,
} from './world.ts';

// A MOVE asks at every station whether there is more than one answer: of these, no more than the second is looked for.
const first: number[] = [NONE, NONE];
const ALL = Number.POSITIVE_INFINITY;
const TWO = 2;

/** The only place to start at; NONE if there is a choice. */
export function onlyStart(world: World): number {
  return starts(world, first, TWO) === 1 ? first[0] : NONE;
}

/** Who gets off, if nobody else could; else NONE. */
export function onlyAlighting(world: World): number {
  return alightings(world, first, TWO) === 1 ? first[0] : NONE;
}

/** The only way to go on, or to end; NONE if there is a choice. */
export function onlyRide(world: World): number {
  return rides(world, first, TWO) === 1 ? first[0] : NONE;
}

/** Not at the Kaiju's; and where somebody has to be delivered, only where that is possible. */
export function starts(world: World, list: number[], most = ALL): number {
  const ward = world[ABOUT];
  if (ward === world[KAIJU]) return 0;
  const mustDeliver = world[IS_R12] === 1;
  const goods = goodsFrom(world, crowdOf(ward));
  const stations = STATIONS_IN[ward];
  let count = 0;
  beginReach();
  for (let i = 0; i < stations.length && count < most; i++) {
    if (!mustDeliver || delivers(world, stations[i], goods)) list[count++] = START_AT + stations[i];
  }
  return count;
}

export function alightings(world: World, list: number[], most = ALL): number {
  const goods = GOODS_AT[world[BUILDINGS + world[AT]]];
  let count = 0;
  for (let customer = 0; customer < KINDS && count < most; customer++) {
    if (world[GROUP + customer] > 0 && (goods & GOOD_BIT[customer]) !== 0) list[count++] = ALIGHT_AS + customer;
  }
  return count;
}

export function mayStop(world: World): boolean {
  return world[IS_R12] === 0 || world[STOPS + world[AT]] > VISITED;
}

export function rides(world: World, list: number[], most = ALL): number {
  const at = world[AT];
  const mustDeliver = world[IS_R12] === 1;
  let count = 0;
  if (mayStop(world)) list[count++] = STOP;
  if (world[GROUP_SIZE] === 0) return count;
  const wanted = goodsFrom(world, GROUP);
  beginReach();
  for (let way = WAYS_FROM[at]; way < WAYS_FROM[at + 1] && count < most; way++) {
    const to = WAY_TO[way];
    if (!isOpenWay(world, way) || world[STOPS + to] !== 0) continue;
    if (!mustDeliver || delivers(world, to, wanted)) list[count++] = RIDE_TO + to;
  }
  return count;
}
