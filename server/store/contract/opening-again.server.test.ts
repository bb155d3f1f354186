/** What was stored is there for whoever opens the store next; what a node only had is nobody's. */
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { openStoreVictim } from '../../testing/open-store-victim.ts';
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

const LATER = 3_600_000;

describe.each(ENGINES)('$name', (engine) => {
  test('everything that was stored is there again', async () => {
    const at = await engine.place();
    const first = await open(engine, at);
    const startsAt = first.now() + LATER;
    await createTable(first);
    await first.tables.change(TABLE, { startsAt });
    await first.deals.seal('a-1', { guest: 'g', commitment: 'c', seal: 's' });
    await first.deals.open('a-1', 'g', 'c', 'bits');
    await first.matches.stop('a-1', 'a rule broke');
    await first.people.save({ id: 'g', name: 'Mika', colour: 3 });
    await first.codes.add('abcd', { is: 'guest', guest: 'g' }, first.now() + LATER);
    await first.settings.keep('key', 'first');
    await first.close();

    const store = await open(engine, at);
    expect(await store.tables.find('a')).toEqual({
      ...FOUND,
      table: { ...TABLE, revision: 2 },
      match: { ...MATCH, stopped: 'a rule broke' },
      parts: [{ guest: 'g', commitment: 'c', seal: 's', bits: 'bits' }],
      startsAt,
    });
    expect(await store.people.find(['g'])).toEqual([{ id: 'g', name: 'Mika', colour: 3 }]);
    expect(await store.codes.find('abcd')).toEqual({ is: 'guest', guest: 'g' });
    expect(await store.settings.keep('key', 'second')).toBe('first');
  });

  test('a match is played on from where it was', async () => {
    const at = await engine.place();
    const first = await open(engine, at);
    await beginMatch(first, entries(0, 2));
    const snapshot = { next: 3, payload: 'state' };
    await first.append(placeOf(2), move('one', 'x'), [entry(2)], { ...NOTHING, asked: [0], snapshot });
    await first.close();

    const store = await open(engine, at);
    expect((await store.tables.find('a'))!.asked).toEqual([0]);
    expect(await store.matches.snapshot('a-1')).toEqual(snapshot);
    const known = { is: 'known', ack: { first: 2, next: 3 } };
    expect(await store.append(placeOf(2), move('one', 'x'), [entry(2)], NOTHING)).toEqual(known);
    const stored = { is: 'stored', revision: 1, drives: false };
    expect(await store.append(placeOf(3), move('two'), [entry(3)], NOTHING)).toEqual(stored);
    expect(await store.matches.log('a-1')).toEqual(entries(0, 4));
  });

  test('what was not done yet is nobody’s again, and nobody looks any more', async () => {
    const at = await engine.place();
    const first = await open(engine, at);
    await createTable(first, { public: true });
    await first.presence.tell('a', { lookers: [{ guest: 'g', pace: 'calm' }], stuck: [] });
    await first.jobs.at('a', 'start', first.now() - 1);
    const claimed = await first.jobs.claim(['start'], 9);
    await first.close();

    const store = await open(engine, at);
    expect(await store.presence.elsewhere('a')).toEqual([]);
    expect(await store.jobs.claim(['start'], 9)).toEqual(claimed);
    expect(claimed).toHaveLength(1);
  });

  test('jobs made from then on are others', async () => {
    const at = await engine.place();
    const first = await open(engine, at);
    for (const table of ['a', 'b']) await first.jobs.at(table, 'turn', first.now() - 1);
    const before = await first.jobs.claim(['turn'], 9);
    await first.close();

    const store = await open(engine, at);
    for (const { table } of before) await store.jobs.cancel(table, 'turn');
    for (const { table } of before) await store.jobs.at(table, 'turn', store.now() - 1);
    for (const job of before) await store.jobs.done(job);
    expect(await store.jobs.claim(['turn'], 9)).toHaveLength(2);
  });

  test('a node that was killed keeps nothing', async () => {
    const at = await engine.place();
    const first = await open(engine, at);
    await createTable(first, { public: true });
    await first.jobs.at('a', 'turn', first.now() - 1);
    await first.close();
    const victim = await openStoreVictim(at);
    await victim.die();

    const store = await open(engine, at);
    expect(await store.jobs.take('a', 'turn')).toEqual(victim.job);
    expect(victim.job).toMatchObject({ table: 'a', kind: 'turn' });
  });
});
