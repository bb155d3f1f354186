/** Hints: a seat that is asked wants to know what it could answer. */
import { inputOf } from '@yamanote/running-match';
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { readableId } from '../ids.ts';
import { hallRefusal, isHallRefusal } from '../refusals.ts';
import { move } from '../tables/hosting.ts';
import { playsSeat, seatOf } from '../tables/seats.ts';
import { atTable, type Of, type Outcome } from './request.ts';

export function hint(hall: Hall, caller: Caller, wish: Of<'hint'>): Promise<Outcome> {
  if (!hall.quotas.may('hint', caller)) return Promise.resolve(hallRefusal('too-fast'));
  return atTable(hall, caller, wish.table, async (table, guest) => {
    const { record, match } = table;
    const seat = seatOf(record, guest.id);
    if (seat === null || !playsSeat(record.seats[seat], guest.id)) return hallRefusal('not-seated');
    if (wish.match !== match.id) return hallRefusal('unknown-match', 'match', match.id);
    // Asked again it is the same hint, by its question: it needs no name of its own.
    const fresh = { id: `hint:${readableId()}`, hash: '' };
    const noted = await move(hall, table, fresh, inputOf(seat, wish, hall.now()));
    return isHallRefusal(noted) ? hallRefusal(noted.refused, noted.field, noted.expected) : {};
  });
}
