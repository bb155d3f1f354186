import type { Hall } from '../hall.ts';
import { type HallRefusal, isHallRefusal } from '../refusals.ts';
import { type Database, saveTable, type TableRecord } from '../store/index.ts';
import { tellTable } from './broadcast.ts';
import type { OpenTable } from './open-table.ts';

/** Stores what a change makes of the record, and what goes with it, and tells everybody; for tasks in the table's queue. */
export async function change(
  hall: Hall,
  table: OpenTable,
  changed: TableRecord | HallRefusal,
  besides: (database: Database) => void = () => {},
): Promise<HallRefusal | null> {
  if (isHallRefusal(changed)) return changed;
  const record = { ...changed, touchedAt: hall.now() };
  await hall.store.write((database) => {
    saveTable(database, record);
    besides(database);
  });
  table.record = record;
  tellTable(hall, table);
  return null;
}
