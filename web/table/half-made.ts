/**
 * A move that is chosen but not given survives a reload: it waits in the browser's memory for this tab, and is offered
 * again if its question is still open. So does one that was given while the line was broken.
 */
import { read, write } from '../settings/stored.ts';

export interface HalfMade {
  match: string;
  question: number;
  /** Answers already chosen, not yet sent. */
  given: readonly unknown[];
  tapped: readonly string[];
  /** An answer that a control of the board selected. */
  chosen: unknown;
  /** The name of a move that was sent and not yet acknowledged. */
  move: string | null;
}

const tab = () => sessionStorage;

export function keepHalfMade(half: HalfMade | null): void {
  const empty = half === null || (half.given.length === 0 && half.tapped.length === 0 && half.chosen === null);
  write('half-made', empty ? null : JSON.stringify(half), tab);
}

/** What was half-made in this match at this question, if anything. */
export function recallHalfMade(match: string, question: number): HalfMade | null {
  const text = read('half-made', tab);
  if (text === null) return null;
  const half = JSON.parse(text) as HalfMade;
  return half.match === match && half.question === question ? half : null;
}
