/** Moving house: from a file into PostgreSQL and back, with everything that was there. */
import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Match2, parseMatch, verify } from '@yamanote/kernel';
import { CLAIM, matchFileOf, RECOVER } from '@yamanote/protocol';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { overHttps, signInWith } from '../../testing/authenticator.ts';
import { openHall, type TestHall, temporaryFolder } from '../../testing/hall.ts';
import { type LivedIn, livedInHall, playOne, tableOf } from '../../testing/lived-in.ts';
import { isAsked } from '../../testing/play.ts';
import { emptyDatabase, freshDatabase, query } from '../../testing/postgres/database.ts';
import { testRegistry } from '../../testing/registry.ts';
import { comeBack, type Visitor, visitor } from '../../testing/visitor.ts';
import { DATA_FILE } from '../embedded/database.ts';
import { copyStore, type Say } from './index.ts';
import { TABLES } from './shape.ts';

const ALL_TABLES = [...TABLES.map(({ name }) => name)].sort();

/** Every row of a data file, in the order of its key, but not who had its jobs. */
function contentsOf(folder: string): Record<string, unknown[]> {
  const file = new Libsql(join(folder, DATA_FILE));
  const names = file.prepare("select name from sqlite_schema where type = 'table' order by name").all([]);
  const contents = (names as { name: string }[]).map(({ name }) => {
    const rows = file.prepare(`select * from "${name}"`).all([]) as Record<string, unknown>[];
    return [name, rows.map(({ node: _, ...row }) => row)];
  });
  file.close();
  return Object.fromEntries(contents);
}

/** The same person, at the table where they were. */
async function backAt({ address }: TestHall, visitor: Visitor): Promise<Visitor> {
  const back = await comeBack(address, visitor);
  await back.watch(tableOf(visitor));
  return back;
}

async function claim({ address }: TestHall, code: string): Promise<number> {
  return (await visitor(address).post(CLAIM, { code })).status;
}

/** By what they wrote down, and by what their device signs. */
async function expectToComeBack({ address }: TestHall, { waiting, recoveryCode, device }: LivedIn): Promise<void> {
  const phone = visitor(address);
  await phone.post(RECOVER, { code: recoveryCode });
  expect(phone.cookie).toBe(waiting.cookie);
  const other = visitor(address);
  expect((await signInWith(other, device, overHttps(address))).status).toBe(200);
  expect(other.cookie).toBe(waiting.cookie);
}

/** Everybody finds their table as they left it, and plays on. */
async function expectToGoOn(hall: TestHall, { finished, playing, ordering, waiting }: LivedIn): Promise<void> {
  for (const pair of [finished, playing, ordering]) {
    for (const one of pair) expect((await backAt(hall, one)).sight).toEqual(one.sight);
  }
  const { table, match } = finished[0].table!;
  const file = parseMatch(await (await fetch(hall.address + matchFileOf(table, match))).json()) as Match2;
  const { game } = await testRegistry[file.game]();
  expect(verify(game, file)).toMatchObject({ ok: true });
  expect((await backAt(hall, waiting)).table).toMatchObject({
    stage: 'waiting',
    commitment: waiting.table!.commitment,
  });
  for (const pair of [playing, ordering]) {
    for (const [i, one] of pair.entries()) pair[i] = await backAt(hall, one);
    await playOne(pair);
  }
}

const steps = (): { said: [number, number][]; say: Say } => {
  const said: [number, number][] = [];
  return { said, say: (done, all) => said.push([done, all]) };
};

test('from a file into a database and back: nothing is missing, and everybody plays on in each', async () => {
  const lived = await livedInHall();
  await lived.hall.close();
  const before = contentsOf(lived.hall.data);
  expect(Object.entries(before).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []))).toEqual(ALL_TABLES);

  const [url, folder, { said, say }] = [await emptyDatabase(), temporaryFolder(), steps()];
  const copied = await copyStore({ folder: lived.hall.data }, { url }, say);
  const { tables, matches, entries } = before;
  expect(copied).toEqual({ tables: tables.length, matches: matches.length, entries: entries.length });
  expect([said[0], said.at(-1)]).toEqual([
    [0, matches.length],
    [matches.length, matches.length],
  ]);
  expect(await copyStore({ url }, { folder }, () => {})).toEqual(copied);
  expect(contentsOf(folder)).toEqual(before);
  expect(contentsOf(lived.hall.data)).toEqual(before);
  expect(statSync(join(folder, DATA_FILE)).mode & 0o077).toBe(0);
  const isNew = "select nextval('job_numbers') > (select max(number) from jobs) as is_new";
  expect(await query(url, isNew)).toEqual([{ is_new: true }]);

  // The key is in the folder still; without it nobody could read the seeds.
  const shared = await openHall({ data: lived.hall.data, store: url });
  await expectToGoOn(shared, lived);
  await expectToComeBack(shared, lived);
  expect(await claim(shared, lived.code)).toBe(200);
  // A bot is to answer that took its time in the other hall.
  const withBot = await backAt(shared, lived.withBot);
  await withBot.until(() => isAsked(withBot));
  await shared.close();

  const home = temporaryFolder();
  await copyStore({ url }, { folder: home }, () => {});
  copyFileSync(join(lived.hall.data, 'hall.key'), join(home, 'hall.key'));
  const again = await openHall({ data: home });
  await expectToGoOn(again, lived);
  await expectToComeBack(again, lived);
  expect(await claim(again, lived.code)).toBe(404);
});

test('both engines have the same tables and columns, but for what only nodes that share one need', async () => {
  const url = await freshDatabase();
  await copyStore({ folder: (await closedHall()).data }, { url }, () => {});
  const found = await query<{ column: string; type: string }>(
    url,
    `select table_name || '.' || column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name not in ('meta', 'nodes', 'presence')`,
  );
  const kept = TABLES.flatMap(({ name, columns }) =>
    columns.map((column) => [`${name}.${column.name}`, column.isText]),
  );
  expect(new Map(found.map(({ column, type }) => [column, type === 'text']))).toEqual(
    new Map([...kept, ['jobs.node', true], ['tables.next', false]] as [string, boolean][]),
  );
});

async function closedHall(): Promise<TestHall> {
  const hall = await openHall();
  await hall.close();
  return hall;
}
