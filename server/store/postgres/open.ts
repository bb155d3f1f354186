/** The store on PostgreSQL, which any number of nodes share. */
import { randomUUID } from 'node:crypto';
import type { News, Plays, Store } from '../port.ts';
import type { ForwardTime } from '../time.ts';
import { addressesOf } from './addresses.ts';
import { openAppend } from './append.ts';
import { openChat } from './chat.ts';
import { storeClock } from './clock.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { openCodes } from './codes.ts';
import type { Context } from './context.ts';
import { openDeals } from './deals.ts';
import { openingError } from './faults.ts';
import { openJobs } from './jobs.ts';
import { openMatches } from './matches.ts';
import { keepMembership } from './membership.ts';
import { migrate } from './migrate.ts';
import { openTeller } from './news.ts';
import { playsOfNodes } from './nodes.ts';
import { openNotices } from './notices.ts';
import { openPeople } from './people.ts';
import { openPool } from './pool.ts';
import { openPresence } from './presence.ts';
import { openSettings } from './settings.ts';
import { openTables } from './tables.ts';
import { openTime } from './time.ts';
import { openWaysBack } from './ways-back.ts';

/** What is told to others, or said anew after a crash, waits for no disk. */
const QUICK = '-c synchronous_commit=off';

/** Rather some moves do not get in at once than that a lock that somebody keeps holds up all. */
const PATIENCE = '-c lock_timeout=2000';

export async function openPostgres(url: string, plays: Plays, time?: ForwardTime): Promise<Store> {
  const cluster = openCluster(addressesOf(url));
  try {
    await migrated(cluster);
    return await opened(cluster, plays, time);
  } catch (error) {
    cluster.abandon();
    throw openingError(error);
  }
}

async function migrated(cluster: Cluster): Promise<void> {
  const connection = await cluster.connect();
  try {
    await migrate(connection);
  } finally {
    connection.destroy();
  }
}

async function opened(cluster: Cluster, plays: Plays, time?: ForwardTime): Promise<Store> {
  const node = randomUUID();
  let listener: (news: News) => void = () => undefined;
  const hear = (news: News) => listener(news);

  const pool = openPool(cluster, 3);
  const quick = openPool(cluster, 1, QUICK);
  const line = openPool(cluster, 1, PATIENCE);
  const clock = storeClock(time);
  const teller = openTeller(quick, node, hear);
  const context: Context = { node, pool, clock, teller };
  const membership = await keepMembership(cluster, context, plays, hear);

  time?.served((until) => pool.run('update beats set at = greatest(at, $1)', [until]));

  return {
    shared: true,
    now: clock.now,
    listen(hearing) {
      listener = hearing;
    },
    peers: () => playsOfNodes(pool),
    append: openAppend(context, line),
    tables: openTables(context),
    matches: openMatches(context),
    deals: openDeals(context),
    jobs: openJobs(context),
    time: openTime(context),
    presence: openPresence(context, quick),
    notices: openNotices(context),
    people: openPeople(context),
    waysBack: openWaysBack(context),
    codes: openCodes(context),
    chat: openChat(context),
    settings: openSettings(context),
    async close() {
      await line.close();
      await membership.close();
      await teller.flush();
      await Promise.all([pool.close(), quick.close()]);
      cluster.abandon();
    },
  };
}
