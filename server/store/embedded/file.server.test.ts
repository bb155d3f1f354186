/** The one file, and what may happen to it. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { writeEarlierFile } from '../../testing/earlier-file.ts';
import { openTestStore, temporaryFolder } from '../../testing/hall.ts';
import { beginMatch, entry, move, NOTHING, placeOf } from '../../testing/store-samples.ts';
import { isPassing } from '../index.ts';
import { DATA_FILE, openDatabase } from './database.ts';
import { addEntries, readLog } from './entries.ts';
import { storeError } from './faults.ts';
import { groupCommit } from './group-commit.ts';
import { MIGRATIONS } from './migrations.ts';
import { findGuests, forgetGuests, saveGuest, seeGuest } from './people.ts';

const text = (index: number) => JSON.stringify(entry(index));

test('writes in flight are committed together, and resolve when they are on the disk', async () => {
  const folder = temporaryFolder();
  const [database, other] = [openDatabase(folder), openDatabase(folder)];
  const { write } = groupCommit(database);
  const counts = () => other.rows<{ n: number }>('select count(*) as n from entries', [])[0].n;
  const written = Array.from({ length: 100 }, (_, i) =>
    write((file) =>
      addEntries(file, `match-${i % 7}`, (i / 7) | 0, { id: `${i}`, hash: '' }, [text((i / 7) | 0)]),
    ).then(counts),
  );
  expect(counts()).toBe(0);
  // Whoever is told first sees all hundred: they were one transaction.
  expect(new Set(await Promise.all(written))).toEqual(new Set([100]));
  other.close();
  database.close();
});

test('a file that somebody else holds is a fault that passes; a row that is not one is not', () => {
  const folder = temporaryFolder();
  const [database, other] = [openDatabase(folder), openDatabase(folder)];
  const faultOf = (act: () => unknown) => {
    try {
      return void act();
    } catch (error) {
      const { message, code } = error as { message: string; code: string };
      return storeError(message, code);
    }
  };
  other.exec('pragma busy_timeout = 0; begin');
  database.exec('begin immediate');
  expect(isPassing(faultOf(() => other.exec("insert into settings values ('key', 'value')")))).toBe(true);
  database.exec('commit');
  expect(isPassing(faultOf(() => other.exec('insert into nowhere values (1)')))).toBe(false);
  expect(isPassing(faultOf(() => JSON.parse('{')))).toBe(false);
  expect(isPassing(new Error('SQLITE_BUSY'))).toBe(false);
  other.close();
  database.close();
});

test('whoever comes back is remembered from then on', () => {
  const database = openDatabase(temporaryFolder());
  const hour = 3_600_000;
  for (const id of ['back', 'gone']) saveGuest(database, { id, name: id, colour: 0 }, 0);
  seeGuest(database, 'back', 5 * hour);
  expect(forgetGuests(database, 4 * hour)).toBe(1);
  expect(findGuests(database, ['back', 'gone']).map(({ id }) => id)).toEqual(['back']);
  database.close();
});

test('work that fails is refused alone', async () => {
  const database = openDatabase(temporaryFolder());
  const { write } = groupCommit(database);
  const add = (id: string, index: number) =>
    write((file) => addEntries(file, 'match', index, { id, hash: '' }, [text(index)]));
  const results = await Promise.allSettled([add('one', 0), add('two', 0), add('one', 1), add('three', 1)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(readLog(database, 'match')).toEqual([entry(0), entry(1)]);
  database.close();
});

test('a file from the beginnings is taken over with its tables, seats, and who plays', async () => {
  const folder = temporaryFolder();
  const file = new Libsql(join(folder, DATA_FILE));
  file.exec(`${MIGRATIONS.slice(0, 2).join(';')}; pragma user_version = 2`);
  file.exec(`insert into tables values ('t', 'lanterns', '{}', 0, 0, 'g', 1, 'running', 7)`);
  file.exec(`insert into matches values ('t-1', 't', 1, '00', null, 'running')`);
  file.exec(`insert into seats values ('t', 0, 'g', null, 0), ('t', 1, null, 'random', 1)`);
  file.close();
  const store = await openTestStore(folder);
  const found = (await store.tables.find('t'))!;
  expect(found.table.seats).toEqual([
    { guest: 'g', bot: null, away: false, orders: null, kept: null, gaveUp: false, absence: null },
    { guest: null, bot: 'random', away: true, orders: null, kept: null, gaveUp: false, absence: null },
  ]);
  expect(await store.jobs.claim(['turn'], 9)).toEqual([{ table: 't', kind: 'turn', number: 1 }]);
  expect(await store.matches.players('t-1')).toHaveLength(2);
  await store.tables.order('t', 0, { lead: { alone: true } });
  expect((await store.tables.find('t'))!.table.seats[0].orders).toEqual({ lead: { alone: true } });
  await store.close();
});

test('in a file of the shape before jobs, turns of bots are due at once, and matches are played on', async () => {
  const folder = temporaryFolder();
  writeEarlierFile(folder);
  const file = new Libsql(join(folder, DATA_FILE));
  file.exec(`
    insert into tables (id, game, options, public, auto_start, round, stage, touched_at, bot_is_due)
      values ('later', 'lanterns', '{}', 0, 0, 1, 'running', 8, 1), ('sooner', 'lanterns', '{}', 0, 0, 1, 'running', 7, 1),
             ('ended', 'lanterns', '{}', 0, 0, 1, 'over', 9, 1)`);
  file.close();
  const store = await openTestStore(folder);
  const due = await store.jobs.claim(['turn', 'start'], 9);
  expect(due.map(({ table, kind }) => `${table} ${kind}`).sort()).toEqual(['later turn', 'sooner turn']);
  expect(new Set(due.map(({ number }) => number)).size).toBe(2);
  const { table, asked } = (await store.tables.find('between'))!;
  expect({ revision: table.revision, asked }).toEqual({ revision: 3, asked: [1] });
  const stored = await store.append(placeOf(1, 3, 'between'), move('one'), [entry(1)], NOTHING);
  expect(stored).toEqual({ is: 'stored', revision: 3, drives: false });
  expect(await store.tables.heads(['between'])).toEqual([{ table: 'between', revision: 3, next: 2 }]);
  expect((await store.tables.find('past'))!.match.winners).toEqual([0]);
  await store.close();
});

test('a file of a newer Yamanote is left alone', async () => {
  const folder = temporaryFolder();
  openDatabase(folder).close();
  const file = new Libsql(join(folder, DATA_FILE));
  file.exec('pragma user_version = 99');
  file.close();
  await expect(openTestStore(folder)).rejects.toThrow('newer Yamanote');
});

test('a folder belongs to one hall at a time, and is free once that is gone', async () => {
  const folder = temporaryFolder();
  const store = await openTestStore(folder);
  await expect(openTestStore(folder)).rejects.toThrow(`another hall has the folder ${folder} open`);
  await store.close();
  await (await openTestStore(folder)).close();
});

test('what is no text in a text column spoils its own row and nothing else', async () => {
  const folder = temporaryFolder();
  const store = await openTestStore(folder);
  await store.people.save({ id: 'g', name: 'Mika', colour: 0 });
  await store.people.save({ id: 'h', name: 'Jo', colour: 1 });
  await store.close();
  const file = new Libsql(join(folder, DATA_FILE));
  file.exec(`update guests set name = cast(x'ff80fe' as text) where id = 'g'`);
  file.close();
  const again = await openTestStore(folder);
  expect((await again.people.find(['g', 'h'])).map(({ name }) => name)).toEqual(['\ufffd\ufffd\ufffd', 'Jo']);
  await again.close();
});

test('after a clean end everything is in one file', async () => {
  const folder = temporaryFolder();
  const store = await openTestStore(folder);
  await store.people.save({ id: 'g', name: 'Mika', colour: 0 });
  await store.close();
  const log = join(folder, `${DATA_FILE}-wal`);
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
});

test('a file that another program has locked stops nobody but who waits for it', async () => {
  const folder = temporaryFolder();
  const store = await openTestStore(folder);
  const other = new Libsql(join(folder, DATA_FILE));
  other.exec('begin immediate');
  let saved = false;
  const saving = store.people.save({ id: 'g', name: 'Mika', colour: 0 }).then(() => {
    saved = true;
  });
  // The thread that asks goes on: a turn of its loop passes, and another.
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(saved).toBe(false);
  other.exec('rollback');
  other.close();
  await saving;
  await store.close();
});

test('how fast appends are (printed, not judged)', async () => {
  const store = await openTestStore(temporaryFolder());
  const inFlight = 64;
  const rounds = 100;
  const names = ['alone', ...Array.from({ length: inFlight }, (_, i) => `together${i}`)];
  await Promise.all(names.map((id) => beginMatch(store, [], { id })));
  const add = (table: string, at: number) =>
    store.append(placeOf(at, 1, table), move(`${at}`), [entry(at)], { ...NOTHING, asked: [at % 2] });
  const begin = performance.now();
  for (let round = 0; round < rounds; round++) {
    await Promise.all(Array.from({ length: inFlight }, (_, i) => add(`together${i}`, round)));
  }
  const together = (inFlight * rounds) / ((performance.now() - begin) / 1000);
  const start = performance.now();
  for (let i = 0; i < rounds; i++) await add('alone', i);
  const alone = rounds / ((performance.now() - start) / 1000);
  console.log(`appends a second: ${together.toFixed(0)} with ${inFlight} in flight, ${alone.toFixed(0)} one by one`);
  await store.close();
});
