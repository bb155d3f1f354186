/** A data file to copy from, beside the hall that writes it if there is one. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';
import { DATA_FILE, migrate } from '../embedded/database.ts';
import { MIGRATIONS } from '../embedded/migrations.ts';
import { OpeningError } from '../opening-error.ts';
import { TransferError } from './error.ts';
import { explaining, fileRows } from './file-rows.ts';
import { lockAway } from './lock-away.ts';
import type { Source } from './side.ts';

/** What the hall of a folder keeps; while it runs only if `isShared`. */
export async function openFolder(folder: string, isShared: boolean): Promise<Source> {
  const path = join(folder, DATA_FILE);
  if (!existsSync(path)) throw new TransferError('no-store', folder);
  if (isShared) return openFile(path, new TransferError('no-store', folder));
  const lock = lockAway(folder);
  try {
    const source = openFile(path, new TransferError('no-store', folder));
    const close = () => source.close().finally(lock.release);
    return { ...source, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export async function openBackup(file: string): Promise<Source> {
  const noBackup = new TransferError('no-backup', file);
  if (!existsSync(file)) throw noBackup;
  return openFile(file, noBackup);
}

/** `isNone`: what is wrong if it is nothing that a hall wrote. */
function openFile(path: string, isNone: TransferError): Source {
  return explaining(path, () => {
    const taken = stepsTaken(path, isNone);
    if (taken > MIGRATIONS.length) {
      throw new OpeningError('newer-shape', 'it was written by a newer Yamanote', { about: path });
    }
    return taken === MIGRATIONS.length ? snapshot(path, path) : openOlder(path);
  });
}

/** Of another shape: a copy is given the one of today. */
function openOlder(path: string): Source {
  const folder = mkdtempSync(join(tmpdir(), 'yamanote-older-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  try {
    const aside = join(folder, DATA_FILE);
    const older = openToRead(path);
    older.prepare('vacuum into ?').run([aside]);
    older.close();
    const file = new Libsql(aside);
    migrate(file);
    file.close();
    const source = snapshot(aside, path);
    return { ...source, close: () => source.close().finally(forget) };
  } catch (error) {
    forget();
    throw error;
  }
}

function snapshot(path: string, name: string): Source {
  const file = openToRead(path);
  // The first question settles which moment is seen; writers go on, and only their log grows.
  file.exec('begin; select 1 from settings');
  return {
    rows: fileRows(file, name),
    async checkAlone() {},
    async close() {
      file.exec('rollback');
      file.close();
    },
  };
}

function openToRead(path: string): Libsql.Database {
  const file = new Libsql(`${pathToFileURL(path)}?mode=ro`);
  file.pragma('busy_timeout = 5000');
  return file;
}

function stepsTaken(path: string, isNone: TransferError): number {
  const file = openToRead(path);
  try {
    const sql = "select user_version as taken from pragma_user_version, sqlite_schema where name = 'matches'";
    const [found] = file.prepare(sql).all([]) as { taken: number }[];
    if (found === undefined) throw isNone;
    return found.taken;
  } catch (error) {
    throw (error as { code?: string }).code === 'SQLITE_NOTADB' ? isNone : error;
  } finally {
    file.close();
  }
}
