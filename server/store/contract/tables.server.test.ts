/** Tables change in one order, and are found by who has to do with them. */
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import {
  beginMatch,
  createTable,
  entries,
  entry,
  FOUND,
  MATCH,
  move,
  NOTHING,
  open,
  placeOf,
  TABLE,
} from '../../testing/store-samples.ts';
import type { Store, TableRecord } from '../index.ts';

const idsOf = (found: Awaited<ReturnType<Store['tables']['ofGuest']>>) => found.map(({ table }) => table.id);

describe.each(ENGINES)('$name', (engine) => {
  test('a table is found as it was made', async () => {
    const store = await open(engine);
    await createTable(store);
    expect(await store.tables.find('a')).toEqual(FOUND);
    expect(await store.matches.find('a-1')).toEqual(MATCH);
    expect(await store.tables.find('b')).toBeNull();
    expect(await store.matches.find('b-1')).toBeNull();
  });

  test('what is proposed is kept with the table, and so is that an agreed end has no winner', async () => {
    const store = await open(engine);
    await createTable(store);
    const proposal = {
      ...{ id: '0:abcdefgh', match: 'a-1', by: 'g', agreement: { is: 'rewind' as const, to: 3 }, moment: 5 },
      ...{ asks: ['g', 'h'], agreed: ['g'], refusedBy: null },
    };
    await store.tables.change({ ...TABLE, proposal });
    expect((await store.tables.find('a'))!.table).toEqual({ ...TABLE, proposal, revision: 1 });
    await store.tables.change({ ...TABLE, revision: 1, proposal: { ...proposal, refusedBy: 'h' } });
    expect((await store.tables.find('a'))!.table.proposal).toEqual({ ...proposal, refusedBy: 'h' });
    await store.tables.change({ ...TABLE, revision: 2, proposal: null });
    expect((await store.tables.find('a'))!.table.proposal).toBeNull();
    expect((await store.matches.find('a-1'))!.agreedEnd).toBe(false);
  });

  test('a change made to an older table is refused, and changes nothing', async () => {
    const store = await open(engine);
    await createTable(store);
    const absence = { bot: 'hard', after: 120, taking: true };
    const changed: TableRecord = { ...TABLE, public: true, hints: true, absence, delay: { minutes: 3 } };
    expect(await store.tables.change(changed)).toEqual({ is: 'stored', revision: 1, drives: false });
    const late = {
      links: [{ seat: 0, to: null }],
      announced: { ...MATCH, id: 'a-2', round: 2 },
      turn: 'here',
      startsAt: 99,
    } as const;
    expect(await store.tables.change({ ...TABLE, host: 'h' }, late)).toEqual({ is: 'behind' });
    expect(await store.tables.find('a')).toEqual({ ...FOUND, table: { ...changed, revision: 1 } });
    expect(await store.matches.find('a-2')).toBeNull();
    expect(await store.jobs.take('a', 'turn')).toBeNull();
  });

  test('of two changes at once one is stored', async () => {
    const store = await open(engine);
    await createTable(store);
    const both = await Promise.all(['g', 'h'].map((host) => store.tables.change({ ...TABLE, host })));
    expect(both.map(({ is }) => is).sort()).toEqual(['behind', 'stored']);
    expect((await store.tables.find('a'))!.table.revision).toBe(1);
  });

  test('a match begins with its first entries, its header and whom it waits for', async () => {
    const store = await open(engine);
    await beginMatch(store, entries(0, 2));
    expect(await store.tables.find('a')).toMatchObject({
      table: { stage: 'running', revision: 1 },
      match: { stage: 'running', header: { game: 'lanterns' } },
      asked: [1],
    });
    expect(await store.matches.log('a-1')).toEqual(entries(0, 2));
  });

  test('seats go and come, and what is known of them with them', async () => {
    const store = await open(engine);
    await createTable(store);
    const [guest, bot] = TABLE.seats;
    const seats = [
      { ...guest, orders: { lead: { alone: true } }, away: true, gaveUp: true },
      { ...bot, kept: 'somebody' },
      { ...bot, bot: null },
    ];
    await store.tables.change({ ...TABLE, seats });
    expect((await store.tables.find('a'))!.table.seats).toEqual(seats);
    await store.tables.change({ ...TABLE, revision: 1, seats: [bot] });
    expect((await store.tables.find('a'))!.table.seats).toEqual([bot]);
  });

  test('orders are stored alone, and are a change of the table', async () => {
    const store = await open(engine);
    await createTable(store);
    expect(await store.tables.order('a', 0, { lead: { alone: true } })).toBe(1);
    const { table } = (await store.tables.find('a'))!;
    expect(table).toEqual({
      ...TABLE,
      revision: 1,
      seats: [{ ...TABLE.seats[0], orders: { lead: { alone: true } } }, TABLE.seats[1]],
    });
    expect(await store.tables.change(TABLE)).toEqual({ is: 'behind' });
  });

  test('who played is kept: from the start, after every change, and over a rematch', async () => {
    const store = await open(engine);
    await beginMatch(store, entries(0, 2));
    const running = { ...TABLE, stage: 'running', revision: 1 } as const;
    await store.tables.change(running, {
      players: { match: 'a-1', players: [{ seat: 0, guest: 'g', bot: 'greedy' }] },
    });
    const announced = { ...MATCH, id: 'a-2', round: 2 };
    await store.tables.change({ ...running, stage: 'waiting', round: 2, revision: 2 }, { announced });
    expect(await store.matches.players('a-1')).toEqual([
      { seat: 0, since: 0, guest: 'g', bot: null },
      { seat: 0, since: 2, guest: 'g', bot: 'greedy' },
      { seat: 1, since: 0, guest: null, bot: 'random' },
    ]);
    expect((await store.tables.find('a'))!.match).toEqual(announced);
  });

  test('when somebody was last seen is kept, and is no change of the table', async () => {
    const store = await open(engine);
    await createTable(store);
    await store.tables.leave('a', 'g', 77);
    await store.tables.leave('a', 'h', 78);
    await store.tables.leave('a', 'g', 79);
    expect(await store.tables.find('a')).toEqual({ ...FOUND, seen: { g: 79, h: 78 } });
  });

  test('a match that was stopped stays so, and its table was changed by it', async () => {
    const store = await open(engine);
    await beginMatch(store);
    expect(await store.matches.stop('a-1', 'a rule broke')).toBe(2);
    expect(await store.tables.find('a')).toMatchObject({ table: { revision: 2 }, match: { stopped: 'a rule broke' } });
    expect(await store.append(placeOf(0), move('one'), [entry(0)], NOTHING)).toMatchObject({ is: 'behind' });
  });

  test('heads say how far tables are; those that are not there are left out', async () => {
    const store = await open(engine);
    await beginMatch(store, entries(0, 3));
    await createTable(store, { id: 'b' });
    expect(await store.tables.heads(['b', 'nowhere', 'a'])).toEqual(
      expect.arrayContaining([
        { table: 'a', revision: 1, next: 3 },
        { table: 'b', revision: 0, next: 0 },
      ]),
    );
    expect(await store.tables.heads(['nowhere'])).toEqual([]);
    expect(await store.tables.heads([])).toEqual([]);
    // Of the match of its round, not of the one before.
    await store.tables.change({ ...TABLE, revision: 1, round: 2 }, { announced: { ...MATCH, id: 'a-2', round: 2 } });
    expect(await store.tables.heads(['a'])).toEqual([{ table: 'a', revision: 2, next: 0 }]);
  });

  test('tables are found by who sits there, the one touched last first', async () => {
    const store = await open(engine);
    await createTable(store);
    await createTable(store, { id: 'b', touchedAt: 6 });
    expect(idsOf(await store.tables.ofGuest('g', 10, 0))).toEqual(['b', 'a']);
    expect(idsOf(await store.tables.ofGuest('g', 1, 0))).toEqual(['b']);
    expect(idsOf(await store.tables.ofGuest('g', 10, 6))).toEqual(['b']);
    expect(await store.tables.ofGuest('h', 10, 0)).toEqual([]);
    expect(idsOf(await store.tables.unfinishedOfGuest('g', 10, 0))).toEqual(['b', 'a']);
    expect(idsOf(await store.tables.unfinishedOfGuest('g', 1, 6))).toEqual(['b']);
    // Matches that are over, however late, hide none that goes on.
    await createTable(store, { id: 'c', touchedAt: 7, stage: 'over' });
    expect(idsOf(await store.tables.ofGuest('g', 10, 0))).toEqual(['b', 'a', 'c']);
    expect(idsOf(await store.tables.ofGuest('g', 2, 0))).toEqual(['b', 'a']);
  });

  test('a match that was given up is on nobody’s list before it is over', async () => {
    const store = await open(engine);
    const [guest, bot] = TABLE.seats;
    await beginMatch(store);
    const seats = [{ ...guest, gaveUp: true }, bot];
    await store.tables.change({ ...TABLE, stage: 'running', revision: 1, seats });
    expect(await store.tables.ofGuest('g', 10, 0)).toEqual([]);
    const ended = { winners: [1], places: [2, 1] };
    await store.append(placeOf(0, 2), move('last'), [entry(0)], { ...NOTHING, ended });
    expect(idsOf(await store.tables.ofGuest('g', 10, 0))).toEqual(['a']);
  });
});
