/** Maps as files: opened, whatever may still be wrong with them, and saved. */
import { checkMap, foldMap, readMapFile, unfoldMap } from '@yamanote/games/next-station-tokyo/rules';
import { isRefusal } from '@yamanote/kernel';
import { onSquares } from './blank.ts';
import type { Draft } from './draft.ts';

export type Opened = { readonly draft: Draft } | { readonly fault: { readonly field: string } | null };

/** A map need not be in order to be opened, but its names must lead somewhere; `null` if it is not even JSON. */
export function openMap(text: string): Opened {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: null };
  }
  const file = readMapFile(json);
  if (isRefusal(file)) return { fault: file };
  const faults = checkMap(json);
  const lost = Array.isArray(faults) ? faults.find(({ check }) => check === 'V1') : undefined;
  if (lost !== undefined) return { fault: lost };
  return { draft: onSquares(foldMap({ ...file, loop: file.loop ?? { order: [], segments: [] } })) };
}

export function mapText(draft: Draft): string {
  return `${JSON.stringify(unfoldMap(draft), null, 1)}\n`;
}

/** The position that starts a match on this map. */
export function startOn(draft: Draft) {
  return { map: unfoldMap(draft) };
}
