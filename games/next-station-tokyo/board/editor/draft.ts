/**
 * A map in the making: a folded map, which holds just what cannot be worked out from the rest. Every change makes a new
 * one, so that any can be taken back. Whether it is a map that one can play on is for the rules to say.
 */
import type { FoldedMap } from '@yamanote/games/next-station-tokyo/rules';

export type Draft = FoldedMap;

/** The fields of a folded station. */
export const ID = 0;
export const X = 1;
export const Y = 2;
export const SYMBOL = 3;
export const DISTRICT = 4;
export const START = 5;

export function stationAt({ stations }: Draft, x: number, y: number): number {
  return stations.findIndex((station) => station[X] === x && station[Y] === y);
}

export function districtAt({ districts }: Draft, x: number, y: number): number {
  return districts.findIndex(({ cells }) => cells?.some(([cx, cy]) => cx === x && cy === y));
}

export function hasTrack({ tracks }: Draft, a: number, b: number): boolean {
  return tracks.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
}
