import type { MatchRecord, PlayerRecord, Store, StoredSnapshot, TableBesides } from '../port.ts';
import { type MatchRow, matchFromRow } from '../rows/matches.ts';
import type { Queries } from './connection.ts';
import type { Context } from './context.ts';
import { addEntries, findMove, readLog } from './entries.ts';
import { openLogs } from './logs.ts';

const COLUMNS = 'id, table_id, round, seed, deal, header, stage, winners, places, stopped';

export function openMatches({ pool, teller }: Context): Store['matches'] {
  const log = openLogs(pool);
  return {
    async find(id) {
      const [row] = await pool.rows<MatchRow>(`select ${COLUMNS} from matches where id = $1`, [id]);
      return row === undefined ? null : matchFromRow(row);
    },
    log: (id, from = 0, most) => (most === undefined ? log(id, from) : readLog(pool, id, from, most)),
    ack: (id, move) => findMove(pool, id, move),
    async snapshot(id) {
      const sql = 'select next, payload from snapshots where match = $1';
      return (await pool.rows<StoredSnapshot>(sql, [id]))[0] ?? null;
    },
    players: (id) =>
      pool.rows<PlayerRecord>('select seat, since, guest, bot from players where match = $1 order by seat, since', [
        id,
      ]),
    async stop(id, why) {
      // The table first, as everybody does who changes both.
      const [stopped] = await pool.rows<{ id: string; revision: number }>(
        `with changed as (
           update tables set revision = revision + 1 where id = (select table_id from matches where id = $1)
           returning id, revision
         ), stopped as (update matches set stopped = $2 from changed where matches.id = $1)
         select id, revision from changed`,
        [id, why],
      );
      if (stopped === undefined) throw new Error('no such match');
      teller.tell({ is: 'table', table: stopped.id });
      return stopped.revision;
    },
  };
}

export async function addMatch(queries: Queries, { id, table, round, seed, stage }: MatchRecord): Promise<void> {
  const sql = 'insert into matches (id, table_id, round, seed, stage) values ($1, $2, $3, $4, $5)';
  await queries.run(sql, [id, table, round, seed, stage]);
}

/** What is known of seals and void deals before the header is. */
export async function saveDeal(queries: Queries, { id, seed, seals, voids }: NonNullable<TableBesides['deal']>) {
  await queries.run('update matches set seed = $1, deal = $2 where id = $3', [
    seed,
    JSON.stringify({ seals, voids }),
    id,
  ]);
}

export async function beginMatch(
  queries: Queries,
  table: string,
  { match, header, entries, asked }: NonNullable<TableBesides['begun']>,
): Promise<void> {
  const sql = "update matches set header = $1, stage = 'running', begun_at = $2 where id = $3";
  await queries.run(sql, [JSON.stringify(header), entries[0]?.at ?? null, match]);
  await addEntries(queries, match, 0, { id: 'begin', hash: '' }, entries);
  const head = 'update tables set next = $1, asked = $2 where id = $3';
  await queries.run(head, [entries.length, JSON.stringify(asked), table]);
}

/** Who plays which seat from the next entry on. */
export async function addPlayers(
  queries: Queries,
  { match, players }: NonNullable<TableBesides['players']>,
  isRunning: boolean,
): Promise<void> {
  await queries.run(
    `insert into players (match, seat, since, guest, bot)
     select $1, seat, case when $2::int = 1 then coalesce((select max(idx) + 1 from entries where match = $1), 0) else 0 end,
       guest, bot
     from json_to_recordset($3) as player (seat int, guest text, bot text)
     on conflict (match, seat, since) do update set guest = excluded.guest, bot = excluded.bot`,
    [match, Number(isRunning), JSON.stringify(players)],
  );
}
