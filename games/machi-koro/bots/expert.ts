import type { Consider, Considered } from '@yamanote/bots';
import type { Action, MachiKoro } from '@yamanote/games/machi-koro/rules';
import { ANSWERS, legalMoves } from './twin/moves.ts';
import { pack } from './twin/world.ts';
import { VALUE } from './value/net.ts';
import { outlook } from './value/outlook.ts';

/** Plays the turn out in every way, and takes what leads to the best value at its end. */
export const expert: Consider<MachiKoro> = (view, seat, _rng, { stop }) => {
  const world = pack(view);
  const moves: number[] = [];
  const count = legalMoves(world, moves);
  const considered: Considered<Action>[] = [];
  for (const move of moves.slice(0, count)) {
    considered.push({ answer: ANSWERS[move], value: outlook(world, seat, move, VALUE), error: 0 });
    if (stop?.() === true) break;
  }
  return considered.sort((a, b) => b.value - a.value);
};
