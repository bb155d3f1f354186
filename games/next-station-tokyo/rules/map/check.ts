/**
 * Whether a map is in order: its form, and the checks V1 to V12. Everything that takes a map takes it through here, and
 * gets either the map or all that is wrong with it, with where it is wrong.
 */
import { isRefusal, type Refusal, refuse } from '@yamanote/kernel';
import { districtsAndCells, enteredDistricts } from './check-districts.ts';
import { connections, symbolCounts } from './check-graph.ts';
import { crossings, insideAndOutside, ringAlone, ringSections, stationsOnRing, tracks } from './check-lines.ts';
import { identities, starts } from './check-names.ts';
import type { Complain } from './complain.ts';
import { type MapFile, readMapFile } from './file.ts';
import { type MapNeed, mapNeedInEnglish } from './need.ts';

export const MAP_CHECKS = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V10', 'V11', 'V12'] as const;
export type MapCheck = (typeof MAP_CHECKS)[number];

/** Something wrong with a map; `form` if it is not even one. */
export interface MapFault extends Refusal {
  check: MapCheck | 'form';
  /** What a check expected, as a value; the form of a file has `needs`. */
  wants?: MapNeed;
}

/** Only with names that lead somewhere can the others be tried; only with a closed ring can one be inside of it. */
const STAGES: readonly (readonly (readonly [MapCheck, (map: MapFile, complain: Complain) => void])[])[] = [
  [['V1', identities]],
  [
    ['V2', districtsAndCells],
    ['V3', starts],
    ['V4', ringSections],
    ['V6', tracks],
    ['V7', ringAlone],
    ['V8', crossings],
    ['V9', stationsOnRing],
    ['V11', connections],
    ['V12', symbolCounts],
  ],
  [
    ['V5', insideAndOutside],
    ['V10', enteredDistricts],
  ],
];

/** A map in order, or its faults. A stage is tried only if the one before it found nothing. */
export function checkMap(json: unknown): MapFile | MapFault[] {
  const map = readMapFile(json);
  if (isRefusal(map)) return [{ ...map, check: 'form' }];
  for (const stage of STAGES) {
    const faults = stage.flatMap(([check, find]) => {
      const found: MapFault[] = [];
      find(map, (where, wants, value) => {
        found.push({ ...refuse('impossible', where, mapNeedInEnglish(wants), value), check, wants });
      });
      return found;
    });
    if (faults.length > 0) return faults;
  }
  return map;
}
