import type { Levels } from '@yamanote/bots';

/** Found by `npm run levels -- shinjuku --write`. */
export const levels: Levels = {
  bound: 0.15,
  temperatures: [
    [0, 0.009],
    [25, 0.0068],
    [50, 0.0053],
    [75, 0.0042],
    [100, 0.0035],
  ],
};
