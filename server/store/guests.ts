import type { Database } from './database.ts';

export interface GuestRecord {
  id: string;
  name: string;
  colour: number;
}

export function saveGuest(database: Database, { id, name, colour }: GuestRecord, at: number): void {
  database.run(
    `insert into guests (id, name, colour, created_at) values (?, ?, ?, ?)
     on conflict (id) do update set name = excluded.name, colour = excluded.colour`,
    [id, name, colour, at],
  );
}

export function findGuest(database: Database, id: string): GuestRecord | null {
  return database.rows<GuestRecord>('select id, name, colour from guests where id = ?', [id])[0] ?? null;
}
