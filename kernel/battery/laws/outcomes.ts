import { type Chance, outcomes as listOutcomes, parseOutcome, sample } from '../../chance.ts';
import { same } from '../../json.ts';
import { apply } from '../../play.ts';
import { brief } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

/** A draw of many cards from many kinds has too many outcomes to list. */
const MOST_LISTED = 2000;

export function outcomes({ game, state, pending, rng }: Moment): Seen {
  if (pending.is !== 'chance') return null;
  const chance = pending.of;
  const malformed = weightsOf(chance).find((weight) => !Number.isInteger(weight) || weight < 0);
  if (malformed !== undefined) return `${brief(chance)} has a count of ${brief(malformed)}`;
  const sampled = sample(chance, rng);
  if (!same(parseOutcome(chance, sampled), sampled))
    return `${brief(sampled)} came of ${brief(chance)}, but is refused`;
  if (ways(chance) > MOST_LISTED) return null;

  const list = listOutcomes(chance);
  const total = list.reduce((sum, [, odds]) => sum + odds, 0);
  if (!(Math.abs(total - 1) < 1e-9)) return `the odds of ${brief(chance)} add up to ${total}`;
  if (!list.some(([outcome]) => same(outcome, sampled))) return `${brief(sampled)} is not among the outcomes listed`;
  const refused = list.find(([outcome]) => !same(parseOutcome(chance, outcome), outcome));
  if (refused !== undefined) return `${brief(refused[0])} is listed, but refused`;
  // Any of them can happen: a rule that cannot cope with one throws here.
  const [outcome] = list[rng.below(list.length)];
  apply(game, game.clone(state), 'chance', outcome);
  return null;
}

function weightsOf(chance: Chance): number[] {
  if ('dice' in chance) return [chance.dice];
  return 'draw' in chance ? [chance.draw, ...Object.values(chance.from)] : chance.pick.map(([, weight]) => weight);
}

/** At most so many outcomes: hands are choices with repetition among the kinds. */
function ways(chance: Chance): number {
  if ('pick' in chance) return chance.pick.length;
  const [kinds, taken] = 'dice' in chance ? [6, chance.dice] : [Object.keys(chance.from).length, chance.draw];
  let hands = 1;
  for (let i = 1; i <= taken; i++) hands = (hands * (kinds - 1 + i)) / i;
  return hands;
}
