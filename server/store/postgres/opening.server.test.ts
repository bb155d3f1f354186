/** Whoever gives a database that cannot be used is told why in one sentence, and nothing is changed. */
import { expect, test } from 'vitest';
import { freshDatabase, query, serverUrl } from '../../testing/postgres/database.ts';
import { openPostgres } from './open.ts';

async function refusal(url: string): Promise<{ code: string; message: string }> {
  try {
    const store = await openPostgres(url, {});
    await store.close();
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return { code, message };
  }
  throw new Error('it was opened');
}

async function changed(change: (url: URL) => void): Promise<string> {
  const url = new URL(await serverUrl());
  change(url);
  return url.href;
}

test.each([
  'mysql://a:b@127.0.0.1/c',
  'postgres://127.0.0.1',
  'postgres://a:b@one,two:x/c',
  'postgres://a:b/c@d/e',
  '',
])('what is no URL of a database: %s', async (url) => {
  expect(await refusal(url)).toMatchObject({ code: 'wrong-url', message: expect.stringContaining('postgres://USER') });
});

test('a server that is not there', async () => {
  // Nobody may listen on this port.
  const url = await changed((url) => {
    url.port = '1';
  });
  expect(await refusal(url)).toMatchObject({ code: 'unreachable', message: expect.stringContaining('ECONNREFUSED') });
});

test('a wrong password, another user, a database that is not there', async () => {
  const wrong = await changed((url) => {
    url.password = 'guessed';
  });
  expect(await refusal(wrong)).toMatchObject({ code: 'wrong-password' });
  const unknown = await changed((url) => {
    url.username = 'somebody';
  });
  expect(await refusal(unknown)).toMatchObject({ code: 'wrong-password' });
  const missing = await changed((url) => {
    url.pathname = '/nowhere';
  });
  expect(await refusal(missing)).toMatchObject({ code: 'no-database', message: expect.stringContaining('nowhere') });
});

test('a database of a newer program, unless that says that this one may use it', async () => {
  const url = await freshDatabase();
  await (await openPostgres(url, {})).close();
  await query(url, 'update meta set shape = 99, oldest = 99');
  expect(await refusal(url)).toMatchObject({ code: 'newer-shape' });
  expect(await query(url, 'select shape, oldest from meta')).toEqual([{ shape: 99, oldest: 99 }]);
  await query(url, 'update meta set oldest = 1');
  await (await openPostgres(url, {})).close();
  expect(await query(url, 'select shape, oldest from meta')).toEqual([{ shape: 99, oldest: 1 }]);
});

test('a user who may not make tables', async () => {
  const owners = await freshDatabase();
  const url = new URL(owners);
  url.username = `reader${url.pathname.slice(-8)}`;
  url.password = 'reads';
  await query(owners, `create role ${url.username} login password 'reads'`);
  expect(await refusal(url.href)).toMatchObject({ code: 'no-right' });
  expect(await query(owners, "select from pg_tables where schemaname = 'public'")).toEqual([]);
  // And one who may not use those that are there.
  await (await openPostgres(owners, {})).close();
  expect(await refusal(url.href)).toMatchObject({ code: 'no-right' });
});

test('nodes that come at the same time give the database its shape once', async () => {
  const url = await freshDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url, { lanterns: [1] })));
  expect(await stores[0].peers()).toHaveLength(4);
  expect(await query(url, 'select shape, oldest from meta')).toHaveLength(1);
  await Promise.all(stores.map((store) => store.close()));
  expect(await query(url, 'select from nodes')).toEqual([]);
});
