/** Nodes of one database among each other, when something goes wrong between them and it. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenTo } from '../../testing/listening.ts';
import { hearOfVictim, openStoreVictim } from '../../testing/open-store-victim.ts';
import { emptyDatabase, query } from '../../testing/postgres/database.ts';
import { claimTurns, createTable } from '../../testing/store-samples.ts';
import type { Here, Store } from '../index.ts';
import { openPostgres } from './open.ts';

const LOOKED_AT: Here = { lookers: [{ guest: 'g', pace: 'quick' }], stuck: [] };

async function openNode(url: string): Promise<Store> {
  const store = await openPostgres(url, {});
  onTestFinished(() => store.close());
  return store;
}

test('a connection that breaks is taken up anew, and what may have been missed is said', async () => {
  const url = await emptyDatabase();
  const store = await openNode(url);
  await createTable(store);
  const heard = listenTo(store);
  const sql =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await query(url, sql);
  await heard.next({ is: 'missed' });
  expect((await store.tables.find('a'))!.table.id).toBe('a');
  expect(await store.peers()).toHaveLength(1);
});

test('a node that is struck off registers anew', async () => {
  const url = await emptyDatabase();
  const [store, other] = [await openNode(url), await openNode(url)];
  const [heard, heardOther] = [store, other].map(listenTo);
  await query(url, 'delete from nodes');
  await heard.next({ is: 'missed' });
  await heardOther.next({ is: 'missed' });
  await heard.next({ is: 'nodes' });
  await heardOther.next({ is: 'nodes' });
  expect(await store.peers()).toHaveLength(2);
});

test('a node that is paused loses its jobs, then is given up, and comes back when it goes on', async () => {
  const url = await emptyDatabase();
  const store = await openNode(url);
  const heard = listenTo(store);
  await createTable(store, { public: true });
  await store.jobs.at('a', 'turn', store.now() - 1);
  await heard.next({ is: 'jobs' });
  const victim = await openStoreVictim({ url });
  await hearOfVictim(heard);
  victim.process.kill('SIGSTOP');
  const paused = store.now();

  await heard.next({ is: 'jobs' });
  expect(await claimTurns(store)).toEqual([victim.job]);
  // Its people may only have been cut off for a moment.
  expect(await store.presence.elsewhere('a')).toHaveLength(1);
  await heard.next({ is: 'presence', table: 'a' });
  await heard.next({ is: 'nodes' });
  const { seen } = (await store.tables.find('a'))!;
  expect(Object.keys(seen)).toEqual(['g']);
  expect(seen.g).toBeLessThanOrEqual(paused + 1000);
  expect(await store.presence.elsewhere('a')).toEqual([]);
  expect(await store.peers()).toHaveLength(1);

  victim.process.kill('SIGCONT');
  await heard.next({ is: 'nodes' });
  expect(await store.peers()).toHaveLength(2);
});

test('a node goes by the clock of the database, whatever its own says', async () => {
  const url = await emptyDatabase();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const store = await openNode(url);
  const clock = async () => {
    const sql = 'select floor(extract(epoch from clock_timestamp()) * 1000) as now';
    return Number((await query<{ now: string }>(url, sql))[0].now);
  };
  const before = await clock();
  const now = store.now();
  // Half a round trip at opening is as exact as it gets.
  expect(now).toBeGreaterThanOrEqual(before - 1000);
  expect(now).toBeLessThanOrEqual((await clock()) + 1000);
});

test('news of many tables at once reach the others, however long they are', async () => {
  const url = await emptyDatabase();
  const [store, other] = [await openNode(url), await openNode(url)];
  const heard = listenTo(other);
  const tables = Array.from({ length: 300 }, (_, i) => `${'long'.repeat(20)}${i}`);
  await Promise.all(tables.map((table) => store.presence.tell(table, LOOKED_AT)));
  await Promise.all(tables.map((table) => heard.next({ is: 'presence', table })));
});
