/** What pages give for a deal is there for every node, until the match begins or the deal is void. */
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { createTable, HEADER, open, TABLE } from '../../testing/store-samples.ts';
import type { Store } from '../index.ts';

const G = { guest: 'g', commitment: 'c', seal: 'sg' };
const H = { guest: 'h', commitment: 'c', seal: 'sh' };
const SEALED = [
  { ...G, bits: null },
  { ...H, bits: null },
];
const DEAL = { id: 'a-1', seed: '01', seals: ['sg', 'sh'], voids: [] };

const partsOf = async (store: Store) => {
  const { parts } = (await store.tables.find('a'))!;
  return parts.toSorted((a, b) => (a.guest < b.guest ? -1 : 1));
};

describe.each(ENGINES)('$name', (engine) => {
  /** A table where both have sealed something. */
  async function sealed(): Promise<Store> {
    const store = await open(engine);
    await createTable(store);
    await Promise.all([G, H].map((part) => store.deals.seal('a-1', part)));
    return store;
  }

  test('seals are found with the table, and the last word counts', async () => {
    const store = await sealed();
    expect(await partsOf(store)).toEqual(SEALED);
    await store.deals.seal('a-1', { ...H, seal: 'other' });
    expect(await partsOf(store)).toEqual([SEALED[0], { ...SEALED[1], seal: 'other' }]);
    expect((await store.tables.find('a'))!.table.revision).toBe(0);
  });

  test('whoever opens bits is told all that is known', async () => {
    const store = await sealed();
    const first = await store.deals.open('a-1', 'h', 'c', 'bh');
    expect(first).toEqual(expect.arrayContaining([SEALED[0], { ...H, bits: 'bh' }]));
    const both = await store.deals.open('a-1', 'g', 'c', 'bg');
    expect(both).toHaveLength(2);
    expect(await partsOf(store)).toEqual([
      { ...G, bits: 'bg' },
      { ...H, bits: 'bh' },
    ]);
  });

  test('of two who open at once, one is told everything', async () => {
    const store = await sealed();
    const told = await Promise.all([store.deals.open('a-1', 'g', 'c', 'bg'), store.deals.open('a-1', 'h', 'c', 'bh')]);
    const complete = told.filter((parts) => parts.every(({ bits }) => bits !== null));
    expect(complete.length).toBeGreaterThan(0);
  });

  test('bits for another deal, or of somebody who sealed nothing, open nothing', async () => {
    const store = await sealed();
    await store.deals.open('a-1', 'g', 'before', 'bg');
    await store.deals.open('a-1', 'i', 'c', 'bi');
    expect(await partsOf(store)).toEqual(SEALED);
  });

  test('the same seal again leaves bits open, another one does not', async () => {
    const store = await sealed();
    await store.deals.open('a-1', 'g', 'c', 'bg');
    await store.deals.seal('a-1', G);
    expect((await partsOf(store))[0]).toEqual({ ...G, bits: 'bg' });
    await store.deals.seal('a-1', { ...G, commitment: 'next' });
    expect((await partsOf(store))[0]).toEqual({ ...G, commitment: 'next', bits: null });
  });

  test('parts stay while their seals are opened, and are forgotten with a void deal', async () => {
    const store = await sealed();
    const opening = { ...TABLE, stage: 'opening' } as const;
    await store.tables.change(opening, { deal: DEAL });
    expect(await partsOf(store)).toEqual(SEALED);
    expect((await store.tables.find('a'))!.match).toMatchObject({ seed: '01', seals: ['sg', 'sh'] });
    const voids = [{ commitment: 'c', silent: [1] }];
    const deal = { id: 'a-1', seed: '02', seals: null, voids };
    await store.tables.change({ ...TABLE, revision: 1 }, { deal });
    expect(await partsOf(store)).toEqual([]);
    expect((await store.tables.find('a'))!.match).toMatchObject({ seed: '02', seals: null, voids });
  });

  test('a match that begins needs no parts any more, and gets none', async () => {
    const store = await sealed();
    const begun = { match: 'a-1', header: HEADER, entries: [], asked: [] };
    await store.tables.change({ ...TABLE, stage: 'running' }, { begun });
    expect(await partsOf(store)).toEqual([]);
    await store.deals.seal('a-1', G);
    expect(await partsOf(store)).toEqual([]);
  });
});
