/** What bots go by, learned anew from nothing; `node tools/learn.mjs machi-koro` writes it down. */

import { weightsOf } from '../value/net.ts';
import { makeWeights, parseWeights } from '../weights.ts';
import { learnPolicy, type PolicyPlan } from './policy.ts';
import { learnValue, type ValuePlan } from './value.ts';

const VALUE: ValuePlan = {
  seed: 'machi-koro value',
  matches: 110_000,
  trust: 0.6,
  rates: [0.003, 0.000_05],
  curiosity: 33,
};
const POLICY: PolicyPlan = { seed: 'machi-koro policy', matches: 3000, rates: [0.1, 0.005] };

/** Files of the folder above, by name. */
export function learn(report: (line: string) => void): Readonly<Record<string, string>> {
  const value = makeWeights(
    learnValue(VALUE, (matches, surprise) => report(`value: ${matches} matches, surprise ${surprise.toFixed(4)}`)).all,
  );
  // By what is written down, which is a little rounded.
  const known = weightsOf(parseWeights(value));
  const policy = makeWeights(
    learnPolicy(POLICY, known, (matches, regret) => report(`policy: ${matches} matches, regret ${regret.toFixed(5)}`)),
  );
  return { 'value/weights.ts': fileOf(value), 'policy/weights.ts': fileOf(policy) };
}

function fileOf(weights: readonly number[]): string {
  return `/** Learned from self-play: \`node tools/learn.mjs machi-koro\` writes this file. */
export const WEIGHTS: readonly number[] = ${JSON.stringify(weights)};
`;
}
