/** Where a MOVE can go, and which goods it can deliver there. Sets of goods are bits of a number. */
import { KINDS, WARD_OF } from '@yamanote/games/shinjuku/rules';
import { GOOD_BIT, GOODS_SOLD, LINKED, WAY_BY, WAY_TO, WAYS_FROM } from './facts.ts';
import { BUILDINGS, KAIJU, OWNERS, SOLD, STATION_COUNT, STOPS, TRACKS, type World } from './world.ts';

/** By building: the goods that are sold there. */
export const GOODS_AT = OWNERS.map((_, building) => GOODS_SOLD(SOLD[building]));

/** Whether a way has track or is the printed link, and the Kaiju is not where it leads. */
export function isOpenWay(world: World, way: number): boolean {
  const by = WAY_BY[way];
  return (by === LINKED || world[TRACKS + by] !== 0) && WARD_OF[WAY_TO[way]] !== world[KAIJU];
}

/** The goods of those who are counted from here on in the row. */
export function goodsFrom(world: World, from: number): number {
  let goods = 0;
  for (let kind = 0; kind < KINDS; kind++) if (world[from + kind] > 0) goods |= GOOD_BIT[kind];
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

/** The goods that a MOVE which is under way can still deliver if it goes on to a station. */
export function goodsOnward(world: World, to: number): number {
  search++;
  for (let station = 0; station < STATION_COUNT; station++) if (world[STOPS + station] > 0) seen[station] = search;
  return explore(world, to);
}

/** To be called before `goodsFromStart` is asked about a world. */
export function beginReach(): void {
  search++;
}

/** The same for a MOVE that starts at a station; stations that are joined are looked at once. */
export function goodsFromStart(world: World, station: number): number {
  if (seen[station] === search) return within[station];
  const goods = explore(world, station);
  for (let i = 0; i < size; i++) within[found[i]] = goods;
  return goods;
}
