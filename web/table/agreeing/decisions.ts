/** The decisions of people that still hold: to before each of them all can go back. */
import type { Seat } from '@yamanote/kernel';
import type { Showing } from '@yamanote/running-match';

export interface Decision {
  /** The number of the first entry of its press. */
  entry: number;
  seat: Seat;
}

/** Oldest first. What was given with one press is one decision. */
export function decisionsIn(showings: readonly Pick<Showing<unknown>, 'entry'>[]): Decision[] {
  const standing: { entry: Showing<unknown>['entry'] }[] = [];
  for (const { entry } of showings) {
    if ('undo' in entry)
      while (standing.length > 0 && standing[standing.length - 1].entry.index >= entry.undo) standing.pop();
    else if (isDecision(entry)) standing.push({ entry });
  }
  return standing.flatMap(({ entry }, i) => {
    const before = standing[i - 1]?.entry;
    const isOfOnePress =
      before !== undefined && before.index === entry.index - 1 && before.seat === entry.seat && before.at === entry.at;
    return isOfOnePress ? [] : [{ entry: entry.index, seat: entry.seat as Seat }];
  });
}

function isDecision(entry: Showing<unknown>['entry']): boolean {
  return 'answer' in entry && 'by' in entry && entry.by.is !== 'bot';
}

/** The last one that this seat made itself; `null` before the first. */
export function lastDecisionOf(seat: Seat, showings: readonly Pick<Showing<unknown>, 'entry'>[]): number | null {
  return decisionsIn(showings).findLast((decision) => decision.seat === seat)?.entry ?? null;
}
