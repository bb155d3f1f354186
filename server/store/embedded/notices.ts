/** Who is told of what: over which channels, what was told last, and what is on its way. */
import type { ChannelRecord, Delivery, NoticeRecord, NoticesAt, Owner, Reach } from '../port.ts';
import {
  type ChannelRow,
  channelFromRow,
  columnOf,
  ownerOf,
  type ToldRow,
  toldBy,
  toldFromRow,
} from '../rows/notices.ts';
import { type Database, text } from './database.ts';
import type { Jobs } from './jobs.ts';
import { matchOf } from './tables.ts';

const CHANNEL = `${['id', 'guest', 'table_id', 'kind', 'hash', 'locked'].map((name) => text(name)).join(', ')}, failing`;

export function addChannel(database: Database, channel: ChannelRecord, most: number): boolean {
  const { id, guest, table, kind, hash, locked, failing } = channel;
  const [column, owner] = columnOf(ownerOf(channel));
  const [{ others }] = database.rows<{ others: number }>(
    `select count(*) as others from channels where ${column} = ? and kind = ? and hash <> ?`,
    [owner, kind, hash],
  );
  if (others >= most) return false;
  const [old] = database.rows<{ id: string }>(`select ${text('id')} from channels where hash = ?`, [hash]);
  if (old !== undefined) removeById(database, old.id);
  database.run('insert into channels (id, guest, table_id, kind, hash, locked, failing) values (?, ?, ?, ?, ?, ?, ?)', [
    id,
    guest,
    table,
    kind,
    hash,
    locked,
    Number(failing),
  ]);
  return true;
}

export function findChannels(database: Database, owner: Owner): ChannelRecord[] {
  const [column, value] = columnOf(owner);
  const sql = `select ${CHANNEL} from channels where ${column} = ? order by id`;
  return database.rows<ChannelRow>(sql, [value]).map(channelFromRow);
}

export function removeChannel(database: Database, id: string, owner: Owner): boolean {
  const [column, value] = columnOf(owner);
  const [found] = database.rows(`select 1 from channels where id = ? and ${column} = ?`, [id, value]);
  if (found !== undefined) removeById(database, id);
  return found !== undefined;
}

function removeById(database: Database, id: string): void {
  database.run('delete from deliveries where channel = ?', [id]);
  database.run('delete from channels where id = ?', [id]);
}

export function saveQuiet(database: Database, table: string, guest: string, isQuiet: boolean): void {
  const sql = isQuiet
    ? 'insert or ignore into quiet (table_id, guest) values (?, ?)'
    : 'delete from quiet where table_id = ? and guest = ?';
  database.run(sql, [table, guest]);
}

export function findReach(database: Database, table: string): Reach[] {
  const sql = `select ${text('guest')},
      exists (select 1 from channels where channels.guest = seats.guest) as reached,
      exists (select 1 from quiet where quiet.table_id = ?1 and quiet.guest = seats.guest) as quiet,
      exists (select 1 from channels where channels.table_id = ?1) as hooked
    from seats where table_id = ?1 and guest is not null order by seat`;
  return database.rows<ReachRow>(sql, [table]).map(({ guest, reached, quiet, hooked }) => ({
    guest,
    reached: reached === 1,
    quiet: quiet === 1,
    hooked: hooked === 1,
  }));
}

interface ReachRow {
  guest: string;
  reached: number;
  quiet: number;
  hooked: number;
}

export function findNotices(database: Database, table: string): NoticesAt {
  const channels = database.rows<ChannelRow>(
    `select ${CHANNEL} from channels where table_id = ?1
     or guest in (select guest from seats where seats.table_id = ?1 and guest is not null) order by id`,
    [table],
  );
  const quiet = database.rows<{ guest: string }>(
    `select ${text('guest')} from quiet where table_id = ? order by guest`,
    [table],
  );
  const [now] = database.rows<{ round: number }>('select round from tables where id = ?', [table]);
  const told = database.rows<ToldRow>(
    `select ${text('match')}, seat, question, nudged, ${text('proposal')} from notices where match = ? order by seat`,
    [matchOf(table, now?.round ?? 0)],
  );
  const deliveries = database.rows<Delivery>(
    `select ${text('table_id', 'table')}, ${text('id')}, ${text('channel')}, ${text('match')}, seat, question,
       ${text('kind')}, tries, due_at as dueAt from deliveries where table_id = ? order by due_at, id, channel`,
    [table],
  );
  return {
    channels: channels.map(channelFromRow),
    quiet: quiet.map(({ guest }) => guest),
    told: told.map(toldFromRow),
    deliveries,
  };
}

export function tellNotice(
  database: Database,
  jobs: Jobs,
  now: number,
  table: string,
  notice: NoticeRecord,
  channels: readonly string[],
  dueAt: number,
): boolean {
  const { id, match, seat, question, kind } = notice;
  const told = toldBy(notice);
  const isNew = database.run(
    `insert into notices (match, seat, question, nudged, proposal, told_at) values (?, ?, ?, ?, ?, ?)
     on conflict (match, seat) do update set question = max(question, excluded.question),
       nudged = case when question < excluded.question then excluded.nudged else max(nudged, excluded.nudged) end,
       proposal = coalesce(excluded.proposal, proposal), told_at = excluded.told_at
     where question < excluded.question or (question = excluded.question and nudged < excluded.nudged)
       or (excluded.proposal is not null and proposal is not excluded.proposal)`,
    [match, seat, told.question, told.nudged, told.proposal, now],
  );
  if (isNew === 0) return false;
  for (const channel of channels) {
    database.run(
      `insert into deliveries (table_id, id, channel, match, seat, question, kind, tries, due_at)
       values (?, ?, ?, ?, ?, ?, ?, 0, ?)`,
      [table, id, channel, match, seat, question, kind, dueAt],
    );
  }
  jobs.by(table, 'notice', dueAt);
  return true;
}

export function saveTried(
  database: Database,
  { table, id, channel, tries }: Delivery,
  again: number | null,
  outcome: 'works' | 'fails' | 'gone' | null,
): void {
  const place = 'where table_id = ? and id = ? and channel = ?';
  if (again === null) database.run(`delete from deliveries ${place}`, [table, id, channel]);
  else database.run(`update deliveries set tries = ?, due_at = ? ${place}`, [tries + 1, again, table, id, channel]);
  if (outcome === 'gone') removeById(database, channel);
  else if (outcome !== null)
    database.run('update channels set failing = ? where id = ?', [Number(outcome === 'fails'), channel]);
}

/** What was told last of a match that goes on is kept: nobody is told of the same again. */
export function forgetNotices(database: Database, since: number): number {
  const gone = database.run(
    "delete from notices where told_at < ? and match not in (select id from matches where stage = 'running')",
    [since],
  );
  database.run(
    `delete from channels where (guest is not null and guest not in (select id from guests))
       or (table_id is not null and table_id not in (select id from tables))`,
    [],
  );
  database.run('delete from deliveries where channel not in (select id from channels)', []);
  return gone;
}
