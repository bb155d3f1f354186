/** The log of every match, and which move became which entries. */
import type { Entry } from '@yamanote/kernel';
import type { Database } from './database.ts';

/** The entries that one move became: from `first` up to, not including, `next`. */
export interface Ack {
  first: number;
  next: number;
}

/**
 * Adds the entries of one move. Its id stands beside the first of them, so the move reaches to the entry before the next
 * id. `(match, idx)` and `(match, move_id)` are unique: what is stored already is refused by the data file itself.
 */
export function addEntries(database: Database, match: string, moveId: string, entries: readonly Entry[]): void {
  for (const [i, entry] of entries.entries()) {
    database.run('insert into entries (match, idx, move_id, payload) values (?, ?, ?, ?)', [
      match,
      entry.index,
      i === 0 ? moveId : null,
      JSON.stringify(entry),
    ]);
  }
}

/** The log of a match, from entry number `from` on. */
export function readLog(database: Database, match: string, from = 0): Entry[] {
  const rows = database.rows<{ payload: string }>(
    'select payload from entries where match = ? and idx >= ? order by idx',
    [match, from],
  );
  return rows.map(({ payload }) => JSON.parse(payload) as Entry);
}

/** What a move became, if it was ever taken. */
export function findAck(database: Database, match: string, moveId: string): Ack | null {
  const [move] = database.rows<{ idx: number }>('select idx from entries where match = ? and move_id = ?', [
    match,
    moveId,
  ]);
  if (move === undefined) return null;
  const [{ next }] = database.rows<{ next: number }>(
    `select coalesce(
       (select idx from entries where match = ?1 and idx > ?2 and move_id is not null order by idx limit 1),
       (select max(idx) + 1 from entries where match = ?1)
     ) as next`,
    [match, move.idx],
  );
  return { first: move.idx, next };
}
