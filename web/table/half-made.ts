/**
 * A move that is chosen but not given survives a reload: it waits in the browser's memory for this tab, and is offered
 * again if its question is still open. So does one that was given while the line was broken.
 */
import type { Viewer } from '@yamanote/kernel';
import { ofTab, read, write } from '../settings/stored.ts';

/** Which question is open, and whom it is put to. */
export interface Question {
  match: string;
  question: number;
  viewer: Viewer;
}

export interface HalfMade extends Question {
  /** Parts of the move that are chosen and wait for the rest. */
  given: readonly unknown[];
  tapped: readonly string[];
  /** An answer that was selected as a whole: by a control of the board, or among answers that are tapped alike. */
  chosen: unknown;
  /** The whole move, once it is on its way to the hall. */
  sent: { move: string; answers: readonly unknown[] } | null;
}

/** Nothing tapped or selected. */
export const UNMARKED: Pick<HalfMade, 'tapped' | 'chosen'> = { tapped: [], chosen: null };

const NONE: HalfMade['given'] = [];

/** A question with nothing done about it. */
export function untouched(question: Question): HalfMade {
  return { ...question, ...UNMARKED, given: NONE, sent: null };
}

export function isUntouched({ given, tapped, chosen, sent }: HalfMade): boolean {
  return given.length === 0 && tapped.length === 0 && chosen === null && sent === null;
}

export function isAbout(half: HalfMade | null, { match, question, viewer }: Question): half is HalfMade {
  return half !== null && half.match === match && half.question === question && half.viewer === viewer;
}

export function keepHalfMade(half: HalfMade | null): void {
  write('half-made', half === null ? null : JSON.stringify(half), ofTab);
}

/** What was last half-made in this tab, whatever became of its question. */
export function recallHalfMade(): HalfMade | null {
  try {
    return JSON.parse(read('half-made', ofTab) ?? 'null') as HalfMade | null;
  } catch {
    return null;
  }
}
