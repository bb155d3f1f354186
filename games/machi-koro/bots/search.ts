import { searchBy } from '@yamanote/bots';
import { expert } from './expert.ts';
import { model } from './model.ts';

/** Leaves what the expert would do only where playing on for some turns shows that something else is better. */
export const search = searchBy(model, {
  advise: expert,
  playouts: 7000,
  candidates: 5,
  horizon: 8,
  guard: 1,
});
