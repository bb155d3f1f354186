import type { GuestRecord } from '../port.ts';
import { type Database, text } from './database.ts';

export function saveGuest(database: Database, { id, name, colour }: GuestRecord, at: number): void {
  database.run(
    `insert into guests (id, name, colour, created_at, seen_at) values (?1, ?2, ?3, ?4, ?4)
     on conflict (id) do update set name = excluded.name, colour = excluded.colour, seen_at = excluded.seen_at`,
    [id, name, colour, at],
  );
}

export function findGuests(database: Database, ids: readonly string[]): GuestRecord[] {
  const sql = `select ${text('id')}, ${text('name')}, colour from guests where id = ?`;
  return ids.flatMap((id) => database.rows<GuestRecord>(sql, [id]));
}
