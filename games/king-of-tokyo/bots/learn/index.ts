/** What bots go by, learned anew from nothing; `node tools/learn.mjs king-of-tokyo` writes it down. */
import { kingOfTokyo, type KingOfTokyoState as State } from '@yamanote/games/king-of-tokyo/rules';
import { fastRng } from '@yamanote/kernel';
import { makeWeights, parseNet } from '../value/net.ts';
import { cardWorths } from './cards.ts';
import { optionsFor, playMatch } from './matches.ts';
import { learnValue, type ValueCourse } from './value.ts';

const VALUE: ValueCourse = { seed: 'king-of-tokyo value', matches: 100_000 };
/** So many matches show what cards are worth where something is bought. */
const SHOPPING_MATCHES = 100;

/** Files of the folder above, by name. */
export function learn(report: (line: string) => void): Readonly<Record<string, string>> {
  const weights = makeWeights(
    learnValue(VALUE, (matches, surprise) => report(`${matches} matches, surprise ${surprise.toFixed(4)}`)),
  );
  // By what is written down, which is a little rounded.
  const net = parseNet(weights);
  const duel = cardWorths(net, shoppers(2));
  const crowd = cardWorths(net, shoppers(4));
  return {
    'value/weights.ts': `/** Learned from self-play: ${WRITTEN} */
export const WEIGHTS: readonly number[] = ${JSON.stringify(weights)};
`,
    'policy/cards.ts': `/** What keep cards are worth to who buys them, in stars. Learned: ${WRITTEN} */
import type { KeepId } from '@yamanote/games/king-of-tokyo/rules';

export const CARDS_IN_DUEL: Readonly<Record<KeepId, number>> = ${JSON.stringify(duel)};

export const CARDS_IN_CROWD: Readonly<Record<KeepId, number>> = ${JSON.stringify(crowd)};
`,
  };
}

const WRITTEN = '`node tools/learn.mjs king-of-tokyo` writes this file.';

/** Positions of self-play in which somebody may buy something. */
function shoppers(seats: number): State[] {
  const states: State[] = [];
  const rng = fastRng(`king-of-tokyo cards ${seats}`);
  for (let match = 0; match < SHOPPING_MATCHES; match++) {
    playMatch(seats, optionsFor(seats, false), rng, (state) => {
      if (state.stack[state.stack.length - 1].kind === 'buy') states.push(kingOfTokyo.clone(state));
    });
  }
  return states;
}
