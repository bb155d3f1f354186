/** What people were promised: every move that was acknowledged, every entry that was shown. */
import type { ShownEntry } from '@yamanote/running-match';

/** A move of a seat, and the entries that it became. */
export interface PromisedMove {
  match: string;
  /** As the store knows it. */
  move: string;
  first: number;
  next: number;
}

export interface Promises {
  acknowledged: PromisedMove[];
  /** Refused for good: nothing of them may be stored. */
  refused: (Pick<PromisedMove, 'match' | 'move'> & { code: string })[];
  /** Of every match by number, whose entry it was and when. */
  shown: Record<string, string[]>;
}

export interface Notes extends Promises {
  /** Entries that somebody saw; the number of one that somebody else saw otherwise. */
  saw(match: string, entries: readonly ShownEntry[]): number | null;
}

/** What makes an entry itself, and is known to all. */
export function markOf({ seat, at }: Pick<ShownEntry, 'seat' | 'at'>): string {
  return `${seat}@${at}`;
}

export function makeNotes(): Notes {
  const shown: Promises['shown'] = {};
  return {
    acknowledged: [],
    refused: [],
    shown,
    saw(match, entries) {
      shown[match] ??= [];
      const marks = shown[match];
      for (const entry of entries) marks[entry.index] ??= markOf(entry);
      return entries.find((entry) => marks[entry.index] !== markOf(entry))?.index ?? null;
    },
  };
}
