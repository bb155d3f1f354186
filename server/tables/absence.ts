/**
 * A bot plays for whoever is missing: out of time, or gone for as long as the table agreed. Only who is asked is missed, and
 * whoever comes back sits down again.
 */
import type { Seat } from '@yamanote/kernel';
import type { Hall } from '../hall.ts';
import { type HallRefusal, isHallRefusal } from '../refusals.ts';
import type { SeatRecord } from '../store/index.ts';
import { termsOf } from './absence-terms.ts';
import { change, upToDate } from './change.ts';
import { dueAbsence } from './expecting.ts';
import { attend } from './hosting.ts';
import type { OpenTable } from './open-table.ts';
import { withStandIn } from './seats.ts';

/**
 * From now on a bot plays this seat for its person, until they sit down again; nothing happens where one does already. For
 * tasks in the table's queue.
 */
export async function letBotPlay(
  hall: Hall,
  table: OpenTable,
  seat: Seat,
  why: NonNullable<SeatRecord['absence']>,
): Promise<HallRefusal | null> {
  const refusal = await upToDate(() => {
    const { record } = table;
    const { guest, bot } = record.seats[seat];
    if (record.stage !== 'running' || guest === null || bot !== null) return null;
    return change(hall, table, withStandIn(record, seat, termsOf(record).bot, why));
  });
  if (refusal === null) await attend(hall, table);
  return refusal;
}

/** Lets bots play for those who have been gone for long enough; in how many milliseconds to look again, `null` for not. */
export async function missAbsent(hall: Hall, table: OpenTable): Promise<number | null> {
  for (const { seat, wait } of dueAbsence(hall, table)) {
    if (wait > 0) continue;
    const refusal = await letBotPlay(hall, table, seat, 'gone');
    if (isHallRefusal(refusal)) return RETRY;
  }
  const waits = dueAbsence(hall, table).map(({ wait }) => wait);
  return waits.length === 0 ? null : Math.min(...waits);
}

/** In milliseconds. */
const RETRY = 1000;
