/** What cannot be copied, or must not be, is refused in one sentence, and nothing is changed. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { describe, expect, test } from 'vitest';
import { ENGINES, type Engine } from '../../testing/engines.ts';
import { temporaryFolder } from '../../testing/hall.ts';
import { freshDatabase, query } from '../../testing/postgres/database.ts';
import { beginMatch, entries, open } from '../../testing/store-samples.ts';
import { DATA_FILE } from '../embedded/database.ts';
import type { StoreAt } from '../index.ts';
import { copy } from './copy.ts';
import { openFolder } from './file-source.ts';
import { emptyFolder } from './file-target.ts';
import { backup, copyStore, restore } from './index.ts';
import { openDatabase } from './postgres-source.ts';

const [embedded, postgres] = ['embedded', 'postgres'].map((name) => ENGINES.find((engine) => engine.name === name)!);
const BOTH = [embedded, postgres] as const;
const quiet = () => undefined;

async function refusal(copying: Promise<unknown>): Promise<object> {
  const { code, about, message } = (await copying.then(
    () => {
      throw new Error('it was copied');
    },
    (error) => error,
  )) as { code: string; about: string; message: string };
  return { code, about, message };
}

/** A store that nobody has open, in which these matches are played. */
async function stored(engine: Engine, ...tables: string[]): Promise<StoreAt> {
  const at = await engine.place();
  const store = await open(engine, at);
  for (const id of tables) await beginMatch(store, entries(0, 3), { id });
  await store.close();
  return at;
}

/** As a hall sees it that opens it now. */
async function isThere(engine: Engine, at: StoreAt, match: string): Promise<boolean> {
  const store = await open(engine, at);
  const found = await store.matches.find(match);
  await store.close();
  return found !== null;
}

describe.each(BOTH)('$name', (engine) => {
  test('a target in which something is kept stays as it is', async () => {
    const [from, to] = [await stored(embedded, 'a'), await stored(engine, 'other')];
    const file = join(temporaryFolder(), 'backup.db');
    await backup(from, file, quiet);
    for (const attempt of [() => copyStore(from, to, quiet), () => restore(file, to, quiet)]) {
      expect(await refusal(attempt())).toMatchObject({ code: 'target-not-empty' });
    }
    expect(await isThere(engine, to, 'other-1')).toBe(true);
    expect(await isThere(engine, to, 'a-1')).toBe(false);
  });

  test('a hall that is open is not copied, nor written into, and no other store is begun', async () => {
    const [from, folder] = [await engine.place(), temporaryFolder()];
    const store = await open(engine, from);
    await beginMatch(store);
    expect(await refusal(copyStore(from, { folder }, quiet))).toMatchObject({ code: 'in-use' });
    expect(readdirSync(folder)).toEqual([]);
    const written = copyStore(await stored(embedded, 'b'), from, quiet);
    expect(await refusal(written)).toMatchObject({ code: engine.shared ? 'target-not-empty' : 'in-use' });
    await store.close();
    expect(await copyStore(from, { folder }, quiet)).toMatchObject({ matches: 1 });
  });

  test('where no hall was, there is nothing to copy', async () => {
    const at = await nothingAt(engine);
    const folder = temporaryFolder();
    expect(await refusal(copyStore(at, { folder }, quiet))).toMatchObject({ code: 'no-store' });
    expect(await refusal(backup(at, join(folder, 'backup.db'), quiet))).toMatchObject({ code: 'no-store' });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a row that cannot be read is named by its match, and nothing is there afterwards', async () => {
    const [from, to] = [(await stored(embedded, 'a', 'b', 'c')) as { folder: string }, await engine.place()];
    const file = new Libsql(join(from.folder, DATA_FILE));
    file.exec(`update entries set payload = cast(x'ff80fe' as text) where match = 'b-1' and idx = 1`);
    file.close();
    expect(await refusal(copyStore(from, to, quiet))).toMatchObject({ code: 'damaged', about: 'match b-1' });
    expect(await isThere(engine, to, 'a-1')).toBe(false);
  });
});

async function nothingAt(engine: Engine): Promise<StoreAt> {
  return engine.shared ? { url: await freshDatabase() } : { folder: join(temporaryFolder(), 'none') };
}

