/** A newer program gives the database its shape while older ones go on. */
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase, query } from '../../testing/postgres/database.ts';
import { beginMatch, entries, entry, move, NOTHING, placeOf } from '../../testing/store-samples.ts';
import { openConnection } from './connection.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { openPostgres } from './open.ts';

const KNOWN = MIGRATIONS.length;
const later = (oldest: number): Migration[] => [
  ...MIGRATIONS,
  { oldest, sql: 'alter table tables add column later text' },
];

async function migrated(url: string, steps: readonly Migration[], tries?: number): Promise<string> {
  const connection = await openConnection(url);
  const done = migrate(connection, steps, tries).then(
    () => 'done',
    (error) => error.code,
  );
  return done.finally(connection.destroy);
}

function shapeIn(url: string) {
  return query(url, 'select shape, oldest from meta');
}

/** Somebody who reads the tables for as long as they like, as a backup does. */
async function reader(url: string): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin; select from tables');
  return () => client.query('commit').finally(() => client.end());
}

/** Until somebody waits for a table that others have. */
async function untilHeldUp(url: string): Promise<void> {
  const sql = "select from pg_locks where not granted and relation = 'tables'::regclass";
  while ((await query(url, sql)).length === 0);
}

test('a node goes on while a step waits for somebody who reads, and after it was taken', async () => {
  const url = await freshDatabase();
  const store = await openPostgres(url, {});
  onTestFinished(() => store.close());
  await beginMatch(store, entries(0, 2));
  const finish = await reader(url);
  let isMigrated = false;
  const migrating = migrated(url, later(KNOWN)).finally(() => {
    isMigrated = true;
  });
  await untilHeldUp(url);
  const stored = { is: 'stored', revision: 1, drives: false };
  expect(await store.append(placeOf(2), move('one'), [entry(2)], NOTHING)).toEqual(stored);
  expect(isMigrated).toBe(false);
  await finish();
  expect(await migrating).toBe('done');
  expect(await shapeIn(url)).toEqual([{ shape: KNOWN + 1, oldest: KNOWN }]);
  expect(await store.append(placeOf(3), move('two'), [entry(3)], NOTHING)).toEqual(stored);
  // As one that was killed does.
  await (await openPostgres(url, {})).close();
});

test('a step for which others never leave the tables is given up, and nothing is changed', async () => {
  const url = await freshDatabase();
  await (await openPostgres(url, {})).close();
  const finish = await reader(url);
  expect(await migrated(url, later(KNOWN), 1)).toBe('held-up');
  await finish();
  expect(await shapeIn(url)).toEqual([{ shape: KNOWN, oldest: expect.any(Number) }]);
});

test('no step is taken that a living node could not go on with; when it has gone, it could not come back', async () => {
  const url = await freshDatabase();
  const store = await openPostgres(url, {});
  const before = await shapeIn(url);
  expect(await migrated(url, later(KNOWN + 1))).toBe('older-node');
  expect(await shapeIn(url)).toEqual(before);
  expect(await store.peers()).toHaveLength(1);
  await store.close();
  expect(await migrated(url, later(KNOWN + 1))).toBe('done');
  await expect(openPostgres(url, {})).rejects.toMatchObject({ code: 'newer-shape' });
});

test('a node from before nodes said what they know counts as one that does not know it', async () => {
  const url = await freshDatabase();
  expect(await migrated(url, MIGRATIONS.slice(0, 1))).toBe('done');
  await query(url, "insert into nodes values ('old', 9e15, 0, now(), '{}')");
  expect(await migrated(url, later(KNOWN))).toBe('older-node');
  expect(await shapeIn(url)).toEqual([{ shape: 1, oldest: 1 }]);
  // Nothing that is there would trouble it.
  expect(await migrated(url, MIGRATIONS)).toBe('done');
  expect(await query(url, 'select id, shape from nodes')).toEqual([{ id: 'old', shape: 1 }]);
});
