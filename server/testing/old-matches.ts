/** A data folder as a hall has it after years: one table as it was played, copied many thousand times. */
import { openKeys } from '../keys.ts';
import { openDatabase } from '../store/embedded/database.ts';

const COPIED = {
  tables: 'id',
  seats: 'table_id',
  matches: 'table_id',
  players: 'match',
  visits: 'table_id',
  entries: 'match',
  snapshots: 'match',
} as const;

/** So many of the copies have their logs: those of all would be thirty million lines, and a start reads none. */
const WITH_LOGS = 2000;
const OF_LOGS: readonly string[] = ['entries', 'snapshots'];

/** Copies a table with its match and its people under other names. */
export function copyTable(folder: string, table: string, copies: number): void {
  const database = openDatabase(folder);
  database.exec('pragma synchronous = off');
  // A locked seed belongs to one match only. Copies have it open, as matches have from before seeds were locked.
  const keys = openKeys(folder);
  for (const { id, seed } of database.rows<{ id: string; seed: string }>('select id, seed from matches', []))
    database.run('update matches set seed = ? where id = ?', [keys.unlock(seed, id), id]);
  for (const [name, key] of Object.entries(COPIED)) {
    const columns = database
      .rows<{ name: string }>(`select name from pragma_table_info('${name}')`, [])
      .map((column) => column.name);
    // Every name that begins with the table's is the table's: its own, its matches', its entries'.
    const values = columns.map((column) =>
      ['id', 'table_id', 'match'].includes(column) ? `replace(${column}, '${table}', '${table}-' || n)` : column,
    );
    database.exec(`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${OF_LOGS.includes(name) ? Math.min(copies, WITH_LOGS) : copies})
      insert into ${name} (${columns.join(', ')})
      select ${values.join(', ')} from ${name}, numbers where ${key} = '${table}' or ${key} = '${table}-1'`);
  }
  database.close();
}
