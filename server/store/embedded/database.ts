/** The one data file of a hall: SQLite through libsql, in write-ahead mode, every commit synced to the disk. */
import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { makeFolder } from '../make-folder.ts';
import { OpeningError } from '../opening-error.ts';
import { MIGRATIONS } from './migrations.ts';

export const DATA_FILE = 'hall.db';
const LOCK_FILE = 'hall.lock';

type Value = string | number | null;

export interface Database {
  /** Runs a statement that changes something; the number of rows it changed. */
  run(sql: string, values: readonly Value[]): number;
  rows<Row>(sql: string, values: readonly Value[]): Row[];
  exec(sql: string): void;
  close(): void;
}

/**
 * A text column, as `select` names it; under another name, if one is given. A page of the file that went bad may hold what is no text, and the driver ends the
 * process over that; as bytes it is only a broken row.
 */
export function text(column: string, name = column.replace(/^.*\./, '')): string {
  return `cast(${column} as blob) as "${name}"`;
}

export function openDatabase(folder: string): Database {
  makeFolder(folder);
  const path = join(folder, DATA_FILE);
  // Seeds and everybody's cards are in it: only for this user, whatever the folder allows.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const file = new Libsql(path);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  // Pages that many moves have changed meanwhile are copied over once; so much is read again after a crash: 16 MB.
  file.pragma('wal_autocheckpoint = 4000');
  // The last pages of several hundred matches that are played at once, in kilobytes.
  file.pragma('cache_size = -4096');
  // Another program may read the file (a backup); it never holds the lock for long.
  file.pragma('busy_timeout = 5000');
  migrate(file);
  return wrap(file);
}

/** Keeps every other hall out of the folder as long as this one has it; the system lets go of it, however we end. */
export function lockFolder(folder: string): { release(): void } {
  makeFolder(folder);
  const path = join(folder, LOCK_FILE);
  // If it cannot be written, the system says why better than the driver.
  closeSync(openSync(path, 'a', 0o600));
  const file = new Libsql(path);
  try {
    file.pragma('busy_timeout = 0');
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new OpeningError('in-use', `another hall has the folder ${folder} open; choose another one with --data`);
  }
  return {
    release() {
      // Closed alone, the driver might keep it until memory is collected.
      file.exec('rollback');
      file.close();
    },
  };
}

/** Gives a file the shape that this program needs. */
export function migrate(file: Libsql.Database): void {
  const [{ user_version: taken }] = file.pragma('user_version') as { user_version: number }[];
  if (taken > MIGRATIONS.length)
    throw new OpeningError('newer-shape', 'the data folder was written by a newer Yamanote');
  for (let step = taken; step < MIGRATIONS.length; step++) {
    file.exec(`begin immediate; ${MIGRATIONS[step]}; pragma user_version = ${step + 1}; commit`);
  }
}

/** Statements are prepared once. Arguments go as one array: libsql takes a lone string apart otherwise. */
function wrap(file: Libsql.Database): Database {
  const prepared = new Map<string, Libsql.Statement<unknown[]>>();
  const statement = (sql: string) => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const fresh = file.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };
  return {
    run: (sql, values) => statement(sql).run([...values]).changes,
    // `all`, never `get`: its rows carry nothing besides their columns, and it runs a `returning` to its end.
    rows: <Row>(sql: string, values: readonly Value[]) => (statement(sql).all([...values]) as Row[]).map(decoded),
    exec: (sql) => file.exec(sql),
    close: () => {
      prepared.clear();
      file.close();
    },
  };
}

const utf8 = new TextDecoder();

function decoded<Row>(row: Row): Row {
  const fields = row as Record<string, unknown>;
  for (const key in fields) {
    const value = fields[key];
    if (value instanceof ArrayBuffer || value instanceof Uint8Array) fields[key] = utf8.decode(value);
  }
  return row;
}
