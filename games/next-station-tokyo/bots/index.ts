import type { NextStation } from '@yamanote/games/next-station-tokyo/rules';
import type { Judgement } from '@yamanote/games/room';
import { evaluate } from './evaluate.ts';
import { expert } from './expert.ts';
import { levels } from './levels.ts';
import { model } from './model.ts';
import { search } from './search.ts';

// What the next card may bring is in the value of a sheet already, so one imagined world tells as much as many.
export const judgement: Judgement<NextStation> = {
  evaluate,
  foresee: evaluate,
  worlds: 1,
  expert,
  search,
  levels,
  model,
};
