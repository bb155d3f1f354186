/** Codes that work once. Only their hashes are kept, so the data file gives none away. */
import { createHash } from 'node:crypto';
import type { Seat } from '@yamanote/kernel';
import type { CodeFor } from '../port.ts';
import { type Database, text } from './database.ts';

interface Row {
  guest: string | null;
  table_id: string | null;
  seat: number | null;
  holder: string | null;
  round: number | null;
}

const COLUMNS = `${text('guest')}, ${text('table_id')}, seat, ${text('holder')}, round`;

export function addCode(database: Database, code: string, target: CodeFor, until: number, at: number): void {
  forgetCodes(database, at);
  const { guest, table, seat, holder, round } =
    target.is === 'guest'
      ? { guest: target.guest, table: null, seat: null, holder: null, round: null }
      : { ...target, guest: null };
  if (target.is === 'seat') voidSeatCodes(database, target.table, target.seat);
  database.run(
    'insert into codes (hash, guest, table_id, seat, holder, round, expires_at) values (?, ?, ?, ?, ?, ?, ?)',
    [hashOfCode(code), guest, table, seat, holder, round, until],
  );
}

/** What a code is for; it can still be taken. */
export function findCode(database: Database, code: string, at: number): CodeFor | null {
  const [row] = database.rows<Row>(`select ${COLUMNS} from codes where hash = ? and expires_at > ?`, [
    hashOfCode(code),
    at,
  ]);
  return targetOf(row);
}

/** What a code is for; it is gone with this. Those that expired go as well. */
export function takeCode(database: Database, code: string, at: number): CodeFor | null {
  forgetCodes(database, at);
  const [row] = database.rows<Row>(`delete from codes where hash = ? returning ${COLUMNS}`, [hashOfCode(code)]);
  return targetOf(row);
}

export function forgetCodes(database: Database, at: number): number {
  return database.run('delete from codes where expires_at <= ?', [at]);
}

function targetOf(row: Row | undefined): CodeFor | null {
  if (row === undefined) return null;
  const { guest, table_id, seat, holder, round } = row;
  if (guest !== null) return { is: 'guest', guest };
  return { is: 'seat', table: table_id as string, seat: seat as Seat, holder, round: round ?? 0 };
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

function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
