/** The way of a MOVE to the next building of one's own, by the fewest stations. */
import { MOST_SEATS, STATIONS_IN } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { RIDE_TO, START_AT, STOP } from '../twin/answers.ts';
import { WAY_TO, WAYS_FROM } from '../twin/facts.ts';
import { GOODS_AT, goodsFrom, isOpenWay } from '../twin/reach.ts';
import { mayStop, rides, starts } from '../twin/steps.ts';
import {
  ABOUT,
  AT,
  BUILDINGS,
  crowdOf,
  GROUP,
  KAIJU,
  NONE,
  OWNERS,
  STATION_COUNT,
  STOPS,
  type World,
} from '../twin/world.ts';

const list: number[] = [];
const found = new Int16Array(STATION_COUNT);
/** By station: the first step that leads there; in which search it was found. */
const firstStep = new Int16Array(STATION_COUNT);
const seen = new Int32Array(STATION_COUNT);
let search = 0;

/** By seat and building: the goods that are sold there if it is the seat's. */
const OWN_GOODS = Int8Array.from({ length: MOST_SEATS * OWNERS.length }, (_, place) => {
  const building = place % OWNERS.length;
  return OWNERS[building] === Math.floor(place / OWNERS.length) ? GOODS_AT[building] : 0;
});

/** Where to start in the ward: there, or from where a building of one's own is nearest. */
export function wayToStart(world: World, seat: Seat): number {
  const ward = world[ABOUT];
  const goods = goodsFrom(world, crowdOf(ward));
  const own = seat * OWNERS.length;
  search = (search + 1) | 0;
  let size = 0;
  if (ward !== world[KAIJU]) {
    const stations = STATIONS_IN[ward];
    for (let i = 0; i < stations.length; i++) {
      const station = stations[i];
      if ((OWN_GOODS[own + world[BUILDINGS + station]] & goods) !== 0) return START_AT + station;
      seen[station] = search;
      firstStep[station] = station;
      found[size++] = station;
    }
  }
  const start = nearest(world, own, goods, size);
  if (start !== NONE) return START_AT + start;
  starts(world, list, 1);
  return list[0];
}

/** On to the nearest building of one's own where somebody would get off; else the ride ends, if it may. */
export function wayOn(world: World, seat: Seat): number {
  const at = world[AT];
  const goods = goodsFrom(world, GROUP);
  const own = seat * OWNERS.length;
  search = (search + 1) | 0;
  let size = 0;
  for (let way = WAYS_FROM[at]; way < WAYS_FROM[at + 1]; way++) {
    const to = WAY_TO[way];
    if (!isOpenWay(world, way) || seen[to] === search || world[STOPS + to] !== 0) continue;
    if ((OWN_GOODS[own + world[BUILDINGS + to]] & goods) !== 0) return RIDE_TO + to;
    seen[to] = search;
    firstStep[to] = to;
    found[size++] = to;
  }
  const step = nearest(world, own, goods, size);
  if (step !== NONE) return RIDE_TO + step;
  if (mayStop(world)) return STOP;
  rides(world, list, 1);
  return list[0];
}

/** The first step to the nearest building of the seat that sells one of these goods, beyond the stations found so far. */
function nearest(world: World, own: number, goods: number, count: number): number {
  let size = count;
  for (let next = 0; next < size; next++) {
    const here = found[next];
    for (let way = WAYS_FROM[here]; way < WAYS_FROM[here + 1]; way++) {
      const to = WAY_TO[way];
      if (!isOpenWay(world, way) || seen[to] === search || world[STOPS + to] !== 0) continue;
      if ((OWN_GOODS[own + world[BUILDINGS + to]] & goods) !== 0) return firstStep[here];
      seen[to] = search;
      firstStep[to] = firstStep[here];
      found[size++] = to;
    }
  }
  return NONE;
}
