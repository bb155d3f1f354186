/** Where each match can be taken up again without its whole log; only the newest place of each. */
import type { Database } from './database.ts';

export interface StoredSnapshot {
  /** The number of the first entry after it. */
  next: number;
  payload: string;
}

export function saveSnapshot(database: Database, match: string, { next, payload }: StoredSnapshot): void {
  database.run('insert or replace into snapshots (match, next, payload) values (?, ?, ?)', [match, next, payload]);
}

export function findSnapshot(database: Database, match: string): StoredSnapshot | null {
  return database.rows<StoredSnapshot>('select next, payload from snapshots where match = ?', [match])[0] ?? null;
}
