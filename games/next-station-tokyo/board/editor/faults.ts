/** What the rules find wrong with a map in the making, check by check, and where on the sheet. */
import { checkMap, type MapCheck, type MapFault, unfoldMap } from '@yamanote/games/next-station-tokyo/rules';
import type { Draft } from './draft.ts';

export interface Fault {
  readonly check: MapCheck | 'form';
  /** Where, by index; all empty if it is about the whole. */
  readonly stations: readonly number[];
  readonly districts: readonly number[];
  /** First the tracks, then the sections of the ring. */
  readonly segments: readonly number[];
  /** Of the file, for what lies nowhere on the sheet. */
  readonly fields: readonly string[];
}

export function faultsOf(draft: Draft): Fault[] {
  const found = checkMap(unfoldMap(draft));
  if (!Array.isArray(found)) return [];
  const checks = [...new Set(found.map(({ check }) => check))];
  return checks.map((check) =>
    gathered(
      check,
      found.filter((fault) => fault.check === check),
    ),
  );
}

function gathered(check: Fault['check'], faults: readonly MapFault[]): Fault {
  const places = (list: string) => {
    const indices = faults.flatMap(({ field }) => {
      const [, index] = new RegExp(`^${list}\\[(\\d+)\\]`).exec(field) ?? [];
      return index === undefined ? [] : [Number(index)];
    });
    return [...new Set(indices)];
  };
  return {
    check,
    stations: places('stations'),
    districts: places('districts'),
    segments: places('segments'),
    fields: [...new Set(faults.map(({ field }) => field))],
  };
}
