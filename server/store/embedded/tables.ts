import type { Orders, Seat } from '@yamanote/kernel';
import type { TableRecord } from '../port.ts';
import { CHANGING, changingValues, seatRow } from '../rows/tables.ts';
import type { Database } from './database.ts';

const VALUES = CHANGING.split(', ').fill('?').join(', ');

/** Writes a new table with all its seats. */
export function addTable(database: Database, table: TableRecord): void {
  database.run(`insert into tables (id, revision, game, ${CHANGING}) values (?, ?, ?, ${VALUES})`, [
    table.id,
    table.revision,
    table.game,
    ...changingValues(table),
  ]);
  saveSeats(database, table);
}

/** Writes a table with all its seats as it is now; `false` if somebody else changed it meanwhile. */
export function saveTable(database: Database, table: TableRecord): boolean {
  const changed = database.run(
    `update tables set (${CHANGING}) = (${VALUES}), revision = revision + 1 where id = ? and revision = ?`,
    [...changingValues(table), table.id, table.revision],
  );
  if (changed === 1) saveSeats(database, table);
  return changed === 1;
}

function saveSeats(database: Database, { id, seats }: TableRecord): void {
  database.run('delete from seats where table_id = ? and seat >= ?', [id, seats.length]);
  for (const [seat, record] of seats.entries()) {
    const { guest, bot, away, orders, kept, gave_up, absence } = seatRow(record);
    database.run(
      `insert or replace into seats (table_id, seat, guest, bot, away, orders, kept, gave_up, absence)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, seat, guest, bot, away, orders, kept, gave_up, absence],
    );
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

/** Whom the match of a table waits for. */
export function saveAsked(database: Database, table: string, asked: readonly Seat[], touchedAt: number): void {
  database.run('update tables set asked = ?, touched_at = ? where id = ?', [JSON.stringify(asked), touchedAt, table]);
}

/** The match of the table is over. */
export function endTable(database: Database, id: string): void {
  database.run("update tables set stage = 'over' where id = ?", [id]);
}

/** Something about the table is not as it was; its revision now. */
export function raiseRevision(database: Database, id: string): number {
  const sql = 'update tables set revision = revision + 1 where id = ? returning revision';
  const [row] = database.rows<{ revision: number }>(sql, [id]);
  if (row === undefined) throw new Error('no such table');
  return row.revision;
}

/** The name of the match of this round. */
export function matchOf(table: string, round: number): string {
  return `${table}-${round}`;
}
