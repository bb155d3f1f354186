/** Where a MOVE can go, and which goods it can deliver: in the prototype it has to. Sets of goods are bits of a number. */
import { isBlocked } from './kaiju.ts';
import { STATION_IDS, THE_LINK, WAYS, type Way } from './map.ts';
import { type Building, DEPARTMENT, GOODS } from './tokens.ts';
import type { ShinjukuState as State } from './types.ts';

/** There is track or the printed link, and the Kaiju is not where it leads. */
export function isOpen(state: Pick<State, 'tracks' | 'kaiju'>, { to, by }: Way): boolean {
  return (by === THE_LINK || state.tracks[by] !== null) && !isBlocked(state, to);
}

const EVERYTHING = (1 << GOODS.length) - 1;

export function goodsIn(group: readonly number[]): number {
  let goods = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (group[2 * good] + group[2 * good + 1] > 0) goods |= 1 << good;
  }
  return goods;
}

export function goodsAt(building: Building | null): number {
  if (building === null) return 0;
  return building.shop === DEPARTMENT ? EVERYTHING : 1 << building.shop;
}

// Used again in every search, so that looking makes no garbage: which search saw a station last, and the stations it found.
const seen = new Int32Array(STATION_IDS.length);
const found = new Int32Array(STATION_IDS.length);
let search = 0;

/** Finds every station that can be reached from one and was not seen before; returns how many they are. */
function explore(state: State, from: number): number {
  seen[from] = search;
  found[0] = from;
  let size = 1;
  for (let next = 0; next < size; next++) {
    const ways = WAYS[found[next]];
    for (let i = 0; i < ways.length; i++) {
      const { to } = ways[i];
      if (seen[to] === search || !isOpen(state, ways[i])) continue;
      seen[to] = search;
      found[size++] = to;
    }
  }
  return size;
}

/** The goods that are sold at the first so many stations found. */
function goodsFound(state: State, size: number): number {
  let goods = 0;
  for (let i = 0; i < size; i++) goods |= goodsAt(state.buildings[found[i]]);
  return goods;
}

/**
 * The goods that can still be delivered on the way by a MOVE that goes on to a station. Any building that fits will do: who
 * fits one before it gets off there, which is as good.
 */
export function goodsOnward(state: State, to: number): number {
  search++;
  for (const station of state.path) seen[station] = search;
  return goodsFound(state, explore(state, to));
}

const within = new Int32Array(STATION_IDS.length);

/**
 * The same for a MOVE that starts at a station, to be asked for one after the other: stations that are joined are looked at
 * once. What an earlier call found counts for no other position.
 */
export function goodsWithinReach(state: State): (station: number) => number {
  search++;
  return (station) => {
    if (seen[station] !== search) {
      const size = explore(state, station);
      const goods = goodsFound(state, size);
      for (let i = 0; i < size; i++) within[found[i]] = goods;
    }
    return within[station];
  };
}
