import type { Levels } from '@yamanote/bots';

/** Found by `npm run levels -- machi-koro --write`. */
export const levels: Levels = {
  bound: 0.15,
  temperatures: [
    [0, 0.043],
    [25, 0.027],
    [50, 0.015],
    [75, 0.0086],
  ],
};