test('while a folder is copied, no hall opens it', async () => {
  const [from, to] = [(await stored(embedded, 'a')) as { folder: string }, temporaryFolder()];
  const source = await openFolder(from.folder, false);
  await expect(open(embedded, from)).rejects.toThrow('another hall has the folder');
  expect(await refusal(copyStore({ folder: temporaryFolder() }, from, quiet))).toMatchObject({ code: 'no-store' });
  await source.close();
  expect(await copyStore(from, { folder: to }, quiet)).toMatchObject({ matches: 1 });
});

test('a database that is opened while it is copied is found out in the end', async () => {
  const [from, folder] = [(await stored(postgres, 'a')) as { url: string }, temporaryFolder()];
  async function opensMeanwhile() {
    const source = await openDatabase(from.url, false);
    await open(postgres, from);
    return source;
  }
  const copied = copy(opensMeanwhile, () => emptyFolder(folder), quiet);
  expect(await refusal(copied)).toMatchObject({ code: 'in-use' });
  expect(readdirSync(folder)).toEqual(['hall.lock']);
});

test('a database that stores something else than it was given is found out, match by match', async () => {
  const from = await stored(embedded, 'a', 'b', 'c');
  const url = await freshDatabase();
  await (await open(postgres, { url })).close();
  await query(
    url,
    `create function spoil() returns trigger language plpgsql as $$ begin
       new.payload = replace(new.payload, '"at":7', '"at":8'); return new; end $$;
     create trigger spoil before insert on entries for each row when (new.match = 'b-1' and new.idx = 2) execute function spoil()`,
  );
  expect(await refusal(copyStore(from, { url }, quiet))).toMatchObject({ code: 'differs', about: 'match b-1' });
  expect(await isThere(postgres, { url }, 'a-1')).toBe(false);
  await query(url, 'drop trigger spoil on entries');
  expect(await copyStore(from, { url }, quiet)).toMatchObject({ matches: 3, entries: 9 });
});

test('what belongs to nothing any more is copied too, and missed if it is not', async () => {
  const [from, url] = [(await stored(embedded, 'a')) as { folder: string }, await freshDatabase()];
  const file = new Libsql(join(from.folder, DATA_FILE));
  file.exec(`insert into entries (match, idx, payload) values ('gone-1', 0, '{}')`);
  file.close();
  await (await open(postgres, { url })).close();
  await query(url, `create rule lose as on insert to entries where new.match = 'gone-1' do instead nothing`);
  expect(await refusal(copyStore(from, { url }, quiet))).toMatchObject({ code: 'differs', about: 'entries' });
  await query(url, 'drop rule lose on entries');
  expect(await copyStore(from, { url }, quiet)).toMatchObject({ matches: 1, entries: 4 });
});

test('a backup overwrites nothing, and what is none is not brought back', async () => {
  const [from, folder] = [await stored(embedded, 'a'), temporaryFolder()];
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'To do: make a backup');
  expect(await refusal(backup(from, file, quiet))).toMatchObject({ code: 'file-exists', about: file });
  expect(readFileSync(file, 'utf8')).toBe('To do: make a backup');
  const empty = join(folder, 'empty.db');
  writeFileSync(empty, '');
  const other = join(folder, 'other.db');
  const database = new Libsql(other);
  database.exec('create table something (a); pragma user_version = 3');
  database.close();
  for (const none of [file, empty, other, join(folder, 'missing.db')]) {
    const to = join(folder, 'hall');
    expect(await refusal(restore(none, { folder: to }, quiet))).toMatchObject({ code: 'no-backup', about: none });
    expect(readdirSync(folder).sort()).toEqual(['empty.db', 'notes.txt', 'other.db']);
  }
});

test('a backup of a newer Yamanote is not brought back, nor one whose pages went bad', async () => {
  const [from, file] = [await stored(embedded, 'a', 'b'), join(temporaryFolder(), 'backup.db')];
  await backup(from, file, quiet);
  const whole = readFileSync(file);
  const database = new Libsql(file);
  database.exec('pragma user_version = 99');
  database.close();
  const folder = temporaryFolder();
  expect(await refusal(restore(file, { folder }, quiet))).toMatchObject({ code: 'newer-shape' });
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(file, whole.fill(0xff, 4096 * 3));
  expect(await refusal(restore(file, { folder }, quiet))).toMatchObject({ code: 'damaged', about: file });
  expect(readdirSync(folder).filter((name) => name.startsWith(DATA_FILE))).toEqual([]);
});
