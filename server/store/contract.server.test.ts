/** What the port promises, whichever engine keeps it. */
import type { Entry, Header } from '@yamanote/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { openTestStore, temporaryFolder } from '../testing/hall.ts';
import type { Besides, MatchRecord, Move, SeatRecord, Store, TableRecord } from './index.ts';

const SEAT: SeatRecord = { guest: null, bot: null, away: false, orders: null, kept: null, gaveUp: false };
const TABLE: TableRecord = {
  id: 'a',
  revision: 0,
  game: 'lanterns',
  options: { rounds: 2 },
  public: false,
  hints: null,
  autoStart: false,
  host: 'g',
  round: 1,
  stage: 'waiting',
  seats: [
    { ...SEAT, guest: 'g' },
    { ...SEAT, bot: 'random' },
  ],
  touchedAt: 5,
};
const MATCH: MatchRecord = {
  id: 'a-1',
  table: 'a',
  round: 1,
  seed: '00',
  seals: null,
  voids: [],
  header: null,
  stage: 'waiting',
  winners: null,
  stopped: null,
};
const HEADER: Header = {
  format: 'yamanote-match-1',
  game: 'lanterns',
  version: 1,
  options: {},
  seats: [],
  position: null,
  commitment: '00',
};
const NOTHING: Besides = { asked: [], botIsDue: false, touchedAt: 0, orders: null, snapshot: null, ended: null };

function entry(index: number): Entry {
  return { index, seat: 0, answer: { do: 'pass' }, by: { is: 'person' }, at: 7, clock: null };
}

function move(id: string, hash = ''): Move {
  return { id, hash };
}

