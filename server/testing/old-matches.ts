/** A data folder as a hall has it after years. */
import { openKeys } from '../keys.ts';
import { openDatabase } from '../store/embedded/database.ts';
import { MIGRATIONS } from '../store/embedded/migrations.ts';
import { COPIED_TABLES, copyStatement } from './copied-tables.ts';

/** Of the data file: copies that were made for another one would be changed first. */
export const SHAPE = MIGRATIONS.length;

/** Copies a table with its match and its people under other names. */
export function copyTable(folder: string, table: string, copies: number): void {
  const database = openDatabase(folder);
  database.exec('pragma synchronous = off');
  // A locked seed belongs to one match only. Copies have it open, as matches have from before seeds were locked.
  const keys = openKeys(folder);
  for (const { id, seed } of database.rows<{ id: string; seed: string }>('select id, seed from matches', []))
    database.run('update matches set seed = ? where id = ?', [keys.unlock(seed, id), id]);
  for (const name of COPIED_TABLES) {
    const columns = database
      .rows<{ name: string }>(`select name from pragma_table_info('${name}')`, [])
      .map((column) => column.name);
    database.exec(copyStatement(name, columns, table, copies));
  }
  database.close();
}
