import type { Rng, Shape } from '@yamanote/kernel';
import type { Bot, Considered, Judgement } from './bot.ts';
import { considererOf } from './considering.ts';
import { temperatureAt, USUAL_LEVELS } from './levels.ts';
import { FULL_STRENGTH } from './names.ts';

/** Parts of 1 that chance tells apart here. */
const FINE = 2 ** 30;

/**
 * One of the good answers, and the likelier the better it is: an answer that is worse than the best by one `temperature` is
 * taken about a third as often. What is worse by more than `bound` is never taken.
 */
export function chooseSoftly<A>(
  considered: readonly Considered<A>[],
  temperature: number,
  bound: number,
  rng: Rng,
): Considered<A> {
  if (temperature <= 0) return considered[0];
  const best = Math.max(...considered.map(({ value }) => value));
  const good = considered.filter(({ value }) => best - value <= bound);
  const weights = good.map(({ value }) => Math.exp((value - best) / temperature));
  let ticket = (rng.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  const taken = weights.findIndex((weight) => {
    ticket -= weight;
    return ticket < 0;
  });
  return good[Math.max(0, taken)];
}

/**
 * A bot of that strength: it chooses softly among the answers that `expert` finds good, or is `search` at full strength, unless
 * the table of the edition has a temperature there too. Alone, where answers are worth points, only equals are within the bound
 * of a chance, so that it plays as well as it can.
 */
export function softBot<T extends Shape>(name: string, strength: number, judgement?: Judgement<T>): Bot<T> {
  const expert = considererOf('expert', judgement);
  const search = considererOf('search', judgement);
  return {
    name,
    answer(game, view, seat, rng, budget = {}) {
      const edition: T['options']['edition'] = view.options?.edition ?? game.editions[0];
      const levels = judgement?.levels?.[edition] ?? USUAL_LEVELS;
      const temperature = temperatureAt(levels, strength);
      const consider = strength < FULL_STRENGTH || temperature > 0 ? expert : search;
      return chooseSoftly(consider(game)(view, seat, rng, budget), temperature, levels.bound, rng).answer;
    },
  };
}
