import type { Judgement } from '@yamanote/games/room';
import type { Stones } from '@yamanote/kernel/toys';

/** By how much one is ahead of the best of the others. */
export const judgement: Judgement<Stones> = {
  evaluate({ scores }, seat) {
    const others = scores.filter((_, other) => other !== seat);
    return scores[seat] - Math.max(0, ...others);
  },
  /** In points, as the values are. */
  levels: {
    river: {
      bound: 4,
      temperatures: [
        [0, 4],
        [25, 2],
        [50, 1],
        [75, 0.5],
      ],
    },
  },
};
