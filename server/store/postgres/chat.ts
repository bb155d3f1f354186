/** What people say at tables. Whoever changes the chat of one holds on to it, so that its numbers come in the order of their commits. */
import type { Chatter, Store } from '../port.ts';
import { CHAT_COLUMNS, type ChatRow, chatValues, lineFromRow } from '../rows/chat.ts';
import type { Queries } from './connection.ts';
import type { Context } from './context.ts';

interface IgnoredRow {
  guest: string;
  other: string;
  name: string;
}

export function openChat({ pool, teller }: Context): Store['chat'] {
  /** Changes it, and says so. */
  async function change<Result>(
    table: string,
    work: (queries: Queries, number: number) => Promise<Result>,
  ): Promise<Result> {
    const result = await pool.transaction(async (queries) => work(queries, await raise(queries, table)));
    teller.tell({ is: 'chat', table });
    return result;
  }

  return {
    add: (table, line, { most, reactionsSince }) =>
      change(table, async (queries, number) => {
        const sql = 'select number from chat where table_id = $1 and id = $2';
        const [known] = await queries.rows<{ number: number }>(sql, [table, line.id]);
        if (known !== undefined) return known.number;
        await queries.run(
          `insert into chat (table_id, number, ${CHAT_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
          [table, number, ...chatValues(line)],
        );
        await queries.run("delete from chat where table_id = $1 and kind = 'reaction' and at < $2", [
          table,
          reactionsSince,
        ]);
        await queries.run(
          `delete from chat where table_id = $1 and room = $2 and number <= (
             select number from chat where table_id = $1 and room = $2 and kind <> 'reaction'
             order by number desc limit 1 offset $3
           )`,
          [table, line.room, most],
        );
        return number;
      }),
    find: (table, after, guests) =>
      pool.use(async (queries) => {
        const head = 'select last, open from chats where table_id = $1';
        const muted = 'select guest, name from chat_muted where table_id = $1 order by guest';
        const ignored = 'select guest, other, name from chat_ignored where guest = any($1) order by guest, other';
        const lines = `select number, ${CHAT_COLUMNS} from chat where table_id = $1 and number > $2 order by number`;
        // What is said meanwhile has a higher number: it is found the next time.
        const [found] = await queries.rows<{ last: number; open: number | null }>(head, [table]);
        return {
          last: found?.last ?? 0,
          open: found?.open == null ? null : found.open === 1,
          muted: await queries.rows<Chatter>(muted, [table]),
          ignored: (await queries.rows<IgnoredRow>(ignored, [guests])).map(({ guest, other, name }) => ({
            guest,
            other: { guest: other, name },
          })),
          lines: (await queries.rows<ChatRow>(lines, [table, after]))
            .map(lineFromRow)
            .filter(({ number }) => number <= (found?.last ?? 0)),
        };
      }),
    open: (table, open) =>
      change(table, async (queries) => {
        await queries.run('update chats set open = $1 where table_id = $2', [Number(open), table]);
      }),
    mute: (table, { guest, name }, muted) =>
      change(table, async (queries) => {
        const insert = 'insert into chat_muted (table_id, guest, name) values ($1, $2, $3) on conflict do nothing';
        if (muted) await queries.run(insert, [table, guest, name]);
        else await queries.run('delete from chat_muted where table_id = $1 and guest = $2', [table, guest]);
      }),
    ignore: (table, guest, other, ignored) =>
      change(table, async (queries) => {
        const insert = 'insert into chat_ignored (guest, other, name) values ($1, $2, $3) on conflict do nothing';
        if (ignored) await queries.run(insert, [guest, other.guest, other.name]);
        else await queries.run('delete from chat_ignored where guest = $1 and other = $2', [guest, other.guest]);
      }),
    heads: (ids) => pool.rows('select table_id as "table", last from chats where table_id = any($1)', [ids]),
    async forget(before) {
      // Whoever is forgotten themselves ignores nobody any more.
      await pool.run('delete from chat_ignored where not exists (select from guests where id = chat_ignored.guest)');
      return pool.run('delete from chat where at < $1', [before]);
    },
  };
}

async function raise(queries: Queries, table: string): Promise<number> {
  const sql = `insert into chats (table_id, last) values ($1, 1)
    on conflict (table_id) do update set last = chats.last + 1 returning last`;
  return (await queries.rows<{ last: number }>(sql, [table]))[0].last;
}
