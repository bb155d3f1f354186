/** What bots go by, learned anew from nothing; `node tools/learn.mjs shinjuku` writes it down. */
import { makeWeights } from '../value/net.ts';
import { learnValue, type ValuePlan } from './value.ts';

const VALUE: ValuePlan = {
  seed: 'shinjuku value',
  matches: 2400,
  mostTurns: 400,
  byGreedy: 150,
  trust: 0.9,
  rates: [0.005, 0.0003],
  again: 4,
};

/** Files of the folder above, by name. */
export function learn(report: (line: string) => void): Readonly<Record<string, string>> {
  const weights = makeWeights(
    learnValue(VALUE, (matches, surprise) => report(`${matches} matches, surprise ${surprise.toFixed(4)}`)),
  );
  return {
    'value/weights.ts': `/** Learned from self-play: \`node tools/learn.mjs shinjuku\` writes this file. */
export const WEIGHTS: readonly number[] = ${JSON.stringify(weights)};
`,
  };
}
