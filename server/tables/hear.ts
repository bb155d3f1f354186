/** What this node hears of others, and what it does about it. */
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { showOut } from '../showing-out.ts';
import type { News } from '../store/index.ts';
import { retell } from './broadcast.ts';
import { followSoon } from './follow.ts';
import { attendSoon } from './hosting.ts';
import { isBotAsked, type OpenTable } from './open-table.ts';

/** A word of others may be lost; every so many milliseconds is looked how far the open tables are. */
const SWEEP = 2000;
/** The same for whose cookies are over, of all who have a page open. */
const SWEEP_OF_GUESTS = 60_000;

/** From now on; returns how to stop it. */
export async function hearOthers(hall: Hall): Promise<() => void> {
  const { store } = hall;
  let closed = false;
  const guarded = (event: string, task: () => Promise<void>) => {
    task().catch((error) => {
      if (!closed) hall.log('error', event, { place: placeOf(error) });
    });
  };
  store.listen((news) => {
    if (!closed) guarded('hearing-failed', () => hear(hall, news));
  });
  if (!store.shared) {
    return () => {
      closed = true;
    };
  }
  await learnPeers(hall);
  const timers = [
    setInterval(() => guarded('sweep-failed', () => sweep(hall)), SWEEP),
    setInterval(() => guarded('sweep-failed', () => showOut(hall)), SWEEP_OF_GUESTS),
  ];
  return () => {
    closed = true;
    for (const timer of timers) clearInterval(timer);
  };
}

async function hear(hall: Hall, news: News): Promise<void> {
  switch (news.is) {
    case 'match':
    case 'table':
    case 'presence':
      hall.lobby.heard(news.table);
      return hall.tables.ifHere(news.table, (table) => followSoon(hall, table, [news.is]));
    case 'chat':
      return hall.tables.ifHere(news.table, (table) => listensTo(table) && followSoon(hall, table, [news.is]));
    case 'guest': {
      const [guest] = await hall.store.people.find([news.guest]);
      return guest === undefined ? undefined : retell(hall, guest);
    }
    case 'cookies':
      return showOut(hall, [news.guest]);
    case 'jobs':
      return hall.jobs.look();
    case 'nodes':
      return learnPeers(hall);
    case 'missed':
      return lookAgain(hall);
    case 'store':
      return learnWhetherItWrites(hall, news.reachable);
  }
}

async function learnPeers({ store, rooms }: Hall): Promise<void> {
  rooms.agree(await store.peers());
}

async function lookAgain(hall: Hall): Promise<void> {
  const tables = [...hall.tables.all()];
  // Another node may have taken over its bots.
  for (const table of tables) {
    table.drives = false;
    if (table.live !== null) table.live.host.drives = false;
    followSoon(hall, table, ['match', 'table', 'presence', 'chat']);
  }
  hall.presence.tellAnew(tables);
  hall.lobby.missed();
  hall.jobs.look();
  await showOut(hall);
  await learnPeers(hall);
}

async function learnWhetherItWrites(hall: Hall, writes: boolean): Promise<void> {
  if (hall.writes === writes) return;
  hall.writes = writes;
  hall.log(writes ? 'info' : 'error', writes ? 'store-back' : 'store-away');
  hall.tellAll({ is: 'hall', writes });
}

async function sweep(hall: Hall): Promise<void> {
  const tables = [...hall.tables.all()];
  if (tables.length === 0) return;
  const heads = await hall.store.tables.heads(tables.map(({ record }) => record.id));
  for (const { table: id, revision, next } of heads) {
    hall.tables.ifHere(id, (table) => {
      const { record, live, swept } = table;
      table.swept = next;
      if (record.revision !== revision) followSoon(hall, table, ['table']);
      else if (live !== null && live.host.match.course.next !== next) followSoon(hall, table, ['match']);
      // Whoever was to see to its bots has put them away, or has not heard of them.
      else if (isBotAsked(table) && !table.drives && swept === next) attendSoon(hall, table);
    });
  }
  const listening = tables.filter(listensTo);
  if (listening.length === 0) return;
  for (const { table: id, last } of await hall.store.chat.heads(listening.map(({ record }) => record.id))) {
    hall.tables.ifHere(id, (table) => {
      if (table.talk !== null && table.talk.last < last) followSoon(hall, table, ['chat']);
    });
  }
}

function listensTo({ listeners }: OpenTable): boolean {
  return listeners.size > 0;
}
