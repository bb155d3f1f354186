import type { KingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import type { Judgement } from '@yamanote/games/room';
import { evaluate, foresee } from './evaluate.ts';
import { expert } from './expert.ts';
import { odds } from './keep-odds.ts';
import { levels } from './levels.ts';
import { model } from './model.ts';
import { search } from './search.ts';

export const judgement: Judgement<KingOfTokyo> = {
  evaluate,
  foresee,
  model: model as Judgement<KingOfTokyo>['model'],
  expert,
  search,
  levels,
  odds,
};