async function freshStore(folder = temporaryFolder()): Promise<Store> {
  const store = await openTestStore(folder);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

/** A store with one running match of one table. */
async function withMatch(entries: readonly Entry[] = []): Promise<Store> {
  const store = await freshStore();
  await store.tables.create(TABLE, MATCH);
  const begun = { match: 'a-1', header: HEADER, entries, asked: [1], botIsDue: true };
  const players = TABLE.seats.map(({ guest, bot }, seat) => ({ seat, guest, bot }));
  await store.tables.change({ ...TABLE, stage: 'running' }, { begun, players: { match: 'a-1', players } });
  return store;
}

test('a move is stored once; the same again is known, another under its id is refused', async () => {
  const store = await withMatch();
  const add = (at: number, known: Move, count = 1) =>
    store.append(
      'a',
      'a-1',
      at,
      known,
      Array.from({ length: count }, (_, i) => entry(at + i)),
      NOTHING,
    );
  expect(await add(0, move('one', 'x'), 2)).toEqual({ is: 'stored', revision: null });
  expect(await add(2, move('two'))).toEqual({ is: 'stored', revision: null });
  expect(await add(0, move('one', 'x'), 2)).toEqual({ is: 'known', ack: { first: 0, next: 2 } });
  expect(await add(3, move('one', 'y'))).toEqual({ is: 'other' });
  expect(await store.matches.ack('a-1', move('two'))).toEqual({ first: 2, next: 3 });
  expect(await store.matches.ack('a-1', move('two', 'x'))).toBe('other');
  expect(await store.matches.ack('a-1', move('three'))).toBeNull();
  expect(await store.matches.log('a-1', 1)).toEqual([entry(1), entry(2)]);
  expect(await store.matches.log('a-1', 0, 2)).toEqual([entry(0), entry(1)]);
});

test('of two moves at the same place one is stored, the other hears what came before it', async () => {
  const store = await withMatch();
  const both = await Promise.all(
    ['one', 'two'].map((id) => store.append('a', 'a-1', 0, move(id), [entry(0), entry(1)], NOTHING)),
  );
  expect(both).toEqual([
    { is: 'stored', revision: null },
    { is: 'behind', tail: [entry(0), entry(1)] },
  ]);
  expect(await store.matches.log('a-1')).toHaveLength(2);
});

test('what goes with a move is stored with it or not at all', async () => {
  const store = await withMatch();
  const besides: Besides = {
    asked: [0],
    botIsDue: false,
    touchedAt: 9,
    orders: { seat: 0, orders: { lead: { alone: true } } },
    snapshot: { next: 1, payload: 'state' },
    ended: { winners: [1], places: [2, 1] },
  };
  expect(await store.append('a', 'a-1', 4, move('late'), [entry(4)], besides)).toMatchObject({ is: 'behind' });
  expect(await store.tables.find('a')).toMatchObject({ asked: [1], table: { stage: 'running' } });
  expect(await store.matches.snapshot('a-1')).toBeNull();

  expect(await store.append('a', 'a-1', 0, move('last'), [entry(0)], besides)).toEqual({ is: 'stored', revision: 2 });
  expect(await store.tables.find('a')).toMatchObject({
    asked: [0],
    table: { stage: 'over', revision: 2, touchedAt: 9, seats: [{ orders: { lead: { alone: true } } }, {}] },
    match: { stage: 'over', winners: [1] },
  });
  expect(await store.matches.snapshot('a-1')).toEqual({ next: 1, payload: 'state' });
});

test('a change made to an older table is refused, and changes nothing', async () => {
  const store = await freshStore();
  await store.tables.create(TABLE, MATCH);
  expect(await store.tables.change({ ...TABLE, public: true, hints: true })).toEqual({ is: 'stored', revision: 1 });
  expect(await store.tables.change({ ...TABLE, host: 'h' }, { links: [{ seat: 0, to: null }] })).toEqual({
    is: 'behind',
  });
  expect(await store.tables.find('a')).toEqual({
    table: { ...TABLE, public: true, hints: true, revision: 1 },
    match: MATCH,
    asked: [],
    seen: {},
  });
});

test('seats go and come, and their links with them', async () => {
  const store = await freshStore();
  await store.tables.create(TABLE, MATCH);
  const target = { is: 'seat', table: 'a', seat: 1, holder: null, round: 1 } as const;
  const until = store.now() + 60_000;
  await store.codes.add('abcd', target, until);
  await store.tables.change(
    { ...TABLE, seats: [TABLE.seats[1]] },
    {
      links: [
        { seat: 0, to: null },
        { seat: 1, to: 0 },
      ],
    },
  );
  expect((await store.tables.find('a'))!.table.seats).toEqual([TABLE.seats[1]]);
  expect(await store.codes.find('abcd')).toEqual({ ...target, seat: 0 });
  // Of two codes for a seat the newer one counts.
  await store.codes.add('efgh', { ...target, seat: 0 }, until);
  expect(await store.codes.find('abcd')).toBeNull();
  expect(await store.codes.take('efgh')).toEqual({ ...target, seat: 0 });
  expect(await store.codes.take('efgh')).toBeNull();
  await store.codes.add('late', { is: 'guest', guest: 'g' }, store.now() - 1);
  expect(await store.codes.find('late')).toBeNull();
  expect(await store.codes.take('late')).toBeNull();
});

test('who played is kept: from the start, after every change, and over a rematch', async () => {
  const store = await withMatch([entry(0), entry(1)]);
  const running = { ...TABLE, stage: 'running', revision: 1 } as const;
  await store.tables.change(running, { players: { match: 'a-1', players: [{ seat: 0, guest: 'g', bot: 'greedy' }] } });
  const announced = { ...MATCH, id: 'a-2', round: 2 };
  await store.tables.change({ ...running, stage: 'waiting', round: 2, revision: 2 }, { announced });
  expect(await store.matches.players('a-1')).toEqual([
    { seat: 0, since: 0, guest: 'g', bot: null },
    { seat: 0, since: 2, guest: 'g', bot: 'greedy' },
    { seat: 1, since: 0, guest: null, bot: 'random' },
  ]);
  expect(await store.tables.find('a')).toMatchObject({ match: { id: 'a-2' } });
});

test('when somebody was last seen is kept, and is no change of the table', async () => {
  const store = await withMatch();
  await store.tables.leave('a', 'g', 77);
  expect(await store.tables.find('a')).toMatchObject({
    table: { revision: 1 },
    seen: { g: 77 },
  });
});

test('tables are found by whose turn it is, and by who sits there', async () => {
  const store = await withMatch();
  await store.tables.create({ ...TABLE, id: 'b', touchedAt: 6 }, { ...MATCH, id: 'b-1', table: 'b' });
  expect(await store.tables.due(10)).toEqual(['a']);
  expect((await store.tables.ofGuest('g', 10, 0)).map(({ table }) => table.id)).toEqual(['b', 'a']);
  expect((await store.tables.ofGuest('g', 1, 0)).map(({ table }) => table.id)).toEqual(['b']);
  expect((await store.tables.ofGuest('g', 10, 6)).map(({ table }) => table.id)).toEqual(['b']);
  expect(await store.tables.ofGuest('h', 10, 0)).toEqual([]);
  expect(await store.tables.find('c')).toBeNull();
});

test('who left a trace, or was seen lately, is not forgotten', async () => {
  const store = await withMatch();
  for (const id of ['g', 'new', 'old', 'coded']) await store.people.save({ id, name: id, colour: 0 });
  await store.codes.add('once', { is: 'guest', guest: 'coded' }, store.now() + 60_000);
  await store.codes.add('late', { is: 'guest', guest: 'old' }, store.now() - 1);
  expect(await store.codes.forget()).toBe(1);
  expect(await store.people.forget(store.now() - 60_000)).toBe(0);
  expect(await store.people.forget(store.now() + 60_000)).toBe(2);
  expect((await store.people.find(['g', 'new', 'old', 'coded'])).map(({ id }) => id)).toEqual(['g', 'coded']);
});

test('a match that was stopped stays so, and all else is there after opening again', async () => {
  const folder = temporaryFolder();
  const first = await freshStore(folder);
  await first.tables.create(TABLE, MATCH);
  await first.matches.stop('a-1', 'a rule broke');
  await first.people.save({ id: 'g', name: 'Mika', colour: 3 });
  expect(await first.settings.keep('key', 'first')).toBe('first');
  await first.close();
  const store = await freshStore(folder);
  expect(await store.tables.find('a')).toEqual({
    table: TABLE,
    match: { ...MATCH, stopped: 'a rule broke' },
    asked: [],
    seen: {},
  });
  expect(await store.people.find(['x', 'g'])).toEqual([{ id: 'g', name: 'Mika', colour: 3 }]);
  expect(await store.settings.keep('key', 'second')).toBe('first');
});

test('what is no data is refused alone', async () => {
  const store = await withMatch();
  const [good, bad, after] = await Promise.allSettled([
    store.people.save({ id: 'g', name: 'Mika', colour: 0 }),
    store.people.save({ id: 'h', name: (() => 'Jo') as never, colour: 0 }),
    store.people.save({ id: 'i', name: 'Sam', colour: 0 }),
  ]);
  expect([good.status, bad.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await store.people.find(['g', 'h', 'i'])).map(({ id }) => id)).toEqual(['g', 'i']);
});

test('time never goes back', async () => {
  const store = await freshStore();
  const times = Array.from({ length: 100 }, () => store.now());
  expect(times).toEqual([...times].sort((a, b) => a - b));
});
