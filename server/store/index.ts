/** What a hall keeps. Reading is immediate; writing resolves when it is on the disk. */
import { type Database, openDatabase } from './database.ts';
import { groupCommit, type Write } from './group-commit.ts';

export interface Store {
  database: Database;
  write: Write;
  close(): void;
}

export function openStore(folder: string): Store {
  const database = openDatabase(folder);
  const { write, flush } = groupCommit(database);
  return {
    database,
    write,
    close() {
      flush();
      database.close();
    },
  };
}

export * from './codes.ts';
export type { Database } from './database.ts';
export * from './entries.ts';
export * from './guests.ts';
export * from './matches.ts';
export * from './settings.ts';
export * from './snapshots.ts';
export * from './tables.ts';
