/** Whose eyes are on a table, wherever. */
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { lookerOf } from '../watcher.ts';
import type { OpenTable } from './open-table.ts';
import { seatOf } from './seats.ts';

/** Whether a guest has this table before their eyes: a page that lies behind others, or only shows a board, is no look. */
export function isLooking({ watchers, elsewhere }: OpenTable, guest: string): boolean {
  for (const page of watchers) if (lookerOf(page) === guest && page.looks) return true;
  return elsewhere.some(({ lookers }) => lookers.some((looker) => looker.guest === guest && looker.looks !== false));
}

/** The last page of this guest that showed it does not any more: until then they knew what was asked. */
export function noteLookingAway(hall: Hall, table: OpenTable, guest: string): void {
  if (seatOf(table.record, guest) === null || isLooking(table, guest)) return;
  const at = hall.now();
  table.seen.set(guest, at);
  hall.store.tables.leave(table.record.id, guest, at).catch((error) => {
    hall.log('error', 'leaving-failed', { table: table.record.id, place: placeOf(error) });
  });
}
