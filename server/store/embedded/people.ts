import type { GuestRecord } from '../port.ts';
import { type Database, text } from './database.ts';

export function saveGuest(database: Database, { id, name, colour }: GuestRecord, at: number): void {
  database.run(
    `insert into guests (id, name, colour, created_at, seen_at) values (?1, ?2, ?3, ?4, ?4)
     on conflict (id) do update set name = excluded.name, colour = excluded.colour, seen_at = excluded.seen_at`,
    [id, name, colour, at],
  );
}

/** By the hour is exact enough for what is remembered for a year: most visits write nothing. */
const EXACT_ENOUGH = 3_600_000;

export function seeGuest(database: Database, id: string, at: number): void {
  database.run('update guests set seen_at = ? where id = ? and coalesce(seen_at, 0) < ?', [at, id, at - EXACT_ENOUGH]);
}

/** With what mark a guest was let into a closed hall. */
export function findAdmitted(database: Database, id: string): string | null {
  const [row] = database.rows<{ admitted: string | null }>(`select ${text('admitted')} from guests where id = ?`, [id]);
  return row?.admitted ?? null;
}

export function admitGuest(database: Database, id: string, mark: string): void {
  database.run('update guests set admitted = ? where id = ?', [mark, id]);
}

/** Whoever left a trace stays: others played with them. */
export function forgetGuests(database: Database, since: number): number {
  return database.run(
    `delete from guests where coalesce(seen_at, created_at) < ? and id not in (
       select guest from seats where guest is not null
       union select guest from players where guest is not null
       union select host from tables where host is not null
       union select guest from codes where guest is not null
     )`,
    [since],
  );
}

export function findGuests(database: Database, ids: readonly string[]): GuestRecord[] {
  const sql = `select ${text('id')}, ${text('name')}, colour from guests where id = ?`;
  return ids.flatMap((id) => database.rows<GuestRecord>(sql, [id]));
}
