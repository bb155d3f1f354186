/** One table of a hall as it was played, copied many thousand times under other names: the statements for either engine. */
const COPIED = {
  tables: 'id',
  seats: 'table_id',
  matches: 'table_id',
  players: 'match',
  visits: 'table_id',
  entries: 'match',
  snapshots: 'match',
} as const;

/** What is copied, and by which column it belongs to a table. */
export const COPIED_TABLES = Object.keys(COPIED) as (keyof typeof COPIED)[];

/** So many of the copies have their logs: those of all would be thirty million lines, and a start reads none. */
const WITH_LOGS = 2000;
const OF_LOGS: readonly string[] = ['entries', 'snapshots'];

/** Adds copies of the rows that a table, its match and its people have in one of these. */
export function copyStatement(
  name: keyof typeof COPIED,
  columns: readonly string[],
  table: string,
  copies: number,
): string {
  // Every name that begins with the table's is the table's: its own, its matches', its entries'.
  const values = columns.map((column) =>
    ['id', 'table_id', 'match'].includes(column) ? `replace(${column}, '${table}', '${table}-' || n)` : column,
  );
  const last = OF_LOGS.includes(name) ? Math.min(copies, WITH_LOGS) : copies;
  const key = COPIED[name];
  return `
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${last})
    insert into ${name} (${columns.join(', ')})
    select ${values.join(', ')} from ${name}, numbers where ${key} = '${table}' or ${key} = '${table}-1'`;
}
