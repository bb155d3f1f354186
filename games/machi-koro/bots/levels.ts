import type { Levels } from '@yamanote/bots';

/** Found by `npm run levels -- machi-koro --write`. */
export const levels = {
  base: {
    bound: 0.15,
    temperatures: [
      [0, 0.076],
      [25, 0.048],
      [50, 0.031],
      [75, 0.017],
    ],
  },
} satisfies Readonly<Record<string, Levels>>;
