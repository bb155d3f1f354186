/** Moves that are stored together, and yet do not depend on each other. */
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase, query } from '../../testing/postgres/database.ts';
import { beginMatch, entries, entry, move, NOTHING, placeOf } from '../../testing/store-samples.ts';
import type { Store } from '../index.ts';
import { openPostgres } from './open.ts';

async function openWithMatches(url: string, ids: readonly string[]): Promise<Store> {
  const store = await openPostgres(url, {});
  onTestFinished(() => store.close());
  for (const id of ids) await beginMatch(store, [], { id });
  return store;
}

test('a table that somebody holds on to does not hold up the moves of others', async () => {
  const url = await emptyDatabase();
  const store = await openWithMatches(url, ['held', 'free']);
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin; select from tables where id = 'held' for update");
  let isHeld = true;
  const [held, free] = ['held', 'free'].map((table) =>
    store.append(placeOf(0, 1, table), move('one'), entries(0, 2), NOTHING),
  );
  const after = held.then(() => isHeld);
  expect(await free).toMatchObject({ is: 'stored' });
  isHeld = false;
  await holder.end();
  expect(await held).toMatchObject({ is: 'stored' });
  expect(await after).toBe(false);
});

test('a move that the database refuses is refused alone', async () => {
  const url = await emptyDatabase();
  const store = await openWithMatches(url, ['a', 'b', 'c']);
  const ids = { a: 'one', b: 'no text: \0', c: 'one' };
  const appended = await Promise.all(
    Object.entries(ids).map(([table, id]) => store.append(placeOf(0, 1, table), move(id), [entry(0)], NOTHING)),
  );
  expect(appended).toMatchObject([{ is: 'stored' }, { is: 'unknown', code: '22021' }, { is: 'stored' }]);
  expect(await query(url, 'select match from entries order by match')).toEqual([{ match: 'a-1' }, { match: 'c-1' }]);
});

test('moves with and without a snapshot, orders or an end are stored together', async () => {
  const url = await emptyDatabase();
  const ids = ['plain', 'saved', 'ordered', 'ended'];
  const store = await openWithMatches(url, ids);
  const besides = [
    NOTHING,
    { ...NOTHING, snapshot: { next: 1, payload: 'state' } },
    { ...NOTHING, orders: { seat: 0, orders: { lead: { alone: true } } } },
    { ...NOTHING, ended: { winners: [1], places: [2, 1] } },
  ];
  const appended = await Promise.all(
    ids.map((id, i) => store.append(placeOf(0, 1, id), move('one'), [entry(0)], besides[i])),
  );
  expect(appended).toMatchObject([1, 1, 2, 2].map((revision) => ({ is: 'stored', revision })));
  const found = await Promise.all(ids.map((id) => store.tables.find(id)));
  expect(found.map((one) => one!.table.stage)).toEqual(['running', 'running', 'running', 'over']);
  expect(found.map((one) => one!.table.seats[0].orders)).toEqual([null, null, { lead: { alone: true } }, null]);
  expect(await store.matches.snapshot('saved-1')).toEqual({ next: 1, payload: 'state' });
  expect(await query(url, 'select match from snapshots')).toHaveLength(1);
});
