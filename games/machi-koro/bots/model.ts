import type { Model } from '@yamanote/bots';
import type { MachiKoro } from '@yamanote/games/machi-koro/rules';
import { POLICY, policy } from './policy/policy.ts';
import { happen, happenAs, outcomes } from './twin/chance.ts';
import { actorOf, play } from './twin/flow.ts';
import { ANSWERS, legalMoves } from './twin/moves.ts';
import { pack, ROLLER, SEATS, TURNS, type World } from './twin/world.ts';
import { chances, VALUE } from './value/net.ts';
import { outlook } from './value/outlook.ts';

/** An answer whose outlook is so much worse than the best is promising to a third. */
const DOUBT = 0.02;

export const model: Model<MachiKoro, World> = {
  open: true,
  imagine: pack,
  clone: (world) => world.slice(),
  copy: (from, to) => to.set(from),
  seats: (world) => world[SEATS],
  actor: actorOf,
  moves: legalMoves,
  play,
  happen,
  outcomes,
  happenAs,
  policy: (world) => policy(world, POLICY),
  prior(world, moves, count, weights) {
    let best = 0;
    for (let i = 0; i < count; i++) {
      weights[i] = outlook(world, world[ROLLER], moves[i], VALUE);
      best = Math.max(best, weights[i]);
    }
    for (let i = 0; i < count; i++) weights[i] = Math.exp((weights[i] - best) / DOUBT);
  },
  value: (world, values) => chances(world, VALUE, values),
  turns: (world) => world[TURNS],
  answer: (_world, move) => ANSWERS[move],
};
