/** Who is at a table, and who has been away long enough for others to go on without them. */
import type { Seat } from '@yamanote/kernel';
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { isPresent, type OpenTable } from './open-table.ts';
import { seatOf } from './seats.ts';

/**
 * In how many milliseconds a seat may go to somebody else, or to a bot: at once if its person stood up, or before the start
 * if they are not there; in a match only when they were away for a while, as everybody is who reloads a page. `null` while
 * they are there.
 */
export function awayIn(hall: Hall, table: OpenTable, seat: Seat): number | null {
  const { guest, away } = table.record.seats[seat];
  if (guest === null || away) return 0;
  if (table.record.stage !== 'running' && !isPresent(table, guest)) return 0;
  return goneIn(hall, table, seat, hall.awayAfter);
}

/** In how many milliseconds the person of a seat has been gone for that long; `null` while they are there. */
export function goneIn(hall: Hall, table: OpenTable, seat: Seat, after: number): number | null {
  const { guest } = table.record.seats[seat];
  if (guest === null || isPresent(table, guest)) return null;
  const seen = table.seen.get(guest) ?? 0;
  const awake = hall.awake.since();
  // After that nobody has had the time to come back yet; what was noted before the clock was set back says nothing.
  const since = seen > hall.now() ? awake : Math.max(seen, awake);
  return Math.max(0, since + after - hall.now());
}

export function isAway(hall: Hall, table: OpenTable, seat: Seat): boolean {
  return awayIn(hall, table, seat) === 0;
}

/** A page of this guest has left the table; when it was the last one, that is noted. */
export async function noteLeaving(hall: Hall, table: OpenTable, guest: string): Promise<void> {
  if (seatOf(table.record, guest) === null || isPresent(table, guest)) return;
  const at = hall.now();
  table.seen.set(guest, at);
  // Until it is stored, only this table knows it: another one would take them for long gone.
  table.users++;
  try {
    await hall.store.tables.leave(table.record.id, guest, at);
  } catch (error) {
    hall.log('error', 'leaving-failed', { table: table.record.id, place: placeOf(error) });
  } finally {
    table.users--;
    hall.tables.release(table);
  }
}
