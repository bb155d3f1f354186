/** The log of every match, and which move became which entries. */
import type { Entry } from '@yamanote/kernel';
import type { Ack, Move } from '../port.ts';
import { type Database, text } from './database.ts';

/**
 * Adds the entries of one move, each as its text, from entry `at` on. Its id stands beside the first of them, so the move reaches to the entry before the next
 * id. `(match, idx)` and `(match, move_id)` are unique: what is stored already is refused by the data file itself.
 */
export function addEntries(
  database: Database,
  match: string,
  at: number,
  { id, hash }: Move,
  entries: readonly string[],
): void {
  for (const [i, entry] of entries.entries()) {
    database.run('insert into entries (match, idx, move_id, move_hash, payload) values (?, ?, ?, ?, ?)', [
      match,
      at + i,
      i === 0 ? id : null,
      i === 0 ? hash : null,
      entry,
    ]);
  }
}

/** As a limit says it. */
const EVERYTHING = -1;

/** The log of a match, from entry number `from` on, and no more than `most` of it. */
export function readLog(database: Database, match: string, from = 0, most = EVERYTHING): Entry[] {
  const rows = database.rows<{ payload: string }>(
    `select ${text('payload')} from entries where match = ? and idx >= ? order by idx limit ?`,
    [match, from, most],
  );
  return rows.map(({ payload }) => JSON.parse(payload) as Entry);
}

/** The number of the next entry. */
export function headOf(database: Database, match: string): number {
  const [{ next }] = database.rows<{ next: number | null }>(
    'select max(idx) + 1 as next from entries where match = ?',
    [match],
  );
  return next ?? 0;
}

/** What a move became, if it was ever taken, and its hash. */
export function findMove(database: Database, match: string, moveId: string): (Ack & { hash: string | null }) | null {
  const [move] = database.rows<{ idx: number; move_hash: string | null }>(
    `select idx, ${text('move_hash')} from entries where match = ? and move_id = ?`,
    [match, moveId],
  );
  if (move === undefined) return null;
  const [{ next }] = database.rows<{ next: number }>(
    `select coalesce(
       (select idx from entries where match = ?1 and idx > ?2 and move_id is not null order by idx limit 1),
       (select max(idx) + 1 from entries where match = ?1)
     ) as next`,
    [match, move.idx],
  );
  return { first: move.idx, next, hash: move.move_hash };
}
