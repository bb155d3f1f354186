import type { Levels } from '@yamanote/bots';

/** Found by `npm run levels -- shinjuku --write`. */
export const levels: Levels = {
  bound: 0.15,
  temperatures: [
    [0, 0.0053],
    [25, 0.0038],
    [50, 0.0028],
    [75, 0.002],
  ],
};
