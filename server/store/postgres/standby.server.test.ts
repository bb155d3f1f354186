/** The database dies under the nodes, and a standby takes over: they go on by themselves, and nothing acknowledged is lost. */
import { expect, onTestFinished, test } from 'vitest';
import { listenTo } from '../../testing/listening.ts';
import type { Cluster } from '../../testing/postgres/cluster.ts';
import { query } from '../../testing/postgres/database.ts';
import { letPlay } from '../../testing/postgres/players.ts';
import { openPrimary, openStandby, promote, urlOf } from '../../testing/postgres/standby.ts';
import { beginMatch, entries, move, NOTHING, placeOf } from '../../testing/store-samples.ts';
import type { News, Store } from '../index.ts';
import { openPostgres } from './open.ts';

const TABLES = Array.from({ length: 12 }, (_, i) => `t${i}`);
const ENOUGH = 10;

async function openNode(...servers: Cluster[]): Promise<Store> {
  const store = await openPostgres(urlOf(servers), {});
  onTestFinished(() => store.close());
  return store;
}

/** All moves, by their match and the number of their first entry. */
async function storedMoves(server: Cluster): Promise<Map<string, string>> {
  const sql = "select match || ' ' || idx as place, move_id from entries where move_id is not null";
  const rows = await query<{ place: string; move_id: string }>(server.url(), sql);
  return new Map(rows.map(({ place, move_id }) => [place, move_id]));
}

/** The process that stores a move, once that waits for the standby. */
async function waitingForStandby(server: Cluster): Promise<number> {
  const sql = "select pid from pg_stat_activity where wait_event = 'SyncRep' and query like 'with given%'";
  for (;;) {
    const [found] = await query<{ pid: number }>(server.url(), sql);
    if (found !== undefined) return found.pid;
  }
}

test('the primary is killed, the standby takes over, and then a new one', async () => {
  let primary = await openPrimary();
  let standby = await openStandby(primary, 's1');
  await expect(openPostgres(standby.url(), {})).rejects.toMatchObject({ code: 'not-primary' });
  const nodes = [await openNode(standby, primary), await openNode(primary, standby)];
  for (const id of TABLES) await beginMatch(nodes[0], [], { id });
  const heard = nodes.map(listenTo);
  const players = letPlay(nodes, TABLES);
  const all = (news: News) => Promise.all(heard.map((one) => one.next(news)));
  for (const name of ['s2', 's3']) {
    await players.more(ENOUGH);
    primary.signal('SIGKILL');
    await all({ is: 'store', reachable: false });
    await promote(standby);
    await all({ is: 'store', reachable: true });
    await all({ is: 'missed' });
    await players.more(ENOUGH);
    [primary, standby] = [standby, await openStandby(standby, name, primary.port)];
  }
  await players.stop();

  expect(await storedMoves(primary)).toEqual(players.acknowledged);
  for (const id of TABLES) {
    const log = await nodes[1].matches.log(`${id}-1`);
    expect(log).toEqual(entries(0, log.length));
  }
  console.log(`${players.acknowledged.size} moves acknowledged, ${players.known()} of them when they were sent again`);
});

test('a paused primary that wakes up is neither read nor written', async () => {
  const primary = await openPrimary();
  const standby = await openStandby(primary, 's1');
  const node = await openNode(primary, standby);
  await beginMatch(node);
  const heard = listenTo(node);
  primary.signal('SIGSTOP');
  const appended = node.append(placeOf(0), move('one'), entries(0, 2), NOTHING);
  await heard.next({ is: 'store', reachable: false });
  await promote(standby);
  await heard.next({ is: 'store', reachable: true });
  expect(await appended).toMatchObject({ is: 'stored' });

  primary.signal('SIGCONT');
  const late = await openNode(primary, standby);
  expect(await late.matches.log('a-1')).toEqual(entries(0, 2));
  for (const [i, store] of [node, late].entries()) {
    const at = 2 + i;
    expect(await store.append(placeOf(at), move(`${at}`), entries(at, 1), NOTHING)).toMatchObject({ is: 'stored' });
    expect((await store.tables.heads(['a']))[0].next).toBe(at + 1);
  }
  expect(await query(primary.url(), 'select from entries')).toEqual([]);
});

test('a move is not acknowledged before the standby has it, though somebody cancels that wait', async () => {
  const primary = await openPrimary();
  const standby = await openStandby(primary, 's1');
  const node = await openNode(primary, standby);
  await beginMatch(node);
  standby.signal('SIGSTOP');
  const appended = node.append(placeOf(0), move('one'), entries(0, 2), NOTHING);
  await query(primary.url(), 'select pg_cancel_backend($1)', [await waitingForStandby(primary)]);
  await primary.said(/canceling wait for synchronous replication/);
  // It is there for all to see by now; but it is sent again, and that has to wait itself.
  await waitingForStandby(primary);
  expect(await query(primary.url(), 'select from entries')).toHaveLength(2);
  standby.signal('SIGCONT');
  expect(await appended).toEqual({ is: 'known', ack: { first: 0, next: 2 } });
});
