/** Tables as they are found: with their match and all that goes with it, in one question. */
import type { Seat } from '@yamanote/kernel';
import type { DealPart, FoundTable, Here, Reach } from '../port.ts';
import { type MatchRow, matchFromRow } from '../rows/matches.ts';
import { type SeatRow, type TableRow, tableFromRow } from '../rows/tables.ts';
import type { Queries } from './connection.ts';
import { reachAt } from './notices.ts';
import type { Value } from './statements.ts';

interface Row extends TableRow {
  asked: string;
  seats: SeatRow[];
  match: MatchRow | null;
  seen: Record<string, number>;
  parts: DealPart[];
  elsewhere: string[];
  starts_at: number | null;
  deadline_at: number | null;
  listed_at: number | null;
  reach: Reach[];
}

/** All but $1, the id of this node, is of the table. */
const COLUMNS = `t.id, t.revision, t.game, t.options, t.public, t.language, t.hints, t.time_control, t.absence, t.auto_start,
  t.delay, t.host, t.round, t.stage, t.proposal, t.touched_at, t.asked,
  (select coalesce(json_agg(json_build_object('guest', guest, 'bot', bot, 'away', away, 'orders', orders, 'kept', kept,
     'gave_up', gave_up, 'absence', absence) order by seat), '[]') from seats where table_id = t.id) as seats,
  (select json_build_object('id', id, 'table_id', table_id, 'round', round, 'seed', seed, 'deal', deal, 'header', header,
     'stage', stage, 'winners', winners, 'places', places, 'stopped', stopped) from matches where id = t.id || '-' || t.round) as match,
  (select coalesce(json_object_agg(guest, seen_at), '{}') from visits where table_id = t.id) as seen,
  (select coalesce(json_agg(json_build_object('guest', guest, 'commitment', commitment, 'seal', seal, 'bits', bits)
     order by guest), '[]') from parts where match = t.id || '-' || t.round) as parts,
  (select coalesce(array_agg(here order by node), '{}') from presence join nodes on nodes.id = node
     where table_id = t.id and node <> $1) as elsewhere,
  (select run_at from jobs where table_id = t.id and kind = 'start') as starts_at,
  (select run_at from jobs where table_id = t.id and kind = 'deadline') as deadline_at,
  (select listed_at from board where table_id = t.id) as listed_at,
  (select coalesce(json_agg(one), '[]') from (${reachAt('t.id')}) one) as reach`;

/** The tables for which this is true, given the node and these values ($2 and on); among several, a broken one is left out. */
export async function findTables(
  queries: Queries,
  node: string,
  where: string,
  values: readonly Value[],
): Promise<FoundTable[]> {
  const rows = await queries.rows<Row>(`select ${COLUMNS} from tables t where ${where}`, [node, ...values]);
  return rows.flatMap((row) => {
    try {
      return [foundTable(row)];
    } catch (error) {
      if (rows.length > 1) return [];
      throw error;
    }
  });
}

function foundTable({
  seats,
  match,
  asked,
  seen,
  parts,
  elsewhere,
  starts_at,
  deadline_at,
  listed_at,
  reach,
  ...row
}: Row): FoundTable {
  if (match === null) throw new Error('a table without its match');
  return {
    table: tableFromRow(row, seats),
    match: matchFromRow(match),
    asked: JSON.parse(asked) as Seat[],
    seen,
    parts,
    elsewhere: elsewhere.map((here) => JSON.parse(here) as Here),
    startsAt: starts_at,
    deadlineAt: deadline_at,
    listedAt: listed_at,
    reach,
  };
}
