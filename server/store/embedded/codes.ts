/** Codes that work once. Only their hashes are kept, so the data file gives none away. */
import type { Seat } from '@yamanote/kernel';
import type { CodeFor } from '../port.ts';
import { type CodeRow, codeFromRow, codeRow, hashOfCode } from '../rows/codes.ts';
import { type Database, text } from './database.ts';

const COLUMNS = `${text('guest')}, ${text('table_id')}, seat, ${text('holder')}, round`;

export function addCode(database: Database, code: string, target: CodeFor, until: number, at: number): void {
  forgetCodes(database, at);
  const { guest, table_id, seat, holder, round } = codeRow(target);
  if (target.is === 'seat') voidSeatCodes(database, target.table, target.seat);
  database.run(
    'insert into codes (hash, guest, table_id, seat, holder, round, expires_at) values (?, ?, ?, ?, ?, ?, ?)',
    [hashOfCode(code), guest, table_id, seat, holder, round, until],
  );
}

/** What a code is for; it can still be taken. */
export function findCode(database: Database, code: string, at: number): CodeFor | null {
  const [row] = database.rows<CodeRow>(`select ${COLUMNS} from codes where hash = ? and expires_at > ?`, [
    hashOfCode(code),
    at,
  ]);
  return row === undefined ? null : codeFromRow(row);
}

/** What a code is for; it is gone with this. Those that expired go as well. */
export function takeCode(database: Database, code: string, at: number): CodeFor | null {
  forgetCodes(database, at);
  const [row] = database.rows<CodeRow>(`delete from codes where hash = ? returning ${COLUMNS}`, [hashOfCode(code)]);
  return row === undefined ? null : codeFromRow(row);
}

export function forgetCodes(database: Database, at: number): number {
  return database.run('delete from codes where expires_at <= ?', [at]);
}

/** Whoever has a code for this seat comes too late. */
function voidSeatCodes(database: Database, table: string, seat: Seat): void {
  database.run('delete from codes where table_id = ? and seat = ?', [table, seat]);
}

/** Seats have other numbers now, or are gone. From the lowest up: a seat only ever moves up into one that is free. */
export function moveSeatCodes(
  database: Database,
  table: string,
  links: readonly { seat: Seat; to: Seat | null }[],
): void {
  for (const { seat, to } of links) {
    if (to === null) voidSeatCodes(database, table, seat);
    else database.run('update codes set seat = ? where table_id = ? and seat = ?', [to, table, seat]);
  }
}
