/** Where a MOVE can go, and which goods it can deliver there. Sets of goods are bits of a number. */
import { GOODS } from '@yamanote/games/shinjuku/rules';
import { GOODS_SOLD, LINKED, WAY_BY, WAY_TO, WAY_WARD, WAYS_FROM } from './facts.ts';
import { BUILDINGS, KAIJU, OWNERS, SEATS, SOLD, STATION_COUNT, STOPS, TRACKS, type World } from './world.ts';

/** By building: the goods that are sold there. */
export const GOODS_AT = Int8Array.from(OWNERS, (_, building) => GOODS_SOLD(SOLD[building]));

/** By way: where in the row its track is; for the printed link, where there is never a 0. */
const TRACK_OF_WAY = Int16Array.from(WAY_BY, (by) => (by === LINKED ? SEATS : TRACKS + by));

/** Whether a way has track or is the printed link, and the Kaiju is not where it leads. */
export function isOpenWay(world: World, way: number): boolean {
  return world[TRACK_OF_WAY[way]] !== 0 && WAY_WARD[way] !== world[KAIJU];
}

/** The goods of those who are counted from here on in the row. Without a branch, as nothing could foresee it. */
export function goodsFrom(world: World, from: number): number {
  let goods = 0;
  for (let good = 0; good < GOODS.length; good++) {
    goods |= (-(world[from + 2 * good] + world[from + 2 * good + 1]) >>> 31) << good;
  }
  return goods;
}

// Used again in every search: which search saw a station last, and the stations it found.
const seen = new Int32Array(STATION_COUNT);
const found = new Int32Array(STATION_COUNT);
const within = new Int32Array(STATION_COUNT);
let search = 0;
let size = 0;

/** Finds every station that can be reached and was not seen before; returns the goods that are sold there. */
function explore(world: World, from: number): number {
  seen[from] = search;
  found[0] = from;
  size = 1;
  let goods = 0;
  for (let next = 0; next < size; next++) {
    const here = found[next];
    goods |= GOODS_AT[world[BUILDINGS + here]];
    for (let way = WAYS_FROM[here]; way < WAYS_FROM[here + 1]; way++) {
      const to = WAY_TO[way];
      if (seen[to] === search || !isOpenWay(world, way)) continue;
      seen[to] = search;
      found[size++] = to;
    }
  }
  return goods;
}

/** To be called before `delivers` or `goodsFromStart` is asked about a world. */
export function beginReach(): void {
  search = (search + 1) | 0;
}

/**
 * Whether a MOVE that starts at a station, or goes on to it, can deliver any of these goods, there or further on; to be
 * asked about the same goods until reach begins anew.
 */
export function delivers(world: World, from: number, goods: number): boolean {
  // What a search came by that found nothing leads to nothing.
  if (seen[from] === search) return false;
  seen[from] = search;
  found[0] = from;
  size = 1;
  for (let next = 0; next < size; next++) {
    const here = found[next];
    if ((GOODS_AT[world[BUILDINGS + here]] & goods) !== 0) {
      beginReach();
      return true;
    }
    for (let way = WAYS_FROM[here]; way < WAYS_FROM[here + 1]; way++) {
      const to = WAY_TO[way];
      if (!isOpenWay(world, way) || seen[to] === search || world[STOPS + to] !== 0) continue;
      seen[to] = search;
      found[size++] = to;
    }
  }
  return false;
}

/** The goods that a MOVE which starts at a station can deliver; stations that are joined are looked at once. */
export function goodsFromStart(world: World, station: number): number {
  if (seen[station] === search) return within[station];
  const goods = explore(world, station);
  for (let i = 0; i < size; i++) within[found[i]] = goods;
  return goods;
}
