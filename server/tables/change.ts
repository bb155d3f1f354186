import type { Hall } from '../hall.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import type { PlayerRecord, TableBesides, TableRecord } from '../store/index.ts';
import { tellTable } from './broadcast.ts';
import type { OpenTable } from './open-table.ts';

/** Stores what a change makes of the record, and what goes with it, and tells everybody; for tasks in the table's queue. */
export async function change(
  hall: Hall,
  table: OpenTable,
  changed: TableRecord | HallRefusal,
  besides: TableBesides = {},
): Promise<HallRefusal | null> {
  if (isHallRefusal(changed)) return changed;
  const refusal = await keep(hall, table, { ...changed, touchedAt: hall.now() }, besides);
  tellTable(hall, table);
  return refusal;
}

/** The same without a word to anybody. */
export async function keep(
  hall: Hall,
  table: OpenTable,
  record: TableRecord,
  besides: TableBesides,
): Promise<HallRefusal | null> {
  const players = newPlayers(table, record);
  const stored = await hall.store.tables.change(record, { ...besides, ...(players === null ? {} : { players }) });
  if (stored.is === 'behind') {
    await reread(hall, table);
    return hallRefusal('stale', 'table', 'the table as it is now');
  }
  table.record = { ...record, revision: stored.revision };
  await meet(hall, table);
  return null;
}

/** Who plays from now on, where that changes in the middle of a match. */
function newPlayers(
  { record: before, match }: OpenTable,
  { stage, seats }: TableRecord,
): TableBesides['players'] | null {
  if (before.stage !== 'running' || stage !== 'running') return null;
  const players = seats.flatMap(({ guest, bot }, seat): Omit<PlayerRecord, 'since'>[] =>
    guest === before.seats[seat].guest && bot === before.seats[seat].bot ? [] : [{ seat, guest, bot }],
  );
  return players.length === 0 ? null : { match: match.id, players };
}

/** After a change that came too late, only the store knows. */
async function reread(hall: Hall, table: OpenTable): Promise<void> {
  const found = await hall.store.tables.find(table.record.id);
  if (found === null) return;
  Object.assign(table, { record: found.table, match: found.match, asked: found.asked, live: null });
  await meet(hall, table);
}

/** Learns the names of those who have sat down. */
async function meet({ store }: Hall, { record, people }: OpenTable): Promise<void> {
  const unknown = record.seats.flatMap(({ guest }) => (guest === null || people.has(guest) ? [] : guest));
  if (unknown.length === 0) return;
  for (const one of await store.people.find(unknown)) people.set(one.id, one);
}
