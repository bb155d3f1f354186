import type { Options, Orders } from '@yamanote/kernel';
import type { Database } from './database.ts';
import type { Stage } from './matches.ts';

export interface SeatRecord {
  /** The id of who sits here, also while a bot plays for an absent person. */
  guest: string | null;
  bot: string | null;
  /** Got up in the middle of a match. */
  away: boolean;
  /** What the guest has ordered, also while a bot plays, which goes by none; `null` if nothing was. */
  orders: Orders | null;
  /** For whom the seat is kept until they come by its link. */
  kept: string | null;
  /** Its person has given up the match that runs: a bot plays it to the end. */
  gaveUp: boolean;
}

export interface TableRecord {
  id: string;
  game: string;
  options: Options;
  public: boolean;
  /** Start as soon as nobody is missing. */
  autoStart: boolean;
  host: string | null;
  /** The match that is set up, played or just over is the one of this number. */
  round: number;
  stage: Stage;
  seats: SeatRecord[];
  touchedAt: number;
}

interface Row {
  id: string;
  game: string;
  options: string;
  public: number;
  auto_start: number;
  host: string | null;
  round: number;
  stage: Stage;
  touched_at: number;
}

interface SeatRow {
  guest: string | null;
  bot: string | null;
  away: number;
  orders: string | null;
  kept: string | null;
  gave_up: number;
}

const COLUMNS = 'id, game, options, public, auto_start, host, round, stage, touched_at';
const SEAT_COLUMNS = 'guest, bot, away, orders, kept, gave_up';

/** Writes a table with all its seats as it is now. */
export function saveTable(database: Database, table: TableRecord): void {
  database.run(`insert or replace into tables (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`, [
    table.id,
    table.game,
    JSON.stringify(table.options),
    Number(table.public),
    Number(table.autoStart),
    table.host,
    table.round,
    table.stage,
    table.touchedAt,
  ]);
  database.run('delete from seats where table_id = ? and seat >= ?', [table.id, table.seats.length]);
  for (const [seat, { guest, bot, away, orders, kept, gaveUp }] of table.seats.entries()) {
    database.run(`insert or replace into seats (table_id, seat, ${SEAT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)`, [
      table.id,
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
export function saveOrders(database: Database, table: string, seat: number, orders: Orders): void {
  database.run('update seats set orders = ? where table_id = ? and seat = ?', [JSON.stringify(orders), table, seat]);
}

export function endTable(database: Database, id: string, touchedAt: number): void {
  database.run("update tables set stage = 'over', touched_at = ? where id = ?", [touchedAt, id]);
}

export function findTable(database: Database, id: string): TableRecord | null {
  const [row] = database.rows<Row>(`select ${COLUMNS} from tables where id = ?`, [id]);
  return row === undefined ? null : fromRow(database, row);
}

/** Tables in the middle of a match, the one touched last at the end. */
export function runningTables(database: Database): TableRecord[] {
  const rows = database.rows<Row>(`select ${COLUMNS} from tables where stage = 'running' order by touched_at`, []);
  return rows.map((row) => fromRow(database, row));
}

/** The tables where a guest sits and has not given up, the one touched last first. */
export function tablesOfGuest(database: Database, guest: string, most: number): string[] {
  const rows = database.rows<{ id: string }>(
    `select tables.id from seats join tables on tables.id = seats.table_id
     where seats.guest = ? and (seats.gave_up = 0 or tables.stage <> 'running') order by tables.touched_at desc limit ?`,
    [guest, most],
  );
  return rows.map(({ id }) => id);
}

function fromRow(database: Database, row: Row): TableRecord {
  const seats = database.rows<SeatRow>(`select ${SEAT_COLUMNS} from seats where table_id = ? order by seat`, [row.id]);
  return {
    id: row.id,
    game: row.game,
    options: JSON.parse(row.options) as Options,
    public: row.public === 1,
    autoStart: row.auto_start === 1,
    host: row.host,
    round: row.round,
    stage: row.stage,
    seats: seats.map(({ away, orders, gave_up, ...seat }) => ({
      ...seat,
      away: away === 1,
      gaveUp: gave_up === 1,
      orders: orders === null ? null : (JSON.parse(orders) as Orders),
    })),
    touchedAt: row.touched_at,
  };
}
