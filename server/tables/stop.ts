import type { OpenTable } from './open-table.ts';

/** Nothing happens at this table by itself any more. */
export function stopAll(table: OpenTable): void {
  table.closed = true;
  if (table.waiting !== null) clearTimeout(table.waiting);
  table.waiting = null;
  if (table.lateDue !== null) clearTimeout(table.lateDue);
  table.lateDue = null;
  if (table.gallery.timer !== null) clearTimeout(table.gallery.timer);
}
