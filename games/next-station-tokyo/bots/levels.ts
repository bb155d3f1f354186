import type { Levels } from '@yamanote/bots';

/** Found by `npm run levels -- next-station-tokyo --write`. */
export const levels: Levels = {
  bound: 0.15,
  temperatures: [
    [0, 0.21],
    [25, 0.092],
    [50, 0.053],
    [75, 0.029],
  ],
};
