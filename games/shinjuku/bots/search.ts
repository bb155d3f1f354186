import { type Model, searchBy } from '@yamanote/bots';
import type { Shinjuku } from '@yamanote/games/shinjuku/rules';
import { expert } from './expert.ts';
import { model } from './model.ts';
import { makePlanner } from './plan/planner.ts';
import type { World } from './twin/world.ts';
import { chanceOf } from './value/net.ts';

const CANDIDATES = 4;
const planner = makePlanner({ opens: 4, tracks: 4, upgrades: 2, journeys: 4 }, chanceOf);

/** Playouts are short, but all go for what is best for them. */
const ambitious: Model<Shinjuku, World> = {
  ...model,
  imagine(view, rng) {
    planner.forget();
    return model.imagine(view, rng);
  },
  policy: planner.answer,
};

/** Leaves what the expert would do only where the next turns show that something else is better. */
export const search = searchBy(ambitious, {
  advise(...asked) {
    planner.begin();
    return expert(...asked).slice(0, CANDIDATES);
  },
  playouts: 64,
  horizon: 2,
  guard: 2,
});
