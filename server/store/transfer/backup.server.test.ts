/** Backups of a hall that goes on meanwhile, and drills: what was acknowledged is there, and everybody plays on elsewhere. */
import { copyFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bringUp } from '../../testing/bring-up.ts';
import { writeEarlierFile } from '../../testing/earlier-file.ts';
import { ENGINES, type Engine } from '../../testing/engines.ts';
import { openHall, temporaryFolder } from '../../testing/hall.ts';
import { playOne, tableOf } from '../../testing/lived-in.ts';
import { type Load, playAll, sitTogether } from '../../testing/load.ts';
import { open } from '../../testing/store-samples.ts';
import { comeBack, type Visitor } from '../../testing/visitor.ts';
import type { StoreAt } from '../index.ts';
import { copy } from './copy.ts';
import { openFolder } from './file-source.ts';
import { newBackup } from './file-target.ts';
import { backup, restore } from './index.ts';
import { openDatabase } from './postgres-source.ts';

const quiet = () => undefined;
const [embedded, postgres] = ['embedded', 'postgres'].map((name) => ENGINES.find((engine) => engine.name === name)!);

interface Standing {
  match: string;
  next: number;
}

/** What its people know to be stored. */
function standings(people: readonly Visitor[]): Standing[] {
  return people.map(({ match, sight }) => ({ match: match!, next: sight!.next }));
}

/** Resolves once so many more moves were acknowledged. */
async function moreMoves(load: Load, people: readonly Visitor[], count: number): Promise<void> {
  const due = load.moves + count;
  await Promise.race(people.map((one) => one.until(() => load.moves >= due)));
}

/** A hall that has its data here and its key in `data`; of a file, in a process of its own. */
async function hallAt(at: StoreAt, data: string): Promise<{ address: string }> {
  return 'folder' in at ? bringUp(data) : openHall({ data, store: at.url });
}

const DRILLS: [Engine, Engine][] = [
  [embedded, postgres],
  [postgres, embedded],
];

test.each(DRILLS)(
  'a hall on $name is backed up while it is played in, and goes on elsewhere',
  async (engine, other) => {
    const at = await engine.place();
    const data = 'folder' in at ? at.folder : temporaryFolder();
    const { address } = await hallAt(at, data);
    const pairs = await sitTogether(address, { tables: 6 });
    const people = pairs.flat();
    for (const one of people) await one.until(() => one.sight !== null);
    const load = playAll(pairs);
    await moreMoves(load, people, 60);

    const acknowledged = standings(people);
    const openSource = async () => {
      const source = await ('folder' in at ? openFolder(at.folder, true) : openDatabase(at.url, true));
      // Nobody waits for a backup that has begun.
      await moreMoves(load, people, 60);
      return source;
    };
    const file = join(temporaryFolder(), 'backup.db');
    const { matches, tables } = await copy(openSource, () => newBackup(file), quiet);
    expect({ tables, matches }).toEqual({ tables: 6, matches: expect.any(Number) });
    expect(readdirSync(join(file, '..'))).toEqual(['backup.db']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await moreMoves(load, people, 1);
    await load.stop();

    const elsewhere = await other.place();
    const folder = 'folder' in elsewhere ? elsewhere.folder : temporaryFolder();
    expect(await restore(file, elsewhere, quiet)).toMatchObject({ tables, matches });
    copyFileSync(join(data, 'hall.key'), join(folder, 'hall.key'));
    const store = await open(other, elsewhere);
    for (const { match, next } of acknowledged)
      expect((await store.matches.log(match)).length).toBeGreaterThanOrEqual(next);
    await store.close();

    const drill = await openHall({ data: folder, ...('url' in elsewhere ? { store: elsewhere.url } : {}) });
    for (const pair of pairs) {
      const back = await Promise.all(pair.map((one) => comeBack(drill.address, one)));
      for (const [i, one] of back.entries()) await one.watch(tableOf(pair[i]));
      await playOne(back);
    }
  },
);

test('a backup from before an upgrade is brought back, and stays as it is', async () => {
  const [earlier, to] = [temporaryFolder(), await postgres.place()];
  writeEarlierFile(earlier);
  const file = join(earlier, 'hall.db');
  const { size, mtimeMs } = statSync(file);
  expect(await restore(file, to, quiet)).toEqual({ tables: 2, matches: 2, entries: 2 });
  expect(statSync(file)).toMatchObject({ size, mtimeMs });
  const store = await open(postgres, to);
  expect((await store.tables.find('between'))!.table).toMatchObject({ revision: 3, host: 'early' });
  expect(await store.tables.heads(['between'])).toEqual([{ table: 'between', revision: 3, next: 1 }]);
});

test('a restored hall refuses another key than its own', async () => {
  const hall = await openHall();
  const file = join(temporaryFolder(), 'backup.db');
  await backup({ folder: hall.data }, file, quiet);
  const folder = temporaryFolder();
  await restore(file, { folder }, quiet);
  await expect(openHall({ data: folder })).rejects.toThrow(`expected the key ${hall.fingerprint}`);
  copyFileSync(join(hall.data, 'hall.key'), join(folder, 'hall.key'));
  expect((await openHall({ data: folder })).fingerprint).toBe(hall.fingerprint);
});
