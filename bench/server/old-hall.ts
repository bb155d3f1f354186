/** The folder of a hall with many matches, made once and kept: two that were played, copied. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastRng } from '@yamanote/kernel';
import { makePacer } from './client/pace.ts';
import { type Company, openTable } from './client/table.ts';
import { makeTally } from './client/tally.ts';
import type { Stored } from './orders.ts';
import type { Scene } from './situations/situation.ts';

export interface OldHall {
  /** The folder; not to be opened, only to be copied. */
  data: string;
  /** Running matches whose logs are stored. */
  running: readonly Stored[];
}

/** Of how many copies that is so. */
const MOST_WITH_LOGS = 2000;
/** In the middle of a match. */
const MOVES_PLAYED = 60;

export async function oldHall(scene: Scene): Promise<OldHall> {
  const { finished, running } = scene.size.stored;
  const folder = join(scene.cache, `${scene.subject.shape}-${finished}-${running}`);
  if (!existsSync(folder)) await make(scene, folder);
  const tables = JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as Stored;
  const copies = Array.from({ length: Math.min(running, MOST_WITH_LOGS) }, (_, i) => ({
    ...tables,
    table: `${tables.table}-${i + 1}`,
  }));
  return { data: join(folder, 'data'), running: copies };
}

/** Made aside and renamed, so that nobody finds half of it. */
async function make({ subject, size, openHouse }: Scene, folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  const data = join(draft, 'data');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const house = await openHouse(data);
  const [running, finished] = [await play(house.addresses, MOVES_PLAYED), await play(house.addresses)];
  await house.stop();
  await subject.copyTable(data, running.table, size.stored.running);
  await subject.copyTable(data, finished.table, size.stored.finished);
  writeFileSync(join(draft, 'running.json'), JSON.stringify(running));
  renameSync(draft, folder);
}

/** A table that was played for so many moves, or to the end of its match. */
async function play([address]: readonly string[], moves = Number.POSITIVE_INFINITY): Promise<Stored> {
  let [taken, number] = [0, 0];
  const pacer = makePacer({ is: 'closed' });
  let rest: () => void = () => undefined;
  const rested = new Promise<void>((resolve) => {
    rest = resolve;
  });
  const company: Company = {
    rng: fastRng('old'),
    tally: makeTally(),
    address: () => address,
    freshMove: () => `old-move-${number++}`,
    ready: (asked) => (++taken > moves ? rest() : pacer.take(asked)),
    over: rest,
  };
  const table = await openTable(company, 'Old', false);
  await rested;
  table.leave();
  return { table: table.table, cookies: table.cookies };
}
