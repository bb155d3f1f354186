/** Who is told of what, over which channels: once for each decision, and once more if another person reminds them. */
import { describe, expect, test } from 'vitest';
import { ENGINES, SHARED_ENGINES } from '../../testing/engines.ts';
import { listenTo } from '../../testing/listening.ts';
import {
  beginMatch,
  createTable,
  entry,
  move,
  NOTHING,
  open,
  openTwo,
  placeOf,
  TABLE,
} from '../../testing/store-samples.ts';
import type { ChannelRecord, NoticeRecord, Store } from '../index.ts';

const PUSH: ChannelRecord = {
  id: 'c1',
  guest: 'g',
  table: null,
  kind: 'push',
  hash: 'h1',
  locked: 'locked:1',
  failing: false,
};
const HOOK: ChannelRecord = { ...PUSH, id: 'c2', kind: 'hook', hash: 'h2' };
const TURN: NoticeRecord = { id: 'n1', match: 'a-1', seat: 0, question: 4, kind: 'turn' };
const LATER = 3_600_000;

const told = async (store: Store) => (await store.notices.at('a')).told;
const deliveries = async (store: Store) => (await store.notices.at('a')).deliveries;

describe.each(ENGINES)('$name', (engine) => {
  test('channels are kept by their owner, one for each address', async () => {
    const store = await open(engine);
    await createTable(store);
    const ofTable = { ...HOOK, id: 'c3', guest: null, table: 'a', hash: 'h3' };
    for (const channel of [PUSH, HOOK, ofTable]) expect(await store.notices.add(channel, 9)).toBe(true);
    expect(await store.notices.channels({ guest: 'g' })).toEqual([PUSH, HOOK]);
    expect(await store.notices.channels({ table: 'a' })).toEqual([ofTable]);
    expect((await store.notices.at('a')).channels).toEqual([PUSH, HOOK, ofTable]);
    // The browser is somebody else’s now.
    const taken = { ...PUSH, id: 'c4', guest: 'h' };
    expect(await store.notices.add(taken, 9)).toBe(true);
    expect(await store.notices.channels({ guest: 'g' })).toEqual([HOOK]);
    expect(await store.notices.channels({ guest: 'h' })).toEqual([taken]);
  });

  test('nobody has more of a kind than they may; the same again is no further one', async () => {
    const store = await open(engine);
    expect(await store.notices.add(PUSH, 1)).toBe(true);
    expect(await store.notices.add({ ...PUSH, id: 'c5', hash: 'h5' }, 1)).toBe(false);
    expect(await store.notices.add(HOOK, 1)).toBe(true);
    const renewed = { ...PUSH, id: 'c6', locked: 'locked:2' };
    expect(await store.notices.add(renewed, 1)).toBe(true);
    expect(await store.notices.channels({ guest: 'g' })).toEqual([HOOK, renewed]);
  });

  test('only its owner removes a channel, and what is on its way goes with it', async () => {
    const store = await open(engine);
    await createTable(store);
    await store.notices.add(PUSH, 9);
    await store.notices.tell('a', TURN, ['c1'], 5);
    expect(await store.notices.remove('c1', { guest: 'h' })).toBe(false);
    expect(await store.notices.remove('c1', { table: 'a' })).toBe(false);
    expect(await deliveries(store)).toHaveLength(1);
    expect(await store.notices.remove('c1', { guest: 'g' })).toBe(true);
    expect(await store.notices.channels({ guest: 'g' })).toEqual([]);
    expect(await deliveries(store)).toEqual([]);
  });

  test('a table says of those who sit there whether they are told', async () => {
    const store = await open(engine);
    await createTable(store);
    const reach = async () => {
      const found = (await store.tables.find('a'))!.reach;
      expect(await store.notices.reach('a')).toEqual(found);
      return found;
    };
    const nobody = { guest: 'g', reached: false, quiet: false, hooked: false };
    expect(await reach()).toEqual([nobody]);
    await store.notices.add(PUSH, 9);
    expect(await reach()).toEqual([{ ...nobody, reached: true }]);
    await store.notices.quiet('a', 'g', true);
    expect(await reach()).toEqual([{ ...nobody, reached: true, quiet: true }]);
    expect((await store.notices.at('a')).quiet).toEqual(['g']);
    await store.notices.add({ ...HOOK, guest: null, table: 'a' }, 9);
    await store.notices.quiet('a', 'g', false);
    await store.notices.remove('c1', { guest: 'g' });
    expect(await reach()).toEqual([{ ...nobody, hooked: true }]);
  });

  test('a decision is told of once, however often and wherever one tries, and once more for a nudge', async () => {
    const store = await open(engine);
    await createTable(store);
    const tell = (notice: Partial<NoticeRecord>) => store.notices.tell('a', { ...TURN, ...notice }, ['c1', 'c2'], 5);
    const tried = await Promise.all([tell({ id: 'x' }), tell({ id: 'y' }), tell({ id: 'z' })]);
    expect(tried.filter(Boolean)).toHaveLength(1);
    expect(await told(store)).toEqual([{ match: 'a-1', seat: 0, question: 4, kind: 'turn', proposal: null }]);
    expect(await deliveries(store)).toHaveLength(2);
    expect(await tell({ id: 'old', question: 3 })).toBe(false);
    expect(await tell({ id: 'n2', kind: 'nudge' })).toBe(true);
    expect(await tell({ id: 'n3', kind: 'nudge' })).toBe(false);
    expect(await tell({ id: 'n4' })).toBe(false);
    expect(await tell({ id: 'n5', question: 9 })).toBe(true);
    expect(await tell({ id: 'n6', seat: 1 })).toBe(true);
    const ids = (await deliveries(store)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids).toHaveLength(8);
  });

  test('a proposal is told of once for each seat, beside its turn', async () => {
    const store = await open(engine);
    await createTable(store);
    const tell = (notice: Partial<NoticeRecord>) => store.notices.tell('a', { ...TURN, ...notice }, ['c1'], 5);
    const first = { question: 7, kind: 'proposal', proposal: 'p1' } as const;
    const tried = await Promise.all([tell({ ...first, id: 'x' }), tell({ ...first, id: 'y' })]);
    expect(tried.filter(Boolean)).toHaveLength(1);
    // That it was told of takes nothing from the turn, nor the other way round.
    expect(await tell({ id: 't', question: 0 })).toBe(true);
    expect(await told(store)).toEqual([{ match: 'a-1', seat: 0, question: 0, kind: 'turn', proposal: 'p1' }]);
    expect(await tell({ ...first, id: 'z' })).toBe(false);
    expect(await tell({ id: 't2', question: 0 })).toBe(false);
    expect(await tell({ id: 'nudge', question: 0, kind: 'nudge' })).toBe(true);
    expect(await tell({ ...first, id: 'second', proposal: 'p2' })).toBe(true);
    expect(await told(store)).toEqual([{ match: 'a-1', seat: 0, question: 0, kind: 'nudge', proposal: 'p2' }]);
    expect((await deliveries(store)).map(({ id, kind }) => [id, kind])).toHaveLength(4);
  });

  test('what was tried is due again when it is said, or gone; and the channel is known to fail', async () => {
    const store = await open(engine);
    await createTable(store);
    await store.notices.add(PUSH, 9);
    await store.notices.tell('a', TURN, ['c1'], 5);
    const [delivery] = await deliveries(store);
    expect(delivery).toEqual({ ...TURN, table: 'a', channel: 'c1', tries: 0, dueAt: 5 });
    await store.notices.tried(delivery, 99, null);
    const [again] = await deliveries(store);
    expect(again).toEqual({ ...delivery, tries: 1, dueAt: 99 });
    await store.notices.tried(again, null, 'fails');
    expect(await deliveries(store)).toEqual([]);
    expect(await store.notices.channels({ guest: 'g' })).toEqual([{ ...PUSH, failing: true }]);
    await store.notices.tell('a', { ...TURN, question: 6 }, ['c1'], 5);
    await store.notices.tried((await deliveries(store))[0], null, 'works');
    expect(await store.notices.channels({ guest: 'g' })).toEqual([PUSH]);
    await store.notices.tell('a', { ...TURN, question: 7 }, ['c1', 'c2'], 5);
    await store.notices.tried((await deliveries(store))[0], null, 'gone');
    expect(await store.notices.channels({ guest: 'g' })).toEqual([]);
    expect((await deliveries(store)).map(({ channel }) => channel)).toEqual(['c2']);
  });

  test('with a notice on its way there is a job for it', async () => {
    const store = await open(engine);
    await createTable(store);
    await store.notices.tell('a', TURN, ['c1'], store.now() - 1);
    expect(await store.jobs.claim(['notice'], 9)).toMatchObject([{ table: 'a', kind: 'notice' }]);
  });

  test('a move, a start or a change says when it is to be looked whom to tell; the earliest counts', async () => {
    const store = await open(engine);
    const now = store.now();
    await beginMatch(store, [], { noticeBy: now + LATER });
    expect(await store.jobs.next(['notice'])).toBe(now + LATER);
    const play = (at: number, noticeBy: number | null) =>
      store.append(placeOf(at), move(`${at}`), [entry(at)], { ...NOTHING, noticeBy });
    await play(0, now + 1);
    expect(await store.jobs.next(['notice'])).toBe(now + 1);
    await play(1, now + LATER);
    await play(2, null);
    expect(await store.jobs.next(['notice'])).toBe(now + 1);
    await store.tables.change({ ...TABLE, stage: 'running', revision: 1 }, { noticeBy: now - 5 });
    expect(await store.jobs.next(['notice'])).toBe(now - 5);
  });

  test('one that is said anew while it is met is met again', async () => {
    const store = await open(engine);
    const now = store.now();
    await store.jobs.by('a', 'notice', now - 9);
    const [first] = await store.jobs.claim(['notice'], 9);
    await store.jobs.by('a', 'notice', now - 5);
    await store.jobs.done(first);
    const [second] = await store.jobs.claim(['notice'], 9);
    expect(second.number).not.toBe(first.number);
    await store.jobs.by('a', 'notice', now - 1);
    await store.jobs.again(second, now + LATER);
    const [third] = await store.jobs.claim(['notice'], 9);
    await store.jobs.again(third, now + LATER);
    expect(await store.jobs.claim(['notice'], 9)).toEqual([]);
    expect(await store.jobs.next(['notice'])).toBe(now + LATER);
    await store.jobs.done((await store.jobs.take('a', 'notice'))!);
    expect(await store.jobs.next(['notice'])).toBeNull();
  });

  test('old notices are forgotten, but not the last of a match that goes on; and channels of nobody', async () => {
    const store = await open(engine);
    await beginMatch(store);
    await createTable(store, { id: 'b' });
    await store.people.save({ id: 'g', name: 'Mika', colour: 0 });
    await store.notices.add(PUSH, 9);
    await store.notices.add({ ...HOOK, guest: 'nobody' }, 9);
    await store.notices.add({ ...HOOK, id: 'c3', hash: 'h3', guest: null, table: 'nowhere' }, 9);
    await store.notices.tell('a', TURN, ['c1', 'c2'], 5);
    await store.notices.tell('b', { ...TURN, match: 'b-1' }, [], 5);
    expect(await store.notices.forget(0)).toBe(0);
    expect(await store.notices.forget(store.now() + LATER)).toBe(1);
    expect(await told(store)).toHaveLength(1);
    expect((await store.notices.at('b')).told).toEqual([]);
    expect(await store.notices.channels({ guest: 'g' })).toEqual([PUSH]);
    expect(await store.notices.channels({ guest: 'nobody' })).toEqual([]);
    expect(await store.notices.channels({ table: 'nowhere' })).toEqual([]);
    expect((await deliveries(store)).map(({ channel }) => channel)).toEqual(['c1']);
  });
});

describe.each(SHARED_ENGINES)('$name, two nodes', (engine) => {
  test('another node hears that somebody is to be told at a table that it has open', async () => {
    const [one, other] = await openTwo(engine);
    await createTable(one);
    const heard = listenTo(other);
    await one.notices.add(PUSH, 9);
    await heard.next({ is: 'table', table: 'a' });
    await one.notices.quiet('a', 'g', true);
    await heard.next({ is: 'table', table: 'a' });
  });

  test('two nodes tell of a decision once', async () => {
    const [one, other] = await openTwo(engine);
    await createTable(one);
    const tries = await Promise.all(
      [one, other, one, other].map((store, i) => store.notices.tell('a', { ...TURN, id: `${i}` }, ['c1'], 5)),
    );
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await deliveries(one)).toHaveLength(1);
  });
});
