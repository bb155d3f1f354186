/** Everything that is kept in a place, so that a test can say that nothing of it was changed. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { DATA_FILE } from '../store/embedded/database.ts';
import type { StoreAt } from '../store/index.ts';
import { query } from './postgres/query.ts';

export async function keptIn(place: StoreAt): Promise<unknown> {
  return 'folder' in place ? filesIn(place.folder) : tablesIn(place.url);
}

/** What stands in every file. Beside a data file, others are there for whoever has it open, and keep nothing once it is closed. */
function filesIn(folder: string): Record<string, unknown> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => !/-(wal|shm)$|hall\.lock$/.test(name) && statSync(join(folder, name)).isFile());
  const contentOf = (path: string) => (path.endsWith(DATA_FILE) ? rowsIn(path) : readFileSync(path, 'base64'));
  return Object.fromEntries(files.map((name) => [name, contentOf(join(folder, name))]));
}

function rowsIn(path: string): unknown {
  const file = new Libsql(path);
  const shape = file.prepare('select name, type, sql from sqlite_schema').all([]) as { name: string; type: string }[];
  const tables = shape.filter(({ type }) => type === 'table');
  const rows = tables.map(({ name }) => file.prepare(`select * from "${name}"`).all([]));
  const version = file.pragma('user_version');
  file.close();
  return { shape, rows, version };
}

/** Columns and rows. */
async function tablesIn(url: string): Promise<unknown> {
  const columns = `select table_name as "table", column_name, data_type from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`;
  const shape = await query<{ table: string }>(url, columns);
  const names = [...new Set(shape.map(({ table }) => table))];
  const rows = await Promise.all(names.map((name) => query(url, `select * from "${name}" order by ctid`)));
  return { shape, rows };
}
