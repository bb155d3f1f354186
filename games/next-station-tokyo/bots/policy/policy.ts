/** What a sound player would draw, at a glance. */
import { PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { legalMoves, PASS } from '../twin/moves.ts';
import { PHASE, type World } from '../twin/world.ts';
import { parseWeights } from '../weights.ts';
import { beginRound, FOLLOWING, fillTraits, roundsToFollow, TRAITS, traits } from './traits.ts';
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
  // Passing comes first.
  let best = PASS;
  let most = passingScore(world.row, weights);
  for (let i = 1; i < count; i++) {
    const score = scoreOf(world, moves[i], weights);
    if (score <= most) continue;
    most = score;
    best = moves[i];
  }
  return best;
}

/** Passing has two traits only: that it is passing, and how much may follow. */
function passingScore(row: Int32Array, weights: Float64Array): number {
  const begin = row[PHASE] * TRAITS;
  return weights[begin] + roundsToFollow() * weights[begin + 1];
}

/** How good a drawing looks in the round that was begun; it leaves its traits for who learns. */
export function scoreOf({ row, facts }: World, move: number, weights: Float64Array): number {
  fillTraits(row, facts, move);
  if (move === PASS) return passingScore(row, weights);
  const begin = row[PHASE] * TRAITS;
  const last = roundsToFollow() > 0 ? TRAITS : FOLLOWING;
  let [even, odd] = [0, 0];
  for (let trait = 2; trait < last; trait += 2) {
    even += traits[trait] * weights[begin + trait];
    odd += traits[trait + 1] * weights[begin + trait + 1];
  }
  return even + odd;
}
