/** With whom one would play if one took whoever waits. */
import type { TableLine } from '@yamanote/protocol';
import { isJoinable } from './rows.ts';

export interface Quickest {
  game: string;
  /** How many wait there; none: one would be the first. */
  waiting: number;
}

/** Where fewest are missing; of the games that are wanted, or else of the one that was played last. */
export function quickest(lines: readonly TableLine[], wanted: readonly string[], last: string): Quickest {
  const missing = ({ kinds }: TableLine) => kinds.filter((kind) => kind === 'open').length;
  const [best] = lines
    .filter(
      (line) => line.stage === 'waiting' && isJoinable(line) && (wanted.length === 0 || wanted.includes(line.game)),
    )
    .sort((a, b) => missing(a) - missing(b));
  if (best !== undefined) return { game: best.game, waiting: best.kinds.filter((kind) => kind === 'person').length };
  return { game: wanted.length === 0 || wanted.includes(last) ? last : wanted[0], waiting: 0 };
}
