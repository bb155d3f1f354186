/** What a person is asked at a table, as far as notices go. */
import type { Seat } from '@yamanote/kernel';
import { askedIn, questionOf, type RunningMatch } from '@yamanote/running-match';
import { personAsked } from '../tables/notice-by.ts';
import type { OpenTable } from '../tables/open-table.ts';

export interface Decision {
  match: string;
  seat: Seat;
  guest: string;
  /** The number of the question: together with match and seat it is the name of this decision. */
  question: number;
  /** When it was asked. */
  since: number;
}

/** Of all persons whom the match waits for. */
export function decisionsAt({ record, match: { id } }: OpenTable, match: RunningMatch): Decision[] {
  return askedIn(match).flatMap((seat) => {
    const guest = personAsked(record.seats[seat]);
    if (guest === null) return [];
    const question = questionOf(match, seat);
    return { match: id, seat, guest, question, since: timeBefore(match, question) };
  });
}

/** Of the entry that put the question; long ago, if that was before what is at hand. */
function timeBefore({ log }: RunningMatch, question: number): number {
  const asking = log.findLast(({ index }) => index < question) ?? log.find(({ index }) => index === question);
  return asking === undefined ? 0 : asking.at;
}
