import type { Consider, Considered } from '@yamanote/bots';
import { type Action, type Shinjuku, shinjuku } from '@yamanote/games/shinjuku/rules';
import { considerMoves } from './plan/consider.ts';
import { answerOf } from './twin/answers.ts';
import { pack } from './twin/world.ts';
import { chanceOf } from './value/net.ts';

const WIDTHS = { opens: 5, tracks: 5, upgrades: 4, journeys: 6 };

/** Plans the whole turn, and takes what leads to the best value at its end. */
export const expert: Consider<Shinjuku> = (view, _seat, rng, { stop }) => {
  const world = pack(shinjuku.imagine(view, rng));
  return considerMoves(world, { widths: WIDTHS, judge: chanceOf, rng }, stop).map(
    ({ move, value }): Considered<Action> => ({ answer: answerOf(move), value, error: 0 }),
  );
};
