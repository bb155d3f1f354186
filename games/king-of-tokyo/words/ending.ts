import type { Ending } from './words.ts';

/** Whether the match ends alike, whatever is answered. */
export function sameEnding(one: Ending, other: Ending): boolean {
  return one.who.name === other.who.name && one.stars === other.stars;
}
