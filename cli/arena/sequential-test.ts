/** The sequential test of the arena: asked again after every deal. */
import {
  addTo,
  LLR_BOUND,
  type PlayedDeal,
  rateAt,
  sampleOf,
  type Test,
  tableOf,
  testRate,
  winsIn,
} from '@yamanote/bots';
import type { SprtReport } from './report.ts';

export interface OpenTest {
  /** Whether it is still open after this deal. */
  add(deal: PlayedDeal): boolean;
  report(): SprtReport;
}

/** Whether a bot is rather `low` or rather `high` Elo above the others. */
export function openTest(bot: string, [low, high]: readonly [number, number]): OpenTest {
  const wins = sampleOf([]);
  let now: Test = { llr: 0, verdict: 'open' };
  return {
    add(deal) {
      const table = tableOf(bot, deal);
      addTo(wins, winsIn(deal, bot));
      now = testRate(wins, rateAt(low, table), rateAt(high, table));
      return now.verdict === 'open';
    },
    report: () => ({ low, high, ...now, bound: LLR_BOUND }),
  };
}
