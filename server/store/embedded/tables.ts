import type { Options, Orders, Seat } from '@yamanote/kernel';
import type { FoundTable, SeatRecord, Stage, TableRecord } from '../port.ts';
import { type Database, text } from './database.ts';
import { findMatch } from './matches.ts';

interface Row {
  id: string;
  revision: number;
  game: string;
  options: string;
  public: number;
  hints: number | null;
  auto_start: number;
  host: string | null;
  round: number;
  stage: Stage;
  touched_at: number;
  asked: string;
}

interface SeatRow {
  guest: string | null;
  bot: string | null;
  away: number;
  orders: string | null;
  kept: string | null;
  gave_up: number;
}

const COLUMNS = [
  text('tables.id'),
  'revision',
  text('game'),
  text('options'),
  'public',
  'hints',
  'auto_start',
  text('host'),
  'round',
  text('stage'),
  'touched_at',
  text('asked'),
].join(', ');
const SEAT_COLUMNS = 'guest, bot, away, orders, kept, gave_up';
const SEAT_VALUES = `${text('guest')}, ${text('bot')}, away, ${text('orders')}, ${text('kept')}, gave_up`;

/** Writes a new table with all its seats. */
export function addTable(database: Database, table: TableRecord): void {
  database.run(
    `insert into tables (id, revision, game, options, public, hints, auto_start, host, round, stage, touched_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [table.id, table.revision, table.game, ...changing(table)],
  );
  saveSeats(database, table);
}

/** Writes a table with all its seats as it is now; `false` if somebody else changed it meanwhile. */
export function saveTable(database: Database, table: TableRecord): boolean {
  const changed = database.run(
    `update tables set options = ?, public = ?, hints = ?, auto_start = ?, host = ?, round = ?, stage = ?, touched_at = ?,
     revision = revision + 1 where id = ? and revision = ?`,
    [...changing(table), table.id, table.revision],
  );
  if (changed === 1) saveSeats(database, table);
  return changed === 1;
}

function changing(table: TableRecord) {
  const { options, hints, host, round, stage, touchedAt } = table;
  return [
    JSON.stringify(options),
    Number(table.public),
    hints === null ? null : Number(hints),
    Number(table.autoStart),
    host,
    round,
    stage,
    touchedAt,
  ] as const;
}

function saveSeats(database: Database, { id, seats }: TableRecord): void {
  database.run('delete from seats where table_id = ? and seat >= ?', [id, seats.length]);
  for (const [seat, { guest, bot, away, orders, kept, gaveUp }] of seats.entries()) {
    database.run(`insert or replace into seats (table_id, seat, ${SEAT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)`, [
      id,
      seat,
      guest,
      bot,
      Number(away),
      orders === null ? null : JSON.stringify(orders),
      kept,
      Number(gaveUp),
    ]);
  }
}

/** What the person of a seat has ordered, and nothing else about the table. */
export function saveOrders(database: Database, table: string, seat: Seat, orders: Orders): void {
  database.run('update seats set orders = ? where table_id = ? and seat = ?', [JSON.stringify(orders), table, seat]);
}

/** When a person was last at the table. */
export function saveLeaving(database: Database, table: string, guest: string, at: number): void {
  database.run('insert or replace into visits (table_id, guest, seen_at) values (?, ?, ?)', [table, guest, at]);
}

function findVisits(database: Database, table: string): Record<string, number> {
  const sql = `select ${text('guest')}, seen_at from visits where table_id = ?`;
  const rows = database.rows<{ guest: string; seen_at: number }>(sql, [table]);
  return Object.fromEntries(rows.map(({ guest, seen_at }) => [guest, seen_at]));
}

/** When a table was touched need not be known to the millisecond: most moves write nothing here. */
const EXACT_ENOUGH = 30_000;

/** Whom the match of a table waits for. */
export function saveAsked(
  database: Database,
  table: string,
  { asked, botIsDue, touchedAt }: { asked: readonly Seat[]; botIsDue: boolean; touchedAt: number },
): void {
  database.run(
    `update tables set asked = ?2, bot_is_due = ?3, touched_at = ?4
     where id = ?1 and (asked <> ?2 or bot_is_due <> ?3 or touched_at <= ?5)`,
    [table, JSON.stringify(asked), Number(botIsDue), touchedAt, touchedAt - EXACT_ENOUGH],
  );
}

/** The table after its match; its revision now. */
export function endTable(database: Database, id: string): number {
  const sql = "update tables set stage = 'over', revision = revision + 1 where id = ? returning revision";
  return database.rows<{ revision: number }>(sql, [id])[0].revision;
}

export function findTable(database: Database, id: string): FoundTable | null {
  const [row] = database.rows<Row>(`select ${COLUMNS} from tables where id = ?`, [id]);
  return row === undefined ? null : fromRow(database, row);
}

/** Tables where a bot's turn it is, the one touched last first. */
export function dueTables(database: Database, most: number): string[] {
  const sql = `select ${text('id')} from tables where bot_is_due = 1 order by touched_at desc limit ?`;
  return database.rows<{ id: string }>(sql, [most]).map(({ id }) => id);
}

/** The tables where a guest sits and has not given up, the one touched last first. A broken one is left out. */
export function tablesOfGuest(database: Database, guest: string, most: number, since: number): FoundTable[] {
  const rows = database.rows<Row>(
    `select ${COLUMNS} from seats join tables on tables.id = seats.table_id
     where seats.guest = ? and (seats.gave_up = 0 or tables.stage <> 'running') and tables.touched_at >= ?
     order by tables.touched_at desc limit ?`,
    [guest, since, most],
  );
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
  const match = findMatch(database, `${row.id}-${row.round}`);
  if (match === null) throw new Error('a table without its match');
  const table = {
    id: row.id,
    revision: row.revision,
    game: row.game,
    options: JSON.parse(row.options) as Options,
    public: row.public === 1,
    hints: row.hints === null ? null : row.hints === 1,
    autoStart: row.auto_start === 1,
    host: row.host,
    round: row.round,
    stage: row.stage,
    seats: seats.map(
      ({ away, orders, gave_up, ...seat }): SeatRecord => ({
        ...seat,
        away: away === 1,
        gaveUp: gave_up === 1,
        orders: orders === null ? null : (JSON.parse(orders) as Orders),
      }),
    ),
    touchedAt: row.touched_at,
  };
  return { table, match, asked: JSON.parse(row.asked) as Seat[], seen: findVisits(database, row.id) };
}
