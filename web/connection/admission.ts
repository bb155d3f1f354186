/** A closed hall refuses whoever has not said its word: it is asked for then, and what was wanted is asked for again. */
import { signal } from '@preact/signals';
import type { Line, Refused } from './line.ts';

/** Says whether the word was found; there as long as it is asked for. */
export const wordAsked = signal<((found: boolean) => void) | null>(null);

let asking: Promise<boolean> | null = null;

/** Whoever asks for two things is asked once. */
function askForWord(): Promise<boolean> {
  asking ??= new Promise((resolve) => {
    wordAsked.value = (found) => {
      wordAsked.value = null;
      asking = null;
      resolve(found);
    };
  });
  return asking;
}

export function atTheDoor(line: Line): Line {
  return {
    ...line,
    request: (wish) =>
      line.request(wish).catch(async (refused: Refused) => {
        if (refused.code !== 'word-wanted' || !(await askForWord())) throw refused;
        return line.request(wish);
      }),
  };
}
