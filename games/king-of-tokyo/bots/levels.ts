import type { Levels } from '@yamanote/bots';

/** Found by `npm run levels -- king-of-tokyo --write`; gentle was then made softer, as it won 39 % of 400 games against greedy. */
export const levels = {
  first: {
    bound: 0.15,
    temperatures: [
      [0, 0.093],
      [25, 0.048],
      [50, 0.022],
      [75, 0.0082],
    ],
  },
} satisfies Readonly<Record<string, Levels>>;
