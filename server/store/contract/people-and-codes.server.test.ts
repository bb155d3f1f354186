/** Guests are remembered while they left a trace; codes work once. */
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { createTable, open, TABLE } from '../../testing/store-samples.ts';

const MINUTE = 60_000;
const SEAT = { is: 'seat', table: 'a', seat: 1, holder: null, round: 1 } as const;

describe.each(ENGINES)('$name', (engine) => {
  test('a guest is found as last saved, in the order asked for', async () => {
    const store = await open(engine);
    await store.people.save({ id: 'g', name: 'Mika', colour: 3 });
    await store.people.save({ id: 'h', name: 'Jo', colour: 4 });
    await store.people.save({ id: 'g', name: 'Mika-chan', colour: 5 });
    expect(await store.people.find(['h', 'x', 'g'])).toEqual([
      { id: 'h', name: 'Jo', colour: 4 },
      { id: 'g', name: 'Mika-chan', colour: 5 },
    ]);
  });

  test('a guest is let in with a mark, and the last one counts, whatever they are called', async () => {
    const store = await open(engine);
    await store.people.save({ id: 'g', name: 'Mika', colour: 3 });
    expect(await store.people.admitted('g')).toBeNull();
    await store.people.admit('g', 'ab');
    await store.people.admit('g', 'cd');
    await store.people.save({ id: 'g', name: 'Mika-chan', colour: 5 });
    await store.people.admit('x', 'cd');
    expect([await store.people.admitted('g'), await store.people.admitted('x')]).toEqual(['cd', null]);
  });

  test('who left a trace, or was seen lately, is not forgotten', async () => {
    const store = await open(engine);
    await createTable(store);
    for (const id of ['g', 'new', 'old', 'coded']) await store.people.save({ id, name: id, colour: 0 });
    await store.codes.add('once', { is: 'guest', guest: 'coded' }, store.now() + MINUTE);
    await store.codes.add('late', { is: 'guest', guest: 'old' }, store.now() - 1);
    expect(await store.codes.forget()).toBe(1);
    expect(await store.people.forget(store.now() - MINUTE)).toBe(0);
    expect(await store.people.forget(store.now() + MINUTE)).toBe(2);
    expect((await store.people.find(['g', 'new', 'old', 'coded'])).map(({ id }) => id)).toEqual(['g', 'coded']);
  });

  test('a code is taken once, by one of two', async () => {
    const store = await open(engine);
    await store.codes.add('abcd', { is: 'guest', guest: 'g' }, store.now() + MINUTE);
    expect(await store.codes.find('abcd')).toEqual({ is: 'guest', guest: 'g' });
    const taken = await Promise.all([store.codes.take('abcd'), store.codes.take('abcd')]);
    expect(taken.filter((one) => one !== null)).toEqual([{ is: 'guest', guest: 'g' }]);
    expect(await store.codes.find('abcd')).toBeNull();
    expect(await store.codes.take('abcd')).toBeNull();
  });

  test('a code that has run out is for nothing', async () => {
    const store = await open(engine);
    await store.codes.add('late', { is: 'guest', guest: 'g' }, store.now() - 1);
    expect(await store.codes.find('late')).toBeNull();
    expect(await store.codes.take('late')).toBeNull();
  });

  test('of two codes for a seat the newer one counts', async () => {
    const store = await open(engine);
    await createTable(store);
    const until = store.now() + MINUTE;
    await store.codes.add('abcd', SEAT, until);
    await store.codes.add('efgh', { ...SEAT, holder: 'h' }, until);
    await store.codes.add('ijkl', { ...SEAT, seat: 0 }, until);
    expect(await store.codes.find('abcd')).toBeNull();
    expect(await store.codes.take('efgh')).toEqual({ ...SEAT, holder: 'h' });
    expect(await store.codes.take('ijkl')).toEqual({ ...SEAT, seat: 0 });
  });

  test('codes go where their seats go', async () => {
    const store = await open(engine);
    await createTable(store);
    const until = store.now() + MINUTE;
    await store.codes.add('gone', { ...SEAT, seat: 0 }, until);
    await store.codes.add('moved', SEAT, until);
    const links = [
      { seat: 0, to: null },
      { seat: 1, to: 0 },
    ];
    await store.tables.change({ ...TABLE, seats: [TABLE.seats[1]] }, { links });
    expect(await store.codes.find('gone')).toBeNull();
    expect(await store.codes.find('moved')).toEqual({ ...SEAT, seat: 0 });
  });

  test('of all values for a setting the first is kept', async () => {
    const store = await open(engine);
    expect(await store.settings.keep('key', 'first')).toBe('first');
    expect(await store.settings.keep('key', 'second')).toBe('first');
  });

  test('what is no data is refused alone', async () => {
    const store = await open(engine);
    const [good, bad, after] = await Promise.allSettled([
      store.people.save({ id: 'g', name: 'Mika', colour: 0 }),
      store.people.save({ id: 'h', name: (() => 'Jo') as never, colour: 0 }),
      store.people.save({ id: 'i', name: 'Sam', colour: 0 }),
    ]);
    expect([good.status, bad.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.people.find(['g', 'h', 'i'])).map(({ id }) => id)).toEqual(['g', 'i']);
  });
});
