/** Work for later is done once, by whoever takes it. */
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { listenTo } from '../../testing/listening.ts';
import { beginMatch, createTable, entry, move, NOTHING, open, placeOf, TABLE } from '../../testing/store-samples.ts';
import type { Job, Store, Turn } from '../index.ts';

const namesOf = (jobs: readonly Job[]) => jobs.map(({ table, kind }) => `${table} ${kind}`);
const LATER = 3_600_000;

describe.each(ENGINES)('$name', (engine) => {
  /** The next move of the sample match, after which these see to its bots. */
  async function play(store: Store, at: number, turn: Turn) {
    return store.append(placeOf(at), move(`${at}`), [entry(at)], { ...NOTHING, asked: [1], turn });
  }

  const stored = (drives: boolean) => ({ is: 'stored', revision: 1, drives });

  test('what is due is claimed once, in the order of its time', async () => {
    const store = await open(engine);
    const now = store.now();
    for (const [table, time] of [
      ['c', now - 1],
      ['a', now - 3],
      ['b', now - 2],
      ['d', now + LATER],
    ] as const)
      await store.jobs.at(table, 'turn', time);
    await store.jobs.at('a', 'start', now - 9);
    expect(namesOf(await store.jobs.claim(['turn'], 2))).toEqual(['a turn', 'b turn']);
    expect(namesOf(await store.jobs.claim(['turn', 'start'], 9))).toEqual(['a start', 'c turn']);
    expect(await store.jobs.claim(['turn', 'start'], 9)).toEqual([]);
  });

  test('two who claim at once share what there is', async () => {
    const store = await open(engine);
    for (let i = 0; i < 10; i++) await store.jobs.at(`${i}`, 'turn', store.now() - 1);
    const claimed = await Promise.all([store.jobs.claim(['turn'], 6), store.jobs.claim(['turn'], 6)]);
    expect(new Set(namesOf(claimed.flat())).size).toBe(10);
    expect(claimed.flat()).toHaveLength(10);
  });

  test('the next is the earliest that is nobody’s', async () => {
    const store = await open(engine);
    const now = store.now();
    expect(await store.jobs.next(['turn', 'start'])).toBeNull();
    await store.jobs.at('a', 'turn', now - 1);
    await store.jobs.at('b', 'turn', now + LATER);
    await store.jobs.at('c', 'start', now + 2 * LATER);
    expect(await store.jobs.next(['turn', 'start'])).toBe(now - 1);
    await store.jobs.claim(['turn'], 9);
    expect(await store.jobs.next(['turn', 'start'])).toBe(now + LATER);
    expect(await store.jobs.next(['start'])).toBe(now + 2 * LATER);
  });

  test('one that is there already stays as it is; one that is made anew is another', async () => {
    const store = await open(engine);
    const now = store.now();
    await store.jobs.at('a', 'start', now - 1);
    await store.jobs.at('a', 'start', now + LATER);
    const [first] = await store.jobs.claim(['start'], 9);
    await store.jobs.cancel('a', 'start');
    await store.jobs.at('a', 'start', now - 1);
    await store.jobs.done(first);
    const [second] = await store.jobs.claim(['start'], 9);
    expect(second).toMatchObject({ table: 'a', kind: 'start' });
    expect(second.number).not.toBe(first.number);
    await store.jobs.done(second);
    expect(await store.jobs.take('a', 'start')).toBeNull();
  });

  test('one that was put away is due again when it is asked for', async () => {
    const store = await open(engine);
    const now = store.now();
    await store.jobs.at('a', 'turn', now - 1);
    await store.jobs.claim(['turn'], 9);
    await store.jobs.at('a', 'turn', now - 1);
    expect(await store.jobs.claim(['turn'], 9)).toEqual([]);
    await store.jobs.putAway('a', 'turn');
    expect(await store.jobs.next(['turn'])).toBeNull();
    await store.jobs.at('a', 'turn', now - 1);
    expect(namesOf(await store.jobs.claim(['turn'], 9))).toEqual(['a turn']);
  });

  test('whoever takes one need not wait until it is due, and it stays the same', async () => {
    const store = await open(engine);
    await store.jobs.at('a', 'turn', store.now() + LATER);
    const job = (await store.jobs.take('a', 'turn'))!;
    expect(await store.jobs.take('a', 'turn')).toEqual(job);
    expect(await store.jobs.take('a', 'start')).toBeNull();
    expect(await store.jobs.take('b', 'turn')).toBeNull();
    expect(await store.jobs.next(['turn'])).toBeNull();
  });

  test('what is given back is due when it is said, or put away until somebody takes it', async () => {
    const store = await open(engine);
    const now = store.now();
    await store.jobs.at('a', 'turn', now - 1);
    const [job] = await store.jobs.claim(['turn'], 9);
    await store.jobs.again(job, now + LATER);
    expect(await store.jobs.claim(['turn'], 9)).toEqual([]);
    expect(await store.jobs.next(['turn'])).toBe(now + LATER);
    await store.jobs.take('a', 'turn');
    await store.jobs.again(job, now - 1);
    expect(await store.jobs.claim(['turn'], 9)).toEqual([job]);
    await store.jobs.putAway('a', 'turn');
    expect(await store.jobs.next(['turn'])).toBeNull();
    expect(await store.jobs.claim(['turn'], 9)).toEqual([]);
    // One that was put away is still there: it is not made anew.
    expect(await store.jobs.take('a', 'turn')).toEqual(job);
  });

  test('a node can ask what it has, in case it was never told', async () => {
    const store = await open(engine);
    const now = store.now();
    for (const [table, time] of [
      ['b', now - 5],
      ['a', now - 9],
      ['c', now - 1],
    ] as const)
      await store.jobs.at(table, 'turn', time);
    await store.jobs.at('d', 'start', now - 9);
    expect(await store.jobs.held(['turn'], now)).toEqual([]);
    const claimed = await store.jobs.claim(['turn', 'start'], 9);
    expect(namesOf(await store.jobs.held(['turn'], now - 5))).toEqual(['a turn', 'b turn']);
    await store.jobs.again(claimed.find(({ table }) => table === 'a')!, now);
    expect(namesOf(await store.jobs.held(['turn', 'start'], now))).toEqual(['d start', 'b turn', 'c turn']);
  });

  test('one that was made anew while somebody met it is nobody’s when they are done', async () => {
    const store = await open(engine);
    await createTable(store);
    await store.tables.change(TABLE, { startsAt: store.now() - 1 });
    const [first] = await store.jobs.claim(['start'], 9);
    await store.tables.change({ ...TABLE, revision: 1 }, { startsAt: store.now() - 1 });
    const second = (await store.jobs.take('a', 'start'))!;
    const heard = listenTo(store);
    await store.jobs.done(first);
    await heard.next({ is: 'jobs' });
    expect(await store.jobs.claim(['start'], 9)).toEqual([second]);
    await store.jobs.done(second);
    expect(await store.jobs.take('a', 'start')).toBeNull();
  });

  test('one that was made anew while somebody met it keeps its own time when they put theirs off', async () => {
    const store = await open(engine);
    const now = store.now();
    await store.jobs.at('a', 'fold', now - 1);
    const [first] = await store.jobs.claim(['fold'], 9);
    await store.jobs.cancel('a', 'fold');
    await store.jobs.at('a', 'fold', now - 1);
    // The same node has both.
    const [second] = await store.jobs.claim(['fold'], 9);
    await store.jobs.again(first, now + LATER);
    expect(await store.jobs.claim(['fold'], 9)).toEqual([second]);
  });

  test('a move says who sees to the bots: nobody, this node, anybody', async () => {
    const store = await open(engine);
    await beginMatch(store);
    expect(await play(store, 0, 'here')).toEqual(stored(true));
    expect(await store.jobs.claim(['turn'], 9)).toEqual([]);
    // One that is this node's stays so.
    expect(await play(store, 1, 'anywhere')).toEqual(stored(true));
    expect(await play(store, 2, 'nobody')).toEqual(stored(false));
    expect(await store.jobs.take('a', 'turn')).toBeNull();
    expect(await play(store, 3, 'anywhere')).toEqual(stored(false));
    expect(namesOf(await store.jobs.claim(['turn'], 9))).toEqual(['a turn']);
  });

  test('a turn that is nobody’s is taken over by a move, or due at once if it was put away', async () => {
    const store = await open(engine);
    await beginMatch(store, [], { turn: 'anywhere' });
    expect(await play(store, 0, 'here')).toEqual(stored(true));
    expect(await store.jobs.claim(['turn'], 9)).toEqual([]);
    await store.jobs.putAway('a', 'turn');
    expect(await play(store, 1, 'anywhere')).toEqual(stored(false));
    expect(namesOf(await store.jobs.claim(['turn'], 9))).toEqual(['a turn']);
    await store.jobs.putAway('a', 'turn');
    expect(await play(store, 2, 'here')).toEqual(stored(true));
    // One that is to wait goes on waiting.
    const time = store.now() + LATER;
    await store.jobs.again((await store.jobs.take('a', 'turn'))!, time);
    expect(await play(store, 3, 'anywhere')).toEqual(stored(false));
    expect(await store.jobs.next(['turn'])).toBe(time);
  });

  test('a move that is not stored leaves the turn as it was', async () => {
    const store = await open(engine);
    await beginMatch(store, [], { turn: 'anywhere' });
    expect(await play(store, 5, 'nobody')).toMatchObject({ is: 'behind' });
    expect(namesOf(await store.jobs.claim(['turn'], 9))).toEqual(['a turn']);
  });

  test('a change of the table says it too, and leaves it as it was if it says nothing', async () => {
    const store = await open(engine);
    await createTable(store);
    const change = (revision: number, turn?: Turn) =>
      store.tables.change({ ...TABLE, revision }, turn === undefined ? {} : { turn });
    expect(await change(0)).toEqual({ is: 'stored', revision: 1, drives: false });
    expect(await change(1, 'here')).toEqual({ is: 'stored', revision: 2, drives: true });
    expect(await change(2)).toEqual({ is: 'stored', revision: 3, drives: true });
    expect(await change(3, 'nobody')).toEqual({ is: 'stored', revision: 4, drives: false });
    expect(await change(4, 'anywhere')).toEqual({ is: 'stored', revision: 5, drives: false });
    expect(namesOf(await store.jobs.claim(['turn'], 9))).toEqual(['a turn']);
  });

  test('a table says when its match is to start, in place of what it said before', async () => {
    const store = await open(engine);
    const now = store.now();
    await createTable(store);
    await store.tables.change(TABLE, { startsAt: now - 1 });
    expect((await store.tables.find('a'))!.startsAt).toBe(now - 1);
    const [first] = await store.jobs.claim(['start'], 9);
    // Whoever has the old one is done with that one only.
    await store.tables.change({ ...TABLE, revision: 1 }, { startsAt: now + LATER });
    await store.jobs.done(first);
    await store.tables.change({ ...TABLE, revision: 2 });
    expect((await store.tables.find('a'))!.startsAt).toBe(now + LATER);
    expect(await store.jobs.next(['start'])).toBe(now + LATER);
    await store.tables.change({ ...TABLE, revision: 3 }, { startsAt: null });
    expect((await store.tables.find('a'))!.startsAt).toBeNull();
    expect(await store.jobs.next(['start'])).toBeNull();
  });

  test('a node hears of jobs that anybody may take', async () => {
    const store = await open(engine);
    const heard = listenTo(store);
    const jobs = { is: 'jobs' } as const;
    await store.jobs.at('b', 'start', store.now() + LATER);
    await heard.next(jobs);
    await beginMatch(store, [], { turn: 'anywhere' });
    await heard.next(jobs);
    await store.jobs.again((await store.jobs.take('a', 'turn'))!, store.now());
    await heard.next(jobs);
  });
});
