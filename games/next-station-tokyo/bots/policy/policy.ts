/** What a sound player would draw, at a glance. */
import { PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { legalMoves, PASS } from '../twin/moves.ts';
import { PHASE, type World } from '../twin/world.ts';
import { parseWeights } from '../weights.ts';
import { beginRound, fillTraits, TRAITS, traits } from './traits.ts';
import { WEIGHTS as LEARNED } from './weights.ts';

/** By phase and trait. */
export const POLICY_WEIGHTS = PHASES * TRAITS;

/** As learned. */
export const POLICY = parseWeights(LEARNED);

const moves: number[] = [];

export function policy(world: World, weights: Float64Array): number {
  const count = legalMoves(world, moves);
  // Who can draw one thing only does so: it is hardly ever better to pass.
  if (count <= 2) return moves[count - 1];
  beginRound(world.row, world.facts);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const score = scoreOf(world, moves[i], weights);
    if (score <= most) continue;
    most = score;
    best = moves[i];
  }
  return best;
}

/** How good a drawing looks in the round that was begun; it leaves its traits for who learns. */
export function scoreOf({ row, facts }: World, move: number, weights: Float64Array): number {
  fillTraits(row, facts, move);
  const begin = row[PHASE] * TRAITS;
  // Passing has two traits only.
  if (move === PASS) return traits[0] * weights[begin] + traits[1] * weights[begin + 1];
  let [even, odd] = [0, 0];
  for (let trait = 2; trait < TRAITS; trait += 2) {
    even += traits[trait] * weights[begin + trait];
    odd += traits[trait + 1] * weights[begin + trait + 1];
  }
  return even + odd;
}
