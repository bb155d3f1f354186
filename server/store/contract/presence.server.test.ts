/** Public tables are found on the board, and who looks there by who asks. */
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { createTable, open } from '../../testing/store-samples.ts';
import type { Here, Store, TableRecord } from '../index.ts';

function lookedAtBy(...guests: (string | null)[]): Here {
  return { lookers: guests.map((guest) => ({ guest, pace: 'calm' as const })), stuck: [] };
}

async function openTables(store: Store, most = 9): Promise<string[]> {
  return (await store.tables.open(most)).map(({ table }) => table.id);
}

describe.each(ENGINES)('$name', (engine) => {
  test('a public table stands on the board from when it is listed until it is folded away, and is found in any case', async () => {
    const store = await open(engine);
    await createTable(store, { public: true });
    expect(await openTables(store)).toEqual([]);
    expect((await store.tables.find('a'))!.listedAt).toBeNull();
    await store.tables.list('a', 7);
    // It stands there already.
    await store.tables.list('a', 8);
    expect(await store.tables.open(9)).toEqual([await store.tables.find('a')]);
    expect((await store.tables.find('a'))!.listedAt).toBe(7);
    await store.tables.fold('a');
    await store.tables.fold('a');
    expect(await openTables(store)).toEqual([]);
    expect((await store.tables.find('a'))!.table).toMatchObject({ id: 'a', revision: 0 });
  });

  test('one that is private or over is not shown there', async () => {
    const store = await open(engine);
    const tables: Partial<TableRecord>[] = [
      { id: 'open', public: true },
      { id: 'running', public: true, stage: 'running' },
      { id: 'private' },
      { id: 'over', public: true, stage: 'over' },
    ];
    for (const [at, table] of tables.entries()) {
      const { id } = await createTable(store, table);
      await store.tables.list(id, at);
    }
    expect(await openTables(store)).toEqual(['running', 'open']);
  });

  test('the one that came last comes first, and no more than wanted', async () => {
    const store = await open(engine);
    for (const [id, at] of [
      ['a', 2],
      ['b', 3],
      ['c', 1],
    ] as const) {
      await createTable(store, { id, public: true });
      await store.tables.list(id, at);
    }
    expect(await openTables(store)).toEqual(['b', 'a', 'c']);
    expect(await openTables(store, 2)).toEqual(['b', 'a']);
  });

  test('what a node says itself is nothing from elsewhere', async () => {
    const store = await open(engine);
    await createTable(store);
    await store.presence.tell('a', lookedAtBy('g'));
    expect(await store.presence.elsewhere('a')).toEqual([]);
    expect((await store.tables.find('a'))!.elsewhere).toEqual([]);
  });

  test('a node knows what it plays itself', async () => {
    const plays = { lanterns: [1, 2] };
    const store = await open(engine, undefined, plays);
    expect(await store.peers()).toEqual([plays]);
  });
});
