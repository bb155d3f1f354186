/** Tables as they are found: with the match of their round, and all that is known besides. */
import type { Seat } from '@yamanote/kernel';
import type { FoundTable, Head } from '../port.ts';
import { type SeatRow, type TableRow, tableFromRow } from '../rows/tables.ts';
import { type Database, text } from './database.ts';
import { findParts } from './deals.ts';
import { headOf } from './entries.ts';
import { findMatch } from './matches.ts';
import { findReach } from './notices.ts';
import { matchOf } from './tables.ts';

interface Row extends TableRow {
  asked: string;
  starts_at: number | null;
  deadline_at: number | null;
  listed_at: number | null;
}

const COLUMNS = [
  text('tables.id'),
  'revision',
  text('game'),
  text('options'),
  'public',
  text('language'),
  'hints',
  text('time_control'),
  text('tables.absence'),
  'auto_start',
  text('delay'),
  text('host'),
  'round',
  text('stage'),
  text('proposal'),
  'touched_at',
  text('asked'),
  "(select run_at from jobs where table_id = tables.id and kind = 'start') as starts_at",
  "(select run_at from jobs where table_id = tables.id and kind = 'deadline') as deadline_at",
  '(select listed_at from board where table_id = tables.id) as listed_at',
].join(', ');
const SEAT_VALUES = `${text('guest')}, ${text('bot')}, away, ${text('orders')}, ${text('kept')}, gave_up, ${text('absence')}`;

export function findTable(database: Database, id: string): FoundTable | null {
  const [row] = database.rows<Row>(`select ${COLUMNS} from tables where id = ?`, [id]);
  return row === undefined ? null : fromRow(database, row);
}

/** The tables where a guest sits and has not given up, those that are over last. A broken one is left out. */
export function tablesOfGuest(database: Database, guest: string, most: number, since: number): FoundTable[] {
  return seatedAt(database, guest, most, since, "seats.gave_up = 0 or tables.stage <> 'running'");
}

export function unfinishedOfGuest(database: Database, guest: string, most: number, since: number): FoundTable[] {
  return seatedAt(database, guest, most, since, "seats.gave_up = 0 and tables.stage <> 'over'");
}

function seatedAt(database: Database, guest: string, most: number, since: number, which: string): FoundTable[] {
  const rows = database.rows<Row>(
    `select ${COLUMNS} from seats join tables on tables.id = seats.table_id
     where seats.guest = ? and (${which}) and tables.touched_at >= ?
     order by tables.stage = 'over', tables.touched_at desc limit ?`,
    [guest, since, most],
  );
  return whole(database, rows);
}

/** The public tables of the board that are not over; a broken one is left out. */
export function openTables(database: Database, most: number): FoundTable[] {
  const rows = database.rows<Row>(
    `select ${COLUMNS} from board cross join tables on tables.id = board.table_id
     where tables.public = 1 and tables.stage <> 'over' order by board.listed_at desc, tables.id limit ?`,
    [most],
  );
  return whole(database, rows);
}

/** Puts a table on the board, where it may stand already. */
export function listTable(database: Database, id: string, at: number): void {
  database.run('insert or ignore into board (table_id, listed_at) values (?, ?)', [id, at]);
}

export function foldTable(database: Database, id: string): void {
  database.run('delete from board where table_id = ?', [id]);
}

export function findHeads(database: Database, ids: readonly string[]): Head[] {
  const sql = 'select revision, round from tables where id = ?';
  return ids.flatMap((table) =>
    database
      .rows<{ revision: number; round: number }>(sql, [table])
      .map(({ revision, round }) => ({ table, revision, next: headOf(database, matchOf(table, round)) })),
  );
}

/** Without those that are broken. */
function whole(database: Database, rows: readonly Row[]): FoundTable[] {
  return rows.flatMap((row) => {
    try {
      return [fromRow(database, row)];
    } catch {
      return [];
    }
  });
}

function fromRow(database: Database, row: Row): FoundTable {
  const seats = database.rows<SeatRow>(`select ${SEAT_VALUES} from seats where table_id = ? order by seat`, [row.id]);
  const match = findMatch(database, matchOf(row.id, row.round));
  if (match === null) throw new Error('a table without its match');
  return {
    table: tableFromRow(row, seats),
    match,
    asked: JSON.parse(row.asked) as Seat[],
    seen: findVisits(database, row.id),
    parts: findParts(database, match.id),
    elsewhere: [],
    startsAt: row.starts_at,
    deadlineAt: row.deadline_at,
    listedAt: row.listed_at,
    reach: findReach(database, row.id),
  };
}

function findVisits(database: Database, table: string): Record<string, number> {
  const sql = `select ${text('guest')}, seen_at from visits where table_id = ?`;
  const rows = database.rows<{ guest: string; seen_at: number }>(sql, [table]);
  return Object.fromEntries(rows.map(({ guest, seen_at }) => [guest, seen_at]));
}
