/** Whether a group that goes on from a station can deliver somebody, as the prototype demands of every MOVE. */
import { isBlocked } from './kaiju.ts';
import { STATION_IDS, THE_LINK, WAYS } from './map.ts';
import { DEPARTMENT, GOODS } from './tokens.ts';
import type { ShinjukuState as State } from './types.ts';

/** Sets of goods are bits; a department store sells all of them. */
const EVERYTHING = (1 << GOODS.length) - 1;

function goodsIn(group: readonly number[]): number {
  let goods = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (group[2 * good] + group[2 * good + 1] > 0) goods |= 1 << good;
  }
  return goods;
}

// Used again in every search, so that looking makes no garbage: the search that saw a station last, and what to look at.
const seen = new Int32Array(STATION_IDS.length);
const open: number[] = [];
let search = 0;

/** Any building that fits and can be reached will do: who fits one on the way gets off there, which is as good. */
export function canDeliver(state: State, group: readonly number[], from: number): boolean {
  const goods = goodsIn(group);
  search++;
  for (const station of state.path) seen[station] = search;
  seen[from] = search;
  open.length = 0;
  open.push(from);
  for (let next = 0; next < open.length; next++) {
    const station = open[next];
    const building = state.buildings[station];
    if (building !== null && (goods & (building.shop === DEPARTMENT ? EVERYTHING : 1 << building.shop)) !== 0)
      return true;
    for (const { to, by } of WAYS[station]) {
      if (seen[to] === search || (by !== THE_LINK && state.tracks[by] === null) || isBlocked(state, to)) continue;
      seen[to] = search;
      open.push(to);
    }
  }
  return false;
}
