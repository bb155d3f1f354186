/** What people saw of the hall since it was last asked. */
import type { Counts } from '../orders.ts';

export interface Tally extends Counts {
  /** What it was, and begins anew. */
  take(): Counts;
}

const nothing = (): Counts => ({ moves: 0, acks: [], told: 0, news: [], boards: 0 });

export function makeTally(): Tally {
  const tally: Tally = {
    ...nothing(),
    take() {
      const { moves, acks, told, news, boards } = tally;
      Object.assign(tally, nothing());
      return { moves, acks, told, news, boards };
    },
  };
  return tally;
}
