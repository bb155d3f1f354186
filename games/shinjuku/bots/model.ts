import type { Model } from '@yamanote/bots';
import { type Shinjuku, shinjuku } from '@yamanote/games/shinjuku/rules';
import { evaluateWorld } from './evaluate.ts';
import { policy } from './policy/policy.ts';
import { answerOf } from './twin/answers.ts';
import { happen } from './twin/chance.ts';
import { actorOf, play } from './twin/flow.ts';
import { legalMoves } from './twin/moves.ts';
import { pack, SEATS, TURN, TURNS, type World } from './twin/world.ts';
import { likelyChances } from './value/net.ts';

export const model: Model<Shinjuku, World> = {
  imagine: (view, rng) => pack(shinjuku.imagine(view, rng)),
  clone: (world) => world.slice(),
  copy: (from, to) => to.set(from),
  seats: (world) => world[SEATS],
  actor: actorOf,
  moves: legalMoves,
  play,
  happen,
  policy,
  /** By what greedy makes of the position after each: an answer that is a point worse is promising to a third. */
  prior(world, moves, count, weights) {
    const after = world.slice();
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      after.set(world);
      play(after, moves[i]);
      weights[i] = evaluateWorld(after, world[TURN]);
      best = Math.max(best, weights[i]);
    }
    for (let i = 0; i < count; i++) weights[i] = Math.exp(weights[i] - best);
  },
  value: likelyChances,
  turns: (world) => world[TURNS],
  answer: (_world, move) => answerOf(move),
};
