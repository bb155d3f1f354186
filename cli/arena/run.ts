/** A contest on as many threads as wanted, told in the order of its deals. */
import { doInShares } from '../threads.ts';
import type { ContestJob, Recorded } from './contest.ts';

/** Takes a deal; `false` if enough has been played. Deals come in the order of their numbers, whoever was faster. */
export type TakeDeal = (deal: Recorded[], number: number) => boolean;

/** Plays deals number `from` up to, not including, `to`. */
export async function runContest(
  job: ContestJob,
  from: number,
  to: number,
  threads: number,
  take: TakeDeal,
): Promise<void> {
  const waiting = new Map<number, Recorded[]>();
  let next = from;
  await doInShares<Recorded[][]>(job, { from, to }, threads, 1, (deals, share) => {
    for (const [i, deal] of deals.entries()) waiting.set(share.from + i, deal);
    for (let deal = waiting.get(next); deal !== undefined; deal = waiting.get(next)) {
      waiting.delete(next);
      if (!take(deal, next++)) return false;
    }
    return true;
  });
}
