/** What bots go by, learned anew from nothing; `node tools/learn.mjs next-station-tokyo` writes it down in some ten minutes. */
import { makeWeights, parseWeights } from '../weights.ts';
import { learnPolicy, type PolicyPlan } from './policy.ts';
import { learnValue, type ValuePlan } from './value.ts';

const VALUE: ValuePlan = {
  seed: 'next-station-tokyo value',
  matches: 80_000,
  trust: 0.7,
  rates: [0.003, 0.00003],
  curiosity: 80,
};
const POLICY: PolicyPlan = { seed: 'next-station-tokyo policy', matches: 3000, rates: [0.05, 0.002] };

/** Files of the folder above, by name. */
export function learn(report: (line: string) => void): Readonly<Record<string, string>> {
  const value = makeWeights(
    learnValue(VALUE, (matches, points, off) =>
      report(`value: ${matches} matches, ${points.toFixed(2)} points, off by ${off.toFixed(2)}`),
    ),
  );
  // By what is written down, which is a little rounded.
  const policy = makeWeights(
    learnPolicy(POLICY, parseWeights(value), (matches, regret) =>
      report(`policy: ${matches} matches, regret ${regret.toFixed(3)}`),
    ),
  );
  return { 'value/weights.ts': fileOf(value), 'policy/weights.ts': fileOf(policy) };
}

function fileOf(weights: readonly number[]): string {
  return `/** Learned from self-play: \`node tools/learn.mjs next-station-tokyo\` writes this file. */
export const WEIGHTS: readonly number[] = ${JSON.stringify(weights)};
`;
}
