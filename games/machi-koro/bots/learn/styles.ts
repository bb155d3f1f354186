/** Players of other habits than the one who learns, so that what it learns holds against them too. */
import type { Rng } from '@yamanote/kernel';
import { ORDERS, playByOrder } from '../orders.ts';
import { habit } from '../policy/habits.ts';
import { legalMoves } from '../twin/moves.ts';
import { BUILDING, PHASE, ROLLER, type World } from '../twin/world.ts';
import { RACE_INPUT } from '../value/inputs.ts';
import { HIDDEN, WEIGHTS, type Weights, weightsOf } from '../value/net.ts';
import { outlook } from '../value/outlook.ts';

/** What a seat answers. */
export type Style = (world: World) => number;

/** A net that knows nothing but who needs fewer rounds to the fourth landmark: what greedy goes by. */
const RACE = weightsOf(new Float64Array(WEIGHTS));
RACE.seat[RACE_INPUT * HIDDEN] = 1;
RACE.out[0] = 1;

const racing: Style = (world) => (world[PHASE] === BUILDING ? bestBuilding(world, RACE) : habit(world));
const ordered = Object.values(ORDERS).map(
  (order): Style =>
    (world) =>
      playByOrder(world, order),
);

/** One of all styles: as often the race as any order. */
export function anyStyle(rng: Rng): Style {
  return rng.below(2) === 0 ? racing : ordered[rng.below(ordered.length)];
}

const list: number[] = [];

export function bestBuilding(world: World, weights: Weights): number {
  const moves = list.slice(0, legalMoves(world, list));
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = outlook(world, world[ROLLER], move, weights);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}
