import type { GuestRecord } from '../port.ts';
import { type Database, text } from './database.ts';

/** As columns of the table. */
export const GUEST = `${text('guests.id')}, ${text('guests.name')}, guests.colour`;

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

export function findHolder(database: Database, id: string, generation: number): GuestRecord | null {
  const sql = `select ${GUEST} from guests where id = ? and generation = ?`;
  return database.rows<GuestRecord>(sql, [id, generation])[0] ?? null;
}

export function findGenerations(database: Database, ids: readonly string[]): { guest: string; generation: number }[] {
  const sql = `select ${text('id', 'guest')}, generation from guests
    where id in (select value from json_each(?)) and generation > 0`;
  return database.rows(sql, [JSON.stringify(ids)]);
}

export function endCookies(database: Database, id: string): number {
  database.run('delete from codes where guest = ?', [id]);
  const sql = 'update guests set generation = generation + 1 where id = ? returning generation';
  return database.rows<{ generation: number }>(sql, [id])[0]?.generation ?? 0;
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
       union select guest from recovery_codes
       union select guest from passkeys
     )`,
    [since],
  );
}

export function findGuests(database: Database, ids: readonly string[]): GuestRecord[] {
  const sql = `select ${GUEST} from guests where id = ?`;
  return ids.flatMap((id) => database.rows<GuestRecord>(sql, [id]));
}
