/** For tests: our maps as files that may be changed. */
import { sentence } from '@yamanote/kernel';
import { expect } from 'vitest';
import { checkMap, type MapFault } from '../map/check.ts';
import { MAP_FILES } from '../maps.ts';

interface Entry {
  [field: string]: unknown;
  id: string;
}

/** A map file as people write it: nothing about it is certain. */
export interface LooseMap {
  [field: string]: unknown;
  rules: Record<string, unknown>;
  grid: { width: number; height: number };
  districts: (Entry & { cells?: number[][]; polygon?: number[][] })[];
  stations: (Entry & { x: number; y: number; symbol: string; district: string })[];
  segments: (Entry & { a: string; b: string; path?: number[][] })[];
  loop: { order: string[]; segments: string[] } | null;
  crossings: string[][];
}

export function copyOf(id: string): LooseMap {
  return JSON.parse(JSON.stringify(MAP_FILES[id])) as LooseMap;
}

/** What the checks say about our first map after a change. */
export function faultsAfter(change: (map: LooseMap) => void, id = 'tokyo-original-1'): MapFault[] {
  const map = copyOf(id);
  change(map);
  const found = checkMap(map);
  return Array.isArray(found) ? found : [];
}

export function station(map: LooseMap, id: string): LooseMap['stations'][number] {
  return map.stations.find((one) => one.id === id) as LooseMap['stations'][number];
}

export function segment(map: LooseMap, id: string): LooseMap['segments'][number] {
  return map.segments.find((one) => one.id === id) as LooseMap['segments'][number];
}

/** Each change breaks a map in one way: the check that finds it, and what it says. */
export function breaks(check: string, cases: [string, (map: LooseMap) => void, string][]): void {
  for (const [what, change, says] of cases) {
    const faults = faultsAfter(change);
    expect(
      faults.map((fault) => `${fault.check} ${sentence(fault)}`),
      what,
    ).toContainEqual(expect.stringMatching(new RegExp(`^${check} ${says.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)));
  }
}

export const remove = <T>(list: T[], test: (item: T) => boolean) => list.splice(list.findIndex(test), 1);
