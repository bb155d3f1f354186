import type { Seat, Standing } from '@yamanote/kernel';

export interface Tie {
  /** Whether seats with the same score have different places (`broken`) or the same one (`shared`). */
  readonly how: 'broken' | 'shared';
  readonly seats: readonly Seat[];
}

/** Of seats with the same score, the best ones. */
export function tieIn({ scores, places }: Standing): Tie | null {
  const order = scores.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  const first = order.find((seat, i) => scores[order[i + 1]] === scores[seat]);
  if (first === undefined) return null;
  const seats = order.filter((seat) => scores[seat] === scores[first]);
  return { how: places[seats[1]] === places[first] ? 'shared' : 'broken', seats };
}
