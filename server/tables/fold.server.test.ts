/** A table stands on the board as long as somebody looks after it, whatever becomes of a node or a store. */
import { describe, expect, test } from 'vitest';
import { StoreError } from '../store/index.ts';
import { doAt, openTestNode, pageAt, placeOfNode } from '../testing/node.ts';
import { emptyDatabase } from '../testing/postgres/database.ts';

const WISH = { game: 'machi-koro', options: {}, public: true, start: false, seats: ['me', 'open'] } as const;

const STORES = [
  { on: 'a file', place: async () => placeOfNode() },
  { on: 'PostgreSQL', place: async () => placeOfNode(await emptyDatabase()) },
];

describe.each(STORES)('on $on', ({ place }) => {
  async function waiting() {
    const hall = await openTestNode(await place());
    const mika = pageAt(await hall.guests.save(null, { name: 'Mika', colour: 0 }));
    const { table } = (await doAt(hall, mika, { do: 'create', ...WISH, seats: [...WISH.seats] })) as { table: string };
    const come = () => doAt(hall, mika, { do: 'watch', table, match: null, next: 0 });
    const isLookedAfter = async () => (await hall.store.jobs.next(['fold'])) !== null;
    return { hall, mika, table, come, isLookedAfter };
  }

  const away = async () => {
    throw new StoreError('the store is away', 'away', true);
  };

  test('a table that its last person leaves while the store is away is still looked at later', async () => {
    const { hall, mika, table, come, isLookedAfter } = await waiting();
    await come();
    expect(await isLookedAfter()).toBe(true);
    const { jobs } = hall.store;
    hall.store = { ...hall.store, jobs: { ...jobs, at: away, by: away } };
    await doAt(hall, mika, { do: 'unwatch', table });
    hall.store = { ...hall.store, jobs };
    expect(await isLookedAfter()).toBe(true);
  });

  test('no table comes to the board that nobody looks after', async () => {
    const { hall, table, come, isLookedAfter } = await waiting();
    const { jobs } = hall.store;
    hall.store = { ...hall.store, jobs: { ...jobs, at: away, by: away } };
    await expect(come()).rejects.toThrow('the store is away');
    hall.store = { ...hall.store, jobs };
    expect([(await hall.store.tables.find(table))!.listedAt, await isLookedAfter()]).toEqual([null, false]);
  });
});
