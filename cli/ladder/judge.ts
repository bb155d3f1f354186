/** What is known of a rung after so many deals: whether more would tell more, and whether what is expected is met. */
import { type Contestant, type PlayedDeal, reportOf, testRate, type Verdict, winsOf } from '@yamanote/bots';
import type { Expected, Rung } from './rungs.ts';

/** A rate is told from one that is so much smaller or larger, or half as far from none and all as it is itself. */
const APART = 0.03;

/** Whether a sequential test has decided on which side of each of its bounds a rung is. A lead is measured to the end. */
export function isDecided({ bots, expected }: Pick<Rung, 'bots' | 'expected'>, deals: readonly PlayedDeal[]): boolean {
  if ('lead' in expected || deals.length === 0) return false;
  const { rate, atMost } = expected;
  const wins = winsOf(deals, bots[0]);
  const side = (bound: number): Verdict => {
    const apart = Math.min(APART, bound / 2, (1 - bound) / 2);
    return testRate(wins, bound - apart, bound + apart).verdict;
  };
  const isAbove = side(rate);
  const isBelow = atMost === undefined ? 'low' : side(atMost);
  return isAbove === 'low' || isBelow === 'high' || (isAbove === 'high' && isBelow === 'low');
}

/** Reached, and so clearly that chance is no explanation: better than an equal, by the lower end of the interval. */
export function isMet(expected: Expected, { winning, lead }: Contestant): boolean {
  if ('lead' in expected) return lead !== null && lead.mean >= expected.lead && lead.ci95[0] > 0;
  if (winning === null) return false;
  const { rate, atMost = 1 } = expected;
  const isWorse = atMost < winning.par;
  return winning.rate >= rate && winning.rate <= atMost && (isWorse || winning.ci95[0] > winning.par);
}

/** What is known of the first bot, of which something is expected. */
export function firstOf({ bots }: Pick<Rung, 'bots'>, deals: readonly PlayedDeal[]): Contestant {
  return reportOf(deals).contestants.find(({ bot }) => bot === bots[0]) as Contestant;
}
