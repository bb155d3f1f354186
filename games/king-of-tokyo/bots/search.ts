/** Tries the answers that the expert finds best by playing on, and leaves its favourite only for something clearly better. */
import { type Consider, searchBy } from '@yamanote/bots';
import type { KingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { expert } from './expert.ts';
import { model } from './model.ts';

export const search: Consider<KingOfTokyo> = searchBy(model, {
  advise: expert,
  playouts: 1500,
  candidates: 4,
  guard: 2,
  horizon: 4,
  worlds: 4,
});
