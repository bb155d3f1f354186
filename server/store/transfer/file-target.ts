/** A data file that is written aside, and has its name once everything is in it. */
import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { DATA_FILE, migrate } from '../embedded/database.ts';
import { TransferError } from './error.ts';
import { explaining, fileRows } from './file-rows.ts';
import { lockAway } from './lock-away.ts';
import type { Table } from './shape.ts';
import type { Target } from './side.ts';

/** Of a hall that nobody has opened yet; its key may be there. */
export async function emptyFolder(folder: string): Promise<Target> {
  const lock = lockAway(folder);
  try {
    const path = join(folder, DATA_FILE);
    // A write-ahead log that was left there would be taken for that of the new file.
    const ofHall = [path, `${path}-wal`];
    const draft = draftOf(path, () => {
      if (ofHall.some(hasContents)) throw new TransferError('target-not-empty', folder);
    });
    return { ...draft, close: () => draft.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export async function newBackup(file: string): Promise<Target> {
  return draftOf(file, () => {
    if (statSync(file, { throwIfNoEntry: false }) !== undefined) throw new TransferError('file-exists', file);
  });
}

/** `check` fails as long as something else has this name. */
function draftOf(path: string, check: () => void): Target {
  check();
  const aside = `${path}.${randomUUID()}`;
  // Everybody's cards are in it: only for this user, whatever the folder allows.
  create(aside, path);
  const file = new Libsql(aside);
  const close = async () => {
    file.close();
    rmSync(aside, { force: true });
  };
  try {
    explaining(path, () => prepare(file));
  } catch (error) {
    void close();
    throw error;
  }
  return {
    rows: fileRows(file, path),
    async add(table, rows) {
      const insert = file.prepare(insertInto(table));
      explaining(path, () => {
        for (const row of rows) insert.run([...row]);
      });
    },
    async keep() {
      explaining(path, () => file.exec('commit'));
      sync(aside);
      check();
      renameSync(aside, path);
      sync(dirname(path));
    },
    close,
  };
}

/** What cannot be written is told by the name that was given. */
function create(aside: string, path: string): void {
  try {
    closeSync(openSync(aside, 'wx', 0o600));
  } catch (error) {
    throw Object.assign(error as Error, { path });
  }
}

/** Until it has its name it is nothing; it needs no way back. */
function prepare(file: Libsql.Database): void {
  file.pragma('journal_mode = off');
  file.pragma('synchronous = off');
  file.pragma('cache_size = -16000');
  migrate(file);
  file.exec('begin');
}

function insertInto({ name, columns }: Table): string {
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  return `insert into "${name}" (${names}) values (${columns.map(() => '?').join(', ')})`;
}

function hasContents(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** On the disk, whatever happens to the machine. */
function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
