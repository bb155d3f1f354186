import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { attend } from './hosting.ts';
import type { OpenTable } from './open-table.ts';
import { stopTimer } from './start-timer.ts';

/** So many tables are looked through after a start; bots of older ones go on when somebody comes. */
const MOST_WOKEN = 1000;

/**
 * After a start, bots whose turn it was go on: the tables touched last first, one at a time, so that pages are served
 * meanwhile. Returns how to stop it.
 */
export function wake(hall: Hall): () => void {
  let stopped = false;
  async function wakeAll(): Promise<void> {
    for (const id of await hall.store.tables.due(MOST_WOKEN)) {
      if (stopped) return;
      await hall.tables
        .at(id, (table) => table.queue.run(() => attend(hall, table)))
        .catch((error) => hall.log('error', 'table-unreadable', { table: id, place: placeOf(error) }));
    }
  }
  wakeAll().catch((error) => hall.log('error', 'wake-failed', { place: placeOf(error) }));
  return () => {
    stopped = true;
  };
}

/** Nothing happens at this table by itself any more. */
export function stopAll(table: OpenTable): void {
  table.closed = true;
  stopTimer(table);
  if (table.waiting !== null) clearTimeout(table.waiting);
  table.waiting = null;
}
