import type { Levels } from '@yamanote/bots';

/** Guessed: `npm run levels -- shinjuku --write` finds better ones. */
export const levels: Levels = {
  bound: 0.15,
  temperatures: [
    [0, 0.16],
    [25, 0.08],
    [50, 0.04],
    [75, 0.02],
  ],
};
