import type { Header, Seat } from '@yamanote/kernel';
import type { Database } from './database.ts';

export type Stage = 'waiting' | 'running' | 'over';

export interface MatchRecord {
  id: string;
  table: string;
  round: number;
  /** The hall's secret until the match is over. */
  seed: string;
  /** `null` until it starts: only then are seats and everybody's bits known. */
  header: Header | null;
  stage: Stage;
  /** `null` until it is over, and where it was over before anybody kept that. */
  winners: Seat[] | null;
}

interface Row {
  id: string;
  table_id: string;
  round: number;
  seed: string;
  header: string | null;
  stage: Stage;
  winners: string | null;
}

export function addMatch(database: Database, { id, table, round, seed, stage }: MatchRecord): void {
  database.run('insert into matches (id, table_id, round, seed, header, stage) values (?, ?, ?, ?, null, ?)', [
    id,
    table,
    round,
    seed,
    stage,
  ]);
}

export function startMatch(database: Database, id: string, header: Header): void {
  database.run("update matches set header = ?, stage = 'running' where id = ?", [JSON.stringify(header), id]);
}

export function endMatch(database: Database, id: string, winners: readonly Seat[]): void {
  database.run("update matches set stage = 'over', winners = ? where id = ?", [JSON.stringify(winners), id]);
}

export function findMatch(database: Database, id: string): MatchRecord | null {
  const [row] = database.rows<Row>('select * from matches where id = ?', [id]);
  if (row === undefined) return null;
  const { table_id, header, winners, ...rest } = row;
  return {
    ...rest,
    table: table_id,
    header: header === null ? null : (JSON.parse(header) as Header),
    winners: winners === null ? null : (JSON.parse(winners) as Seat[]),
  };
}
