/** Codes that work once. Only their hashes are kept, so the data file gives none away. */
import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

export type CodeFor = { is: 'guest'; guest: string } | { is: 'seat'; table: string; seat: number };

interface Row {
  guest: string | null;
  table_id: string | null;
  seat: number | null;
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

/** What a code is for; it can still be taken. */
export function findCode(database: Database, code: string, at: number): CodeFor | null {
  const [row] = database.rows<Row>('select guest, table_id, seat from codes where hash = ? and expires_at > ?', [
    hashOfCode(code),
    at,
  ]);
  return targetOf(row);
}

/** What a code is for; it is gone with this. Those that expired go as well. */
export function takeCode(database: Database, code: string, at: number): CodeFor | null {
  database.run('delete from codes where expires_at <= ?', [at]);
  const [row] = database.rows<Row>('delete from codes where hash = ? returning guest, table_id, seat', [
    hashOfCode(code),
  ]);
  return targetOf(row);
}

function targetOf(row: Row | undefined): CodeFor | null {
  if (row === undefined) return null;
  if (row.guest !== null) return { is: 'guest', guest: row.guest };
  return { is: 'seat', table: row.table_id as string, seat: row.seat as number };
}

/** Whoever has a code for this seat comes too late. */
export function voidSeatCodes(database: Database, table: string, seat: number): void {
  database.run('delete from codes where table_id = ? and seat = ?', [table, seat]);
}

/** A seat has another number now. */
export function moveSeatCodes(database: Database, table: string, from: number, to: number): void {
  database.run('update codes set seat = ? where table_id = ? and seat = ?', [to, table, from]);
}

function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
