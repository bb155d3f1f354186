/** Of two nodes that do the same at once one is first, and the other is told so. */
import type { Entry } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { SHARED_ENGINES } from '../../testing/engines.ts';
import {
  beginMatch,
  createTable,
  entries,
  entry,
  move,
  NOTHING,
  openTwo,
  placeOf,
  TABLE,
} from '../../testing/store-samples.ts';
import type { Store } from '../index.ts';

const RACES = process.env.YAMANOTE_DEEP === undefined ? 500 : 10_000;
const LATER = 3_600_000;

describe.each(SHARED_ENGINES)('$name', (engine) => {
  test('both append at the same place: every log is one of the two orders, whole', { timeout: 1_200_000 }, async () => {
    const [one, two] = await openTwo(engine);
    const tables = Array.from({ length: 25 }, (_, i) => `race${i}`);
    await Promise.all(tables.map((id) => beginMatch(one, [], { id })));
    const first = { one: 0, two: 0 };

    /** Three entries of this node, at this place or, if the other was faster, after what that one added. */
    async function add(store: Store, who: 'one' | 'two', table: string, at: number): Promise<void> {
      const by = who === 'one' ? 1 : 2;
      const id = move(`${who} ${at}`);
      const appended = await store.append(placeOf(at, 1, table), id, entries(at, 3, by), NOTHING);
      if (appended.is === 'stored') {
        first[who]++;
        return;
      }
      expect(appended).toEqual({ is: 'behind', tail: entries(at, 3, 3 - by), revision: 1 });
      const again = await store.append(placeOf(at + 3, 1, table), id, entries(at + 3, 3, by), NOTHING);
      expect(again).toMatchObject({ is: 'stored' });
    }

    const rounds = RACES / tables.length;
    await Promise.all(
      tables.map(async (table) => {
        for (let at = 0; at < rounds * 6; at += 6)
          await Promise.all([add(one, 'one', table, at), add(two, 'two', table, at)]);
      }),
    );
    expect(first.one + first.two).toBe(RACES);
    for (const table of tables) {
      const log = await one.matches.log(`${table}-1`);
      expect(log).toHaveLength(rounds * 6);
      for (let at = 0; at < log.length; at += 6) expect(ordersAt(at)).toContainEqual(log.slice(at, at + 6));
    }
    console.log(`${RACES} races: ${first.one} and ${first.two} were first`);
  });

  test('a change made to an older table is refused on any node', async () => {
    const [one, two] = await openTwo(engine);
    await createTable(one);
    const both = await Promise.all([one, two].map((store, i) => store.tables.change({ ...TABLE, host: `h${i}` })));
    expect(both.map(({ is }) => is).sort()).toEqual(['behind', 'stored']);
    const winner = both.findIndex(({ is }) => is === 'stored');
    expect((await two.tables.find('a'))!.table).toMatchObject({ revision: 1, host: `h${winner}` });
  });

  test('a move made before another node changed the table is refused', async () => {
    const [one, two] = await openTwo(engine);
    await beginMatch(one);
    await two.tables.change({ ...TABLE, stage: 'running', revision: 1 });
    const behind = { is: 'behind', tail: [], revision: 2 };
    expect(await one.append(placeOf(0), move('one'), [entry(0)], NOTHING)).toEqual(behind);
  });

  test('a move that one node stored is known to the other', async () => {
    const [one, two] = await openTwo(engine);
    await beginMatch(one);
    await one.append(placeOf(0), move('one', 'x'), entries(0, 2), NOTHING);
    const known = { is: 'known', ack: { first: 0, next: 2 } };
    expect(await two.append(placeOf(0), move('one', 'x'), entries(0, 2), NOTHING)).toEqual(known);
    expect(await two.append(placeOf(2), move('one', 'y'), [entry(2)], NOTHING)).toEqual({ is: 'other' });
  });

  test('a code is taken by one of two', async () => {
    const [one, two] = await openTwo(engine);
    for (let i = 0; i < 20; i++) {
      const target = { is: 'guest', guest: `g${i}` } as const;
      await one.codes.add(`code${i}`, target, one.now() + LATER);
      const taken = await Promise.all([one.codes.take(`code${i}`), two.codes.take(`code${i}`)]);
      expect(taken.filter((found) => found !== null)).toEqual([target]);
    }
  });

  test('a setting has one first value', async () => {
    const [one, two] = await openTwo(engine);
    const [first, second] = await Promise.all([one.settings.keep('key', 'one'), two.settings.keep('key', 'two')]);
    expect(first).toBe(second);
  });

  test('of two who open their bits on two nodes, one is told everything', async () => {
    const [one, two] = await openTwo(engine);
    await createTable(one);
    for (const guest of ['g', 'h']) await one.deals.seal('a-1', { guest, commitment: 'c', seal: guest });
    const told = await Promise.all([one.deals.open('a-1', 'g', 'c', 'bg'), two.deals.open('a-1', 'h', 'c', 'bh')]);
    expect(told.some((parts) => parts.every(({ bits }) => bits !== null))).toBe(true);
  });
});

/** The six entries from here on, as either node was first. */
function ordersAt(at: number): Entry[][] {
  return [1, 2].map((by) => [...entries(at, 3, by), ...entries(at + 3, 3, 3 - by)]);
}
