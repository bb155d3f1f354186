import type { Levels } from '@yamanote/bots';

/** Found by `npm run levels -- shinjuku --write`; that of retail by deals of both editions. */
export const levels = {
  retail: {
    bound: 0.15,
    temperatures: [
      [0, 0.009],
      [25, 0.0068],
      [50, 0.0053],
      [75, 0.0042],
      [100, 0.0035],
    ],
  },
  r12: {
    bound: 0.15,
    temperatures: [
      [0, 0.0074],
      [25, 0.0055],
      [50, 0.0045],
      [75, 0.0037],
      [100, 0.0031],
    ],
  },
} satisfies Readonly<Record<string, Levels>>;
