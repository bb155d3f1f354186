/** What may be kept of rolled dice, and what is to be expected of each choice. */

import { FACES, facesOf, handfulOf, handfulsOf } from './handfuls.ts';
import type { SolvedDice } from './solver.ts';

/** One way to go on with rolled dice. */
export interface KeptDice {
  /** The faces that stay, in ascending order; all of them if nothing is rolled again. */
  readonly keep: readonly number[];
  readonly worth: number;
  /** By wish: what becomes of it. */
  readonly wishes: readonly number[];
}

/** Every different part of rolled dice that may be kept, the best first; with no rerolls left, all of them alone. */
export function considerKeeps(
  solved: SolvedDice,
  wishes: number,
  dice: readonly number[],
  rerolls: number,
): readonly KeptDice[] {
  const { size, locked } = solved.rules;
  const handfuls = handfulsOf(size);
  const all = handfulOf(handfuls, dice);
  const numbers = Array.from({ length: wishes }, (_, i) => i);
  const parts = new Set([all]);
  if (rerolls > 0) {
    for (const part of parts) {
      for (let face = 0; face < FACES; face++) {
        const smaller = handfuls.minus[part * FACES + face];
        if (smaller >= 0 && face !== locked - 1) parts.add(smaller);
      }
    }
  }
  const kept = [...parts].map((part): KeptDice => {
    const keep = facesOf(handfuls.counts[part]);
    if (part === all) {
      return {
        keep,
        worth: solved.settled(0, dice),
        wishes: numbers.map((wish) => solved.settled(wish + 1, dice)),
      };
    }
    return {
      keep,
      worth: solved.worth(keep, rerolls - 1),
      wishes: numbers.map((wish) => solved.wish(wish, keep, rerolls - 1)),
    };
  });
  return kept.sort((one, other) => other.worth - one.worth);
}
