import type { Entry, Header } from '@yamanote/kernel';
import type { Besides, MatchRecord, PlayerRecord, TableBesides } from '../port.ts';
import { type MatchRow, matchFromRow } from '../rows/matches.ts';
import { type Database, text } from './database.ts';
import { headOf } from './entries.ts';
import { raiseRevision } from './tables.ts';

const COLUMNS = ['id', 'table_id', 'round', 'seed', 'deal', 'header', 'stage', 'winners', 'places', 'stopped']
  .map((column) => (column === 'round' ? column : text(column)))
  .join(', ');

export function addMatch(database: Database, { id, table, round, seed, stage }: MatchRecord): void {
  database.run('insert into matches (id, table_id, round, seed, header, stage) values (?, ?, ?, ?, null, ?)', [
    id,
    table,
    round,
    seed,
    stage,
  ]);
}

/** What is known of seals and void deals before the header is. */
export function saveDeal(database: Database, { id, seed, seals, voids }: NonNullable<TableBesides['deal']>): void {
  database.run('update matches set seed = ?, deal = ? where id = ?', [seed, JSON.stringify({ seals, voids }), id]);
}

export function beginMatch(database: Database, id: string, header: Header, entries: readonly Entry[]): void {
  const at = entries[0]?.at ?? null;
  database.run("update matches set header = ?, stage = 'running', begun_at = ? where id = ?", [
    JSON.stringify(header),
    at,
    id,
  ]);
}

export function endMatch(
  database: Database,
  id: string,
  { winners, places }: NonNullable<Besides['ended']>,
  at: number,
): void {
  database.run("update matches set stage = 'over', ended_at = ?, winners = ?, places = ? where id = ?", [
    at,
    JSON.stringify(winners),
    JSON.stringify(places),
    id,
  ]);
}

/** The revision of its table then. */
export function stopMatch(database: Database, id: string, why: string): number {
  const sql = `update matches set stopped = ? where id = ? returning ${text('table_id')}`;
  const [row] = database.rows<{ table_id: string }>(sql, [why, id]);
  if (row === undefined) throw new Error('no such match');
  return raiseRevision(database, row.table_id);
}

export function findMatch(database: Database, id: string): MatchRecord | null {
  const [row] = database.rows<MatchRow>(`select ${COLUMNS} from matches where id = ?`, [id]);
  return row === undefined ? null : matchFromRow(row);
}

/** Who plays which seat from now on; in a match that only begins, from its start. */
export function addPlayers(
  database: Database,
  match: string,
  players: readonly Omit<PlayerRecord, 'since'>[],
  isRunning: boolean,
): void {
  const since = isRunning ? headOf(database, match) : 0;
  for (const { seat, guest, bot } of players) {
    database.run('insert or replace into players (match, seat, since, guest, bot) values (?, ?, ?, ?, ?)', [
      match,
      seat,
      since,
      guest,
      bot,
    ]);
  }
}

export function findPlayers(database: Database, match: string): PlayerRecord[] {
  return database.rows<PlayerRecord>(
    `select seat, since, ${text('guest')}, ${text('bot')} from players where match = ? order by seat, since`,
    [match],
  );
}
