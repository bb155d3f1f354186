/** A move is stored whole and where it belongs, once, or not at all. */
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import {
  beginMatch,
  createTable,
  entries,
  entry,
  HEADER,
  MATCH,
  move,
  NOTHING,
  open,
  placeOf,
  TABLE,
} from '../../testing/store-samples.ts';
import type { Besides } from '../index.ts';

const STORED = { is: 'stored', revision: 1, drives: false };

describe.each(ENGINES)('$name', (engine) => {
  test('a move is stored once; the same again is known, another under its id is refused', async () => {
    const store = await open(engine);
    await beginMatch(store);
    expect(await store.append(placeOf(0), move('one', 'x'), entries(0, 2), NOTHING)).toEqual(STORED);
    expect(await store.append(placeOf(2), move('two'), [entry(2)], NOTHING)).toEqual(STORED);
    const known = { is: 'known', ack: { first: 0, next: 2 } };
    expect(await store.append(placeOf(0), move('one', 'x'), entries(0, 2), NOTHING)).toEqual(known);
    expect(await store.append(placeOf(3), move('one', 'x'), entries(3, 2), NOTHING)).toEqual(known);
    expect(await store.append(placeOf(3), move('one', 'y'), [entry(3)], NOTHING)).toEqual({ is: 'other' });
    expect(await store.matches.ack('a-1', move('two'))).toEqual({ first: 2, next: 3 });
    expect(await store.matches.ack('a-1', move('two', 'x'))).toBe('other');
    expect(await store.matches.ack('a-1', move('three'))).toBeNull();
    expect(await store.matches.log('a-1')).toEqual(entries(0, 3));
    expect(await store.matches.log('a-1', 1)).toEqual(entries(1, 2));
    expect(await store.matches.log('a-1', 0, 2)).toEqual(entries(0, 2));
  });

  test('logs that are asked for at once are each from where it was said, and of nobody else', async () => {
    const store = await open(engine);
    for (const [i, id] of ['a', 'b', 'c'].entries()) await beginMatch(store, entries(0, 3 + i), { id });
    const wanted = [
      ['c-1', 4],
      ['a-1', 0],
      ['nobody-1', 0],
      ['b-1', 2],
      ['a-1', 2],
      ['b-1', 9],
    ] as const;
    const logs = await Promise.all(wanted.map(([match, from]) => store.matches.log(match, from)));
    expect(logs).toEqual([entries(4, 1), entries(0, 3), [], entries(2, 2), entries(2, 1), []]);
  });

  test('of two moves at the same place one is stored, the other hears what came before it', async () => {
    const store = await open(engine);
    await beginMatch(store);
    const both = await Promise.all(
      ['one', 'two'].map((id) => store.append(placeOf(0), move(id), entries(0, 2), NOTHING)),
    );
    expect(both).toEqual([STORED, { is: 'behind', tail: entries(0, 2), revision: 1 }]);
    expect(await store.matches.log('a-1')).toEqual(entries(0, 2));
  });

  test('moves of many matches at once do not disturb each other', async () => {
    const store = await open(engine);
    const ids = Array.from({ length: 20 }, (_, i) => `many${i}`);
    await Promise.all(ids.map((id) => beginMatch(store, [], { id })));
    const stored = await Promise.all(
      ids.map((id, i) => store.append(placeOf(0, 1, id), move('one'), entries(0, 1 + (i % 3)), NOTHING)),
    );
    expect(stored).toEqual(ids.map(() => STORED));
    const heads = await store.tables.heads(ids);
    expect(heads).toEqual(ids.map((table, i) => ({ table, revision: 1, next: 1 + (i % 3) })));
  });

  test('a move that comes too early or too late leaves nothing behind', async () => {
    const store = await open(engine);
    await beginMatch(store, entries(0, 2));
    const behind = { is: 'behind', tail: [], revision: 1 };
    expect(await store.append(placeOf(3), move('early'), entries(3, 2), NOTHING)).toEqual(behind);
    expect(await store.append(placeOf(1), move('late'), entries(1, 2), NOTHING)).toEqual({
      ...behind,
      tail: [entry(1)],
    });
    expect(await store.matches.log('a-1')).toEqual(entries(0, 2));
    expect(await store.matches.ack('a-1', move('late'))).toBeNull();
  });

  test('a move made at an older table is refused, unless it was stored before', async () => {
    const store = await open(engine);
    await beginMatch(store);
    await store.append(placeOf(0), move('one'), [entry(0)], NOTHING);
    expect(await store.tables.order('a', 0, { lead: { alone: true } })).toBe(2);
    const behind = { is: 'behind', tail: [], revision: 2 };
    expect(await store.append(placeOf(1), move('two'), [entry(1)], NOTHING)).toEqual(behind);
    expect(await store.append(placeOf(0), move('one'), [entry(0)], NOTHING)).toMatchObject({ is: 'known' });
    const stored = { ...STORED, revision: 2 };
    expect(await store.append(placeOf(1, 2), move('two'), [entry(1)], NOTHING)).toEqual(stored);
  });

  test('nothing is added to the match of a round that is past', async () => {
    const store = await open(engine);
    await beginMatch(store);
    const rematch = { ...TABLE, revision: 1, round: 2 };
    await store.tables.change(rematch, { announced: { ...MATCH, id: 'a-2', round: 2 } });
    expect(await store.append(placeOf(0, 2), move('one'), [entry(0)], NOTHING)).toMatchObject({ is: 'behind' });
    expect(await store.matches.log('a-1')).toEqual([]);
  });

  test('what goes with a move is stored with it or not at all', async () => {
    const store = await open(engine);
    await beginMatch(store);
    const besides: Besides = {
      asked: [0],
      turn: 'nobody',
      touchedAt: 9,
      orders: { seat: 0, orders: { lead: { alone: true } } },
      snapshot: { next: 1, payload: 'state' },
      ended: { winners: [1], places: [2, 1] },
      noticeBy: null,
    };
    expect(await store.append(placeOf(4), move('late'), [entry(4)], besides)).toMatchObject({ is: 'behind' });
    expect(await store.tables.find('a')).toMatchObject({ asked: [1], table: { stage: 'running', revision: 1 } });
    expect(await store.matches.snapshot('a-1')).toBeNull();

    // Orders and the end of the match are one change of the table.
    const stored = { is: 'stored', revision: 2, drives: false };
    expect(await store.append(placeOf(0), move('last'), [entry(0)], besides)).toEqual(stored);
    expect(await store.tables.find('a')).toMatchObject({
      asked: [0],
      table: { stage: 'over', revision: 2, touchedAt: 9, seats: [{ orders: { lead: { alone: true } } }, {}] },
      match: { stage: 'over', winners: [1], header: HEADER },
    });
    expect(await store.matches.snapshot('a-1')).toEqual({ next: 1, payload: 'state' });
  });

  test('whom a match waits for is stored with every move, and is no change of the table', async () => {
    const store = await open(engine);
    await beginMatch(store);
    for (const [at, asked] of [[0], [0, 1], [1]].entries()) {
      expect(await store.append(placeOf(at), move(`${at}`), [entry(at)], { ...NOTHING, asked })).toEqual(STORED);
      expect((await store.tables.find('a'))!.asked).toEqual(asked);
    }
  });

  test('a newer snapshot takes the place of an older one', async () => {
    const store = await open(engine);
    await beginMatch(store);
    for (const at of [0, 1]) {
      const snapshot = { next: at + 1, payload: `after ${at}` };
      await store.append(placeOf(at), move(`${at}`), [entry(at)], { ...NOTHING, snapshot });
    }
    expect(await store.matches.snapshot('a-1')).toEqual({ next: 2, payload: 'after 1' });
    expect(await store.matches.snapshot('b-1')).toBeNull();
  });

  test('time never goes back', async () => {
    const store = await open(engine);
    await createTable(store);
    const times = Array.from({ length: 100 }, () => store.now());
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
