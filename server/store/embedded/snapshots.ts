/** Where each match can be taken up again without its whole log; only the newest place of each. */
import type { StoredSnapshot } from '../port.ts';
import { type Database, text } from './database.ts';

export function saveSnapshot(database: Database, match: string, { next, payload }: StoredSnapshot): void {
  database.run('insert or replace into snapshots (match, next, payload) values (?, ?, ?)', [match, next, payload]);
}

export function findSnapshot(database: Database, match: string): StoredSnapshot | null {
  const sql = `select next, ${text('payload')} from snapshots where match = ?`;
  return database.rows<StoredSnapshot>(sql, [match])[0] ?? null;
}
