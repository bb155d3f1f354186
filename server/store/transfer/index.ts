/** Moving house, and backups: everything that a hall keeps, from one store to another, whatever engines they have. */
import type { StoreAt } from '../index.ts';
import { type Copied, copy, type Say } from './copy.ts';
import { openBackup, openFolder } from './file-source.ts';
import { emptyFolder, newBackup } from './file-target.ts';
import type { Source, Target } from './side.ts';

export type { Copied, Say } from './copy.ts';
export * from './error.ts';

/** Of a hall that is closed: it would go on there, and the copy would not know. */
export function copyStore(from: StoreAt, to: StoreAt, say: Say): Promise<Copied> {
  return copy(
    () => sourceAt(from, false),
    () => targetAt(to),
    say,
  );
}

/** Into a data file that is complete in itself, also while the hall runs. The hall's key is not in it: keep that as well. */
export function backup(from: StoreAt, file: string, say: Say): Promise<Copied> {
  return copy(
    () => sourceAt(from, true),
    () => newBackup(file),
    say,
  );
}

export function restore(file: string, to: StoreAt, say: Say): Promise<Copied> {
  return copy(
    () => openBackup(file),
    () => targetAt(to),
    say,
  );
}

async function sourceAt(at: StoreAt, isShared: boolean): Promise<Source> {
  if ('folder' in at) return openFolder(at.folder, isShared);
  const { openDatabase } = await import('./postgres-source.ts');
  return openDatabase(at.url, isShared);
}

async function targetAt(at: StoreAt): Promise<Target> {
  if ('folder' in at) return emptyFolder(at.folder);
  const { emptyDatabase } = await import('./postgres-target.ts');
  return emptyDatabase(at.url);
}
