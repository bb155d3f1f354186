import { join } from 'node:path';
import type { Entry } from '@yamanote/kernel';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/hall.ts';
import { DATA_FILE, openDatabase } from './database.ts';
import {
  addCode,
  addEntries,
  addMatch,
  findAck,
  findMatch,
  findTable,
  openStore,
  readLog,
  saveOrders,
  saveTable,
  takeCode,
} from './index.ts';
import { MIGRATIONS } from './migrations.ts';

function entry(index: number): Entry {
  return { index, seat: 0, answer: { do: 'pass' }, by: { is: 'person' }, at: 0, clock: null };
}

test('writes in flight are committed together, and resolve when they are on the disk', async () => {
  const folder = temporaryFolder();
  const store = openStore(folder);
  const other = openDatabase(folder);
  const counts = () => other.rows<{ n: number }>('select count(*) as n from entries', [])[0].n;
  const written = Array.from({ length: 100 }, (_, i) =>
    store.write((database) => addEntries(database, `match-${i % 7}`, `move-${i}`, [entry((i / 7) | 0)])).then(counts),
  );
  expect(counts()).toBe(0);
  // Whoever is told first sees all hundred: they were one transaction.
  expect(new Set(await Promise.all(written))).toEqual(new Set([100]));
  other.close();
  store.close();
});

test('work that fails is refused alone', async () => {
  const store = openStore(temporaryFolder());
  const add = (move: string, index: number) =>
    store.write((database) => addEntries(database, 'match', move, [entry(index)]));
  const results = await Promise.allSettled([add('one', 0), add('two', 0), add('one', 1), add('three', 1)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(readLog(store.database, 'match')).toEqual([entry(0), entry(1)]);
  expect(findAck(store.database, 'match', 'one')).toEqual({ first: 0, next: 1 });
  expect(findAck(store.database, 'match', 'two')).toBeNull();
  expect(findAck(store.database, 'match', 'three')).toEqual({ first: 1, next: 2 });
  store.close();
});

test('a move reaches up to the next one', async () => {
  const store = openStore(temporaryFolder());
  await store.write((database) => addEntries(database, 'match', 'begin', [entry(0), entry(1), entry(2)]));
  await store.write((database) => addEntries(database, 'match', 'answer', [entry(3), entry(4)]));
  expect(findAck(store.database, 'match', 'begin')).toEqual({ first: 0, next: 3 });
  expect(findAck(store.database, 'match', 'answer')).toEqual({ first: 3, next: 5 });
  expect(readLog(store.database, 'match', 3)).toEqual([entry(3), entry(4)]);
  store.close();
});

test('what was stored is there after opening again, and nobody takes a code twice', async () => {
  const folder = temporaryFolder();
  const first = openStore(folder);
  const match = { id: 'a-1', table: 'a', round: 1, seed: '00', header: null, stage: 'waiting', winners: null } as const;
  await first.write((database) => {
    addMatch(database, match);
    addCode(database, 'abcd', { is: 'seat', table: 'a', seat: 2 }, 1000);
    addCode(database, 'late', { is: 'guest', guest: 'g' }, 1000);
  });
  first.close();
  const store = openStore(folder);
  expect(findMatch(store.database, 'a-1')).toEqual(match);
  expect(findMatch(store.database, 'a-2')).toBeNull();
  expect(takeCode(store.database, 'abcd', 999)).toEqual({ is: 'seat', table: 'a', seat: 2 });
  expect(takeCode(store.database, 'abcd', 999)).toBeNull();
  expect(takeCode(store.database, 'late', 1000)).toBeNull();
  store.close();
});

test('a file from before there were orders and kept seats is taken over with its tables and seats', () => {
  const folder = temporaryFolder();
  const file = new Libsql(join(folder, DATA_FILE));
  file.exec(`${MIGRATIONS.slice(0, 2).join(';')}; pragma user_version = 2`);
  file.exec(`insert into tables values ('t', 'lanterns', '{}', 0, 0, 'g', 1, 'running', 7)`);
  file.exec(`insert into seats values ('t', 0, 'g', null, 0), ('t', 1, null, 'random', 1)`);
  file.close();
  const store = openStore(folder);
  const seats = () => findTable(store.database, 't')!.seats;
  expect(seats()).toEqual([
    { guest: 'g', bot: null, away: false, orders: null, kept: null, gaveUp: false },
    { guest: null, bot: 'random', away: true, orders: null, kept: null, gaveUp: false },
  ]);
  saveOrders(store.database, 't', 0, { lead: { alone: true } });
  expect(seats().map(({ orders }) => orders)).toEqual([{ lead: { alone: true } }, null]);
  saveTable(store.database, findTable(store.database, 't')!);
  expect(seats()[0].orders).toEqual({ lead: { alone: true } });
  // A seat that was closed is gone.
  const table = findTable(store.database, 't')!;
  saveTable(store.database, { ...table, seats: [{ ...table.seats[0], kept: 'Aiko' }] });
  expect(seats()).toEqual([{ ...table.seats[0], kept: 'Aiko' }]);
  store.close();
});

test('a file of a newer Yamanote is left alone', () => {
  const folder = temporaryFolder();
  openDatabase(folder).close();
  const file = new Libsql(join(folder, DATA_FILE));
  file.exec('pragma user_version = 99');
  file.close();
  expect(() => openDatabase(folder)).toThrow('newer Yamanote');
});

test('how fast appends are (printed, not judged)', async () => {
  const store = openStore(temporaryFolder());
  const inFlight = 64;
  const rounds = 100;
  const begin = performance.now();
  for (let round = 0; round < rounds; round++) {
    await Promise.all(
      Array.from({ length: inFlight }, (_, i) =>
        store.write((database) => addEntries(database, `match-${i}`, `move-${round}`, [entry(round)])),
      ),
    );
  }
  const together = (inFlight * rounds) / ((performance.now() - begin) / 1000);
  const start = performance.now();
  for (let i = 0; i < rounds; i++) {
    await store.write((database) => addEntries(database, 'alone', `move-${i}`, [entry(i)]));
  }
  const alone = rounds / ((performance.now() - start) / 1000);
  console.log(`appends a second: ${together.toFixed(0)} with ${inFlight} in flight, ${alone.toFixed(0)} one by one`);
  store.close();
});
