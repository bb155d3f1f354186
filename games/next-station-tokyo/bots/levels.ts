import type { Levels } from '@yamanote/bots';

/** Found by `npm run levels -- next-station-tokyo --write`. */
export const levels = {
  base: {
    bound: 0.15,
    temperatures: [
      [0, 0.12],
      [25, 0.061],
      [50, 0.034],
      [75, 0.021],
    ],
  },
} satisfies Readonly<Record<string, Levels>>;
