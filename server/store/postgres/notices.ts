/** Who is told of what: over which channels, what was told last, and what is on its way. */
import type { ChannelRecord, Delivery, Reach, Store } from '../port.ts';
import {
  type ChannelRow,
  channelFromRow,
  columnOf,
  ownerOf,
  type ToldRow,
  toldBy,
  toldFromRow,
} from '../rows/notices.ts';
import type { Queries } from './connection.ts';
import type { Context } from './context.ts';
import { BY } from './jobs.ts';

const CHANNEL = 'id, guest, table_id, kind, hash, locked, failing';

/** Of who sits at a table, which SQL around it names. */
export function reachAt(table: string): string {
  return `select guest,
      exists (select from channels where channels.guest = seats.guest) as reached,
      exists (select from quiet where quiet.table_id = ${table} and quiet.guest = seats.guest) as quiet,
      exists (select from channels where channels.table_id = ${table}) as hooked
    from seats where table_id = ${table} and guest is not null order by seat`;
}

export function openNotices({ pool, clock, teller }: Context): Store['notices'] {
  /** Who has them open knows that somebody is to be told there. */
  async function tellTables({ guest, table }: ChannelRecord): Promise<void> {
    if (table !== null) return teller.tell({ is: 'table', table });
    const seats = await pool.rows<{ table: string }>('select table_id as table from seats where guest = $1', [guest]);
    teller.tell(...seats.map(({ table }) => ({ is: 'table', table }) as const));
  }

  return {
    async add(channel, most) {
      const { id, guest, table, kind, hash, locked, failing } = channel;
      const [column, owner] = columnOf(ownerOf(channel));
      const added = await pool.transaction(async (queries) => {
        // One after the other: two who add at once would both find room for theirs.
        await queries.rows('select pg_advisory_xact_lock(hashtext($1))', [`channels ${owner}`]);
        const [{ others }] = await queries.rows<{ others: number }>(
          `select count(*) as others from channels where ${column} = $1 and kind = $2 and hash <> $3`,
          [owner, kind, hash],
        );
        if (others >= most) return false;
        const old = await queries.rows<{ id: string }>('delete from channels where hash = $1 returning id', [hash]);
        for (const one of old) await removeDeliveries(queries, one.id);
        const sql = `insert into channels (${CHANNEL}) values ($1, $2, $3, $4, $5, $6, $7) on conflict (hash) do nothing`;
        return (await queries.run(sql, [id, guest, table, kind, hash, locked, Number(failing)])) === 1;
      });
      if (added) await tellTables(channel);
      return added;
    },
    async channels(owner) {
      const [column, value] = columnOf(owner);
      const sql = `select ${CHANNEL} from channels where ${column} = $1 order by id collate "C"`;
      return (await pool.rows<ChannelRow>(sql, [value])).map(channelFromRow);
    },
    async remove(id, owner) {
      const [column, value] = columnOf(owner);
      const removed = await pool.run(`delete from channels where id = $1 and ${column} = $2`, [id, value]);
      if (removed > 0) await removeDeliveries(pool, id);
      return removed > 0;
    },
    async quiet(table, guest, isQuiet) {
      const sql = isQuiet
        ? 'insert into quiet (table_id, guest) values ($1, $2) on conflict do nothing'
        : 'delete from quiet where table_id = $1 and guest = $2';
      await pool.run(sql, [table, guest]);
      teller.tell({ is: 'table', table });
    },
    reach: (table) => pool.rows<Reach>(reachAt('$1'), [table]),
    async at(table) {
      const channels = await pool.rows<ChannelRow>(
        `select ${CHANNEL} from channels where table_id = $1
         union select ${CHANNEL} from channels
           where guest in (select guest from seats where seats.table_id = $1 and guest is not null)
         order by id`,
        [table],
      );
      const sql = 'select guest from quiet where table_id = $1 order by guest';
      const quiet = await pool.rows<{ guest: string }>(sql, [table]);
      const told = await pool.rows<ToldRow>(
        `select match, seat, question, nudged, proposal from notices
         where match = (select id || '-' || round from tables where id = $1) order by seat`,
        [table],
      );
      const deliveries = await pool.rows<Delivery>(
        `select table_id as table, id, channel, match, seat, question, kind, tries, due_at as "dueAt"
         from deliveries where table_id = $1 order by due_at, id, channel`,
        [table],
      );
      return {
        channels: channels.map(channelFromRow),
        quiet: quiet.map(({ guest }) => guest),
        told: told.map(toldFromRow),
        deliveries,
      };
    },
    async tell(table, notice, channels, dueAt) {
      const { id, match, seat, question, kind } = notice;
      const row = toldBy(notice);
      const told = await pool.rows(
        `with told as (
           insert into notices as n (match, seat, question, nudged, proposal, told_at) values ($3, $4, $11, $6, $12, $7)
           on conflict (match, seat) do update set question = greatest(n.question, excluded.question),
             nudged = case when n.question < excluded.question then excluded.nudged
               else greatest(n.nudged, excluded.nudged) end,
             proposal = coalesce(excluded.proposal, n.proposal), told_at = excluded.told_at
           where n.question < excluded.question or (n.question = excluded.question and n.nudged < excluded.nudged)
             or (excluded.proposal is not null and n.proposal is distinct from excluded.proposal)
           returning match
         ),
         sent as (
           insert into deliveries (table_id, id, channel, match, seat, question, kind, tries, due_at)
           select $1, $2, channel, $3, $4, $5, $8, 0, $9 from told, unnest($10::text[]) as channel
         ),
         job as (
           insert into jobs as j (table_id, kind, number, run_at)
           select $1, 'notice', nextval('job_numbers'), $9 from told ${BY}
         )
         select match from told`,
        [table, id, match, seat, question, row.nudged, clock.now(), kind, dueAt, channels, row.question, row.proposal],
      );
      if (told.length > 0) teller.tell({ is: 'jobs' });
      return told.length > 0;
    },
    async tried({ table, id, channel, tries }, again, outcome) {
      const place = 'where table_id = $1 and id = $2 and channel = $3';
      if (again === null) await pool.run(`delete from deliveries ${place}`, [table, id, channel]);
      else
        await pool.run(`update deliveries set tries = $4, due_at = $5 ${place}`, [
          table,
          id,
          channel,
          tries + 1,
          again,
        ]);
      if (outcome === 'gone') {
        await pool.run('delete from channels where id = $1', [channel]);
        await removeDeliveries(pool, channel);
      } else if (outcome !== null) {
        const failing = Number(outcome === 'fails');
        await pool.run('update channels set failing = $1 where id = $2 and failing <> $1', [failing, channel]);
      }
    },
    // What was told last of a match that goes on is kept: nobody is told of the same again.
    async forget(since) {
      const gone = await pool.run(
        `delete from notices where told_at < $1
           and not exists (select from matches where matches.id = notices.match and stage = 'running')`,
        [since],
      );
      await pool.run(
        `delete from channels
         where (guest is not null and not exists (select from guests where guests.id = channels.guest))
           or (table_id is not null and not exists (select from tables where tables.id = channels.table_id))`,
      );
      await pool.run(
        'delete from deliveries where not exists (select from channels where channels.id = deliveries.channel)',
      );
      return gone;
    },
  };
}

async function removeDeliveries(queries: Queries, channel: string): Promise<void> {
  await queries.run('delete from deliveries where channel = $1', [channel]);
}
