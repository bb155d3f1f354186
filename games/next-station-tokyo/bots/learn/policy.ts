/** Teaches the quick policy to draw what the value finds best. */

import { adam, rateAt } from '@yamanote/bots/learning';
import { fastRng } from '@yamanote/kernel';
import { POLICY_WEIGHTS, scoreOf } from '../policy/policy.ts';
import { beginRound, TRAITS, traits } from '../policy/traits.ts';
import { happen, play } from '../twin/flow.ts';
import { legalMoves } from '../twin/moves.ts';
import { ANSWER, ENDED, PHASE, STEP, type World } from '../twin/world.ts';
import { sheetValue } from '../value/net.ts';
import { beginning } from './matches.ts';

export interface PolicyPlan {
  seed: string;
  matches: number;
  rates: readonly [number, number];
}

/** Answers whose values differ by so many points are about as good as equal. */
const FINE = 1.5;

/** Every other match is played by the policy itself. Reports what a drawing of the policy costs, in points. */
export function learnPolicy(
  plan: PolicyPlan,
  value: Float64Array,
  report: (matches: number, regret: number) => void,
): Float64Array {
  const rng = fastRng(plan.seed);
  const weights = new Float64Array(POLICY_WEIGHTS);
  const gradient = new Float64Array(POLICY_WEIGHTS);
  const descend = adam(weights, gradient);
  const every = Math.ceil(plan.matches / 10);
  let [regret, lessons] = [0, 0];
  for (let match = 0; match < plan.matches; match++) {
    const world = beginning(match >> 1, rng);
    while (world.row[STEP] !== ENDED) {
      if (world.row[STEP] !== ANSWER) {
        happen(world, rng);
        continue;
      }
      const { moves, values, scores } = learnFrom(world, value, weights, gradient);
      const [best, chosen] = [highest(values), highest(scores)];
      regret += values[best] - values[chosen];
      lessons++;
      play(world, moves[match % 2 === 0 ? best : chosen]);
    }
    descend(rateAt(...plan.rates, match / plan.matches));
    if ((match + 1) % every > 0) continue;
    report(match + 1, regret / lessons);
    [regret, lessons] = [0, 0];
  }
  return weights;
}

/** Scores shall be high where values are. */
function learnFrom(world: World, value: Float64Array, weights: Float64Array, gradient: Float64Array) {
  const list: number[] = [];
  const moves = list.slice(0, legalMoves(world, list));
  const after: World = { ...world, row: world.row.slice() };
  const values = moves.map((move) => {
    after.row.set(world.row);
    play(after, move);
    return sheetValue(after.row, after.facts, value);
  });
  beginRound(world.row, world.facts);
  const seen: Float64Array[] = [];
  const scores = moves.map((move) => {
    const score = scoreOf(world, move, weights);
    seen.push(traits.slice());
    return score;
  });
  const wanted = shares(values, FINE);
  const shown = shares(scores, 1);
  const begin = world.row[PHASE] * TRAITS;
  for (const [i, trait] of seen.entries()) {
    for (let t = 0; t < TRAITS; t++) gradient[begin + t] += (shown[i] - wanted[i]) * trait[t];
  }
  return { moves, values, scores };
}

function shares(values: readonly number[], scale: number): number[] {
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - most) / scale));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

function highest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}
