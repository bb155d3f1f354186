import type { Head, Store, TableBesides, TableRecord } from '../port.ts';
import { CHANGING, changingValues, seatRow } from '../rows/tables.ts';
import { moveSeatCodes } from './codes.ts';
import type { Queries } from './connection.ts';
import type { Context } from './context.ts';
import { forgetParts } from './deals.ts';
import { findTables } from './found-tables.ts';
import { jobBy, seeTo, startAt } from './jobs.ts';
import { addMatch, addPlayers, beginMatch, saveDeal } from './matches.ts';
import { setDeadline } from './time.ts';

export function openTables(context: Context): Store['tables'] {
  const { pool, node, teller } = context;
  return {
    async create(table, match) {
      await pool.transaction(async (queries) => {
        await addMatch(queries, match);
        await addTable(queries, table);
      });
      teller.tell({ is: 'table', table: table.id });
    },
    find: async (id) => (await findTables(pool, node, 't.id = $2', [id]))[0] ?? null,
    async change(table, besides = {}) {
      const changed = await pool.transaction(async (queries) => {
        // First of all, and so one after the other: whoever changes anything else of a table holds on to its row.
        if (!(await saveTable(queries, table))) return null;
        await saveBesides(queries, table, besides, context.clock.now());
        return { drives: await seeTo(queries, context, table.id, besides.turn) };
      });
      if (changed === null) return { is: 'behind' };
      teller.tell({ is: 'table', table: table.id });
      if (besides.begun !== undefined) teller.tell({ is: 'match', table: table.id });
      const { turn, startsAt, noticeBy } = besides;
      if (turn === 'anywhere' || typeof startsAt === 'number' || typeof noticeBy === 'number')
        teller.tell({ is: 'jobs' });
      return { is: 'stored', revision: table.revision + 1, ...changed };
    },
    heads: (ids) =>
      pool.rows<Head>(
        `select tables.id as table, revision, next from unnest($1::text[]) with ordinality as asked (id, place)
         join tables on tables.id = asked.id order by place`,
        [ids],
      ),
    ofGuest: (guest, most, since) =>
      findTables(
        pool,
        node,
        `t.touched_at >= $4 and exists (
           select from seats where table_id = t.id and guest = $2 and (gave_up = 0 or t.stage <> 'running')
         ) and t.id in (select table_id from seats where guest = $2)
         order by t.stage = 'over', t.touched_at desc limit $3`,
        [guest, most, since],
      ),
    unfinishedOfGuest: (guest, most, since) =>
      findTables(
        pool,
        node,
        `t.touched_at >= $4 and t.stage <> 'over' and t.id in (select table_id from seats where guest = $2 and gave_up = 0)
         order by t.touched_at desc limit $3`,
        [guest, most, since],
      ),
    open: (most) =>
      findTables(
        pool,
        node,
        `t.public = 1 and t.stage <> 'over' and t.id in (select table_id from board)
         order by listed_at desc, t.id limit $2`,
        [most],
      ),
    async list(id, at) {
      await pool.run('insert into board (table_id, listed_at) values ($1, $2) on conflict do nothing', [id, at]);
      teller.tell({ is: 'table', table: id });
    },
    async fold(id) {
      await pool.run('delete from board where table_id = $1', [id]);
      teller.tell({ is: 'table', table: id });
    },
    async order(id, seat, orders) {
      const [changed] = await pool.rows<{ revision: number }>(
        `with changed as (update tables set revision = revision + 1 where id = $1 returning id, revision),
         ordered as (update seats set orders = $3 from changed where table_id = changed.id and seat = $2)
         select revision from changed`,
        [id, seat, JSON.stringify(orders)],
      );
      if (changed === undefined) throw new Error('no such table');
      teller.tell({ is: 'table', table: id });
      return changed.revision;
    },
    async leave(id, guest, at) {
      await pool.run(
        `insert into visits (table_id, guest, seen_at) values ($1, $2, $3)
         on conflict (table_id, guest) do update set seen_at = excluded.seen_at`,
        [id, guest, at],
      );
    },
  };
}

const COUNT = CHANGING.split(', ').length;
const VALUES = Array.from({ length: COUNT }, (_, i) => `$${i + 1}`).join(', ');

async function addTable(queries: Queries, table: TableRecord): Promise<void> {
  await queries.run(
    `insert into tables (${CHANGING}, id, revision, game) values (${VALUES}, $${COUNT + 1}, $${COUNT + 2}, $${COUNT + 3})`,
    [...changingValues(table), table.id, table.revision, table.game],
  );
  await saveSeats(queries, table);
}

/** `false` if somebody else changed it meanwhile. */
async function saveTable(queries: Queries, table: TableRecord): Promise<boolean> {
  const changed = await queries.run(
    `update tables set (${CHANGING}) = (${VALUES}), revision = revision + 1
     where id = $${COUNT + 1} and revision = $${COUNT + 2}`,
    [...changingValues(table), table.id, table.revision],
  );
  if (changed === 1) await saveSeats(queries, table);
  return changed === 1;
}

async function saveSeats(queries: Queries, { id, seats }: TableRecord): Promise<void> {
  const rows = seats.map((record, seat) => ({ seat, ...seatRow(record) }));
  await queries.run(
    `with gone as (delete from seats where table_id = $1 and seat >= $2)
     insert into seats (table_id, seat, guest, bot, away, orders, kept, gave_up, absence)
     select $1, seat, guest, bot, away, orders, kept, gave_up, absence from json_to_recordset($3)
       as given (seat int, guest text, bot text, away int, orders text, kept text, gave_up int, absence text)
     on conflict (table_id, seat) do update set guest = excluded.guest, bot = excluded.bot, away = excluded.away,
       orders = excluded.orders, kept = excluded.kept, gave_up = excluded.gave_up, absence = excluded.absence`,
    [id, seats.length, JSON.stringify(rows)],
  );
}

async function saveBesides(
  queries: Queries,
  table: TableRecord,
  { links = [], announced, deal, begun, players, startsAt, deadline, noticeBy = null }: TableBesides,
  now: number,
): Promise<void> {
  await moveSeatCodes(queries, table.id, links);
  if (announced !== undefined) {
    await addMatch(queries, announced);
    await queries.run("update tables set next = 0, asked = '[]' where id = $1", [table.id]);
  }
  if (deal !== undefined) {
    await saveDeal(queries, deal);
    if (deal.seals === null) await forgetParts(queries, deal.id);
  }
  if (begun !== undefined) {
    await beginMatch(queries, table.id, begun);
    await forgetParts(queries, begun.match);
  }
  if (players !== undefined) await addPlayers(queries, players, begun === undefined);
  if (startsAt !== undefined) await startAt(queries, table.id, startsAt);
  if (deadline !== undefined) await setDeadline(queries, table.id, deadline, now);
  if (noticeBy !== null) await jobBy(queries, table.id, 'notice', noticeBy);
}
