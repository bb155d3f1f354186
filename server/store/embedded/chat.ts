/** What people say at tables. */
import type { Chatter, Keeping, SaidLine, Talk } from '../port.ts';
import { CHAT_COLUMNS, type ChatRow, chatValues, lineFromRow } from '../rows/chat.ts';
import { type Database, text } from './database.ts';

export function addLine(database: Database, table: string, line: SaidLine, keeping: Keeping): number {
  const [known] = database.rows<{ number: number }>('select number from chat where table_id = ? and id = ?', [
    table,
    line.id,
  ]);
  if (known !== undefined) return known.number;
  const number = raise(database, table);
  database.run(`insert into chat (table_id, number, ${CHAT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, [
    table,
    number,
    ...chatValues(line),
  ]);
  keepOnly(database, table, line.room, keeping);
  return number;
}

function keepOnly(database: Database, table: string, room: string, { most, reactionsSince }: Keeping): void {
  database.run("delete from chat where table_id = ? and kind = 'reaction' and at < ?", [table, reactionsSince]);
  database.run(
    `delete from chat where table_id = ?1 and room = ?2 and number <= (
       select number from chat where table_id = ?1 and room = ?2 and kind <> 'reaction'
       order by number desc limit 1 offset ?3
     )`,
    [table, room, most],
  );
}

export function findTalk(database: Database, table: string, after: number, guests: readonly string[]): Talk {
  const [head] = database.rows<{ last: number; open: number | null }>(
    'select last, open from chats where table_id = ?',
    [table],
  );
  const muted = database.rows<Chatter>(
    `select ${text('guest')}, ${text('name')} from chat_muted where table_id = ? order by guest`,
    [table],
  );
  const columns = CHAT_COLUMNS.split(', ').map((column) => (column === 'at' ? column : text(column)));
  const rows = database.rows<ChatRow>(
    `select number, ${columns.join(', ')} from chat where table_id = ? and number > ? order by number`,
    [table, after],
  );
  return {
    last: head?.last ?? 0,
    open: head?.open == null ? null : head.open === 1,
    muted,
    ignored: guests.flatMap((guest) =>
      database
        .rows<Chatter>(
          `select ${text('other', 'guest')}, ${text('name')} from chat_ignored where guest = ? order by other`,
          [guest],
        )
        .map((other) => ({ guest, other })),
    ),
    lines: rows.map(lineFromRow),
  };
}

export function openWatchers(database: Database, table: string, open: boolean): void {
  raise(database, table);
  database.run('update chats set open = ? where table_id = ?', [Number(open), table]);
}

export function muteGuest(database: Database, table: string, { guest, name }: Chatter, muted: boolean): void {
  raise(database, table);
  const insert = 'insert or ignore into chat_muted (table_id, guest, name) values (?, ?, ?)';
  if (muted) database.run(insert, [table, guest, name]);
  else database.run('delete from chat_muted where table_id = ? and guest = ?', [table, guest]);
}

export function ignoreGuest(database: Database, table: string, guest: string, other: Chatter, ignored: boolean): void {
  raise(database, table);
  const insert = 'insert or ignore into chat_ignored (guest, other, name) values (?, ?, ?)';
  if (ignored) database.run(insert, [guest, other.guest, other.name]);
  else database.run('delete from chat_ignored where guest = ? and other = ?', [guest, other.guest]);
}

export function findChatHeads(database: Database, ids: readonly string[]): { table: string; last: number }[] {
  const sql = `select ${text('table_id', 'table')}, last from chats where table_id = ?`;
  return ids.flatMap((id) => database.rows<{ table: string; last: number }>(sql, [id]));
}

/** Whoever is forgotten themselves ignores nobody any more. */
export function forgetTalk(database: Database, before: number): number {
  database.run('delete from chat_ignored where guest not in (select id from guests)', []);
  return database.run('delete from chat where at < ?', [before]);
}

/** Something about the chat of a table is not as it was; the number of that. */
function raise(database: Database, table: string): number {
  const sql = `insert into chats (table_id, last) values (?, 1)
    on conflict (table_id) do update set last = last + 1 returning last`;
  return database.rows<{ last: number }>(sql, [table])[0].last;
}
