import { dismissAll, takeUp } from '../bots/driver.ts';
import type { Hall } from '../hall.ts';
import { stopTimer } from './auto-start.ts';
import { liveMatch } from './live.ts';
import type { OpenTable } from './open-table.ts';

/**
 * After a start every running match is looked at once: whose turn it is stands on the departures board, and bots whose
 * turn it was go on. One match at a time, so that pages are served meanwhile. Returns how to stop it.
 */
export function wake(hall: Hall): () => void {
  const running = [...hall.tables.all()];
  let next = setImmediate(step);
  function step(): void {
    const table = running.pop();
    if (table === undefined) return;
    liveMatch(hall, table);
    takeUp(hall, table);
    hall.tables.release(table);
    next = setImmediate(step);
  }
  return () => clearImmediate(next);
}

/** Nothing happens at this table by itself any more. */
export function stopAll(table: OpenTable): void {
  stopTimer(table);
  dismissAll(table);
}
