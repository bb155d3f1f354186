/** What a person is asked at a table, as far as notices go. */
import type { Seat } from '@yamanote/kernel';
import { askedIn, isOver, questionOf, type RunningMatch } from '@yamanote/running-match';
import { personAsked } from '../tables/notice-by.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { proposedAt, undecidedOf } from '../tables/proposals.ts';
import { seatOf } from '../tables/seats.ts';

export interface Decision {
  match: string;
  seat: Seat;
  guest: string;
  /** The number of the question: together with match and seat it is the name of this decision. Of a proposal, its moment. */
  question: number;
  /** On which their word is wanted; `null` where the match waits for their move. */
  proposal: string | null;
  /** When it was asked. */
  since: number;
}

/** Of all persons whom the match waits for. */
export function decisionsAt({ record, match: { id } }: OpenTable, match: RunningMatch): Decision[] {
  return askedIn(match).flatMap((seat) => {
    const guest = personAsked(record.seats[seat]);
    if (guest === null) return [];
    const question = questionOf(match, seat);
    return { match: id, seat, guest, question, proposal: null, since: timeBefore(match, question) };
  });
}

/** Of all persons whose word is wanted for what is proposed. */
export function proposalsAt({ record, match: { id } }: OpenTable, match: RunningMatch): Decision[] {
  const { proposal } = record;
  if (proposal === null || proposedAt(record) !== match.moment || isOver(match)) return [];
  return undecidedOf(record).flatMap((guest) => {
    const seat = seatOf(record, guest);
    if (seat === null) return [];
    return { match: id, seat, guest, question: match.moment, proposal: proposal.id, since: proposal.at ?? 0 };
  });
}

/** Of the entry that put the question; long ago, if that was before what is at hand. */
function timeBefore({ log }: RunningMatch, question: number): number {
  const asking = log.findLast(({ index }) => index < question) ?? log.find(({ index }) => index === question);
  return asking === undefined ? 0 : asking.at;
}
