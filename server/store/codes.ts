/** Codes that work once. Only their hashes are kept, so the data file gives none away. */
import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

export type CodeFor = { is: 'guest'; guest: string } | { is: 'seat'; table: string; seat: number };

interface Row {
  guest: string | null;
  table_id: string | null;
  seat: number | null;
  expires_at: number;
}

export function addCode(database: Database, code: string, target: CodeFor, expiresAt: number): void {
  const [guest, table, seat] = target.is === 'guest' ? [target.guest, null, null] : [null, target.table, target.seat];
  database.run('insert into codes (hash, guest, table_id, seat, expires_at) values (?, ?, ?, ?, ?)', [
    hashOfCode(code),
    guest,
    table,
    seat,
    expiresAt,
  ]);
}

/** What a code is for; it is gone with this. Those that expired go as well. */
export function takeCode(database: Database, code: string, at: number): CodeFor | null {
  database.run('delete from codes where expires_at <= ?', [at]);
  const [row] = database.rows<Row>('delete from codes where hash = ? returning guest, table_id, seat, expires_at', [
    hashOfCode(code),
  ]);
  if (row === undefined) return null;
  if (row.guest !== null) return { is: 'guest', guest: row.guest };
  return { is: 'seat', table: row.table_id as string, seat: row.seat as number };
}

function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
