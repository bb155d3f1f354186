/** The rows of a database. */
import type { Queries } from '../postgres/connection.ts';
import type { Value } from '../postgres/statements.ts';
import { keyOf, type Row, type Table } from './shape.ts';
import type { Rows } from './side.ts';

export function postgresRows(queries: Queries): Rows {
  async function read(table: Table, rest: string, values: readonly Value[]): Promise<Row[]> {
    const sql = `select ${table.columns.map(({ name }) => `"${name}"`).join(', ')} from "${table.name}" ${rest}`;
    const rows = await queries.rows<Record<string, string | number | null>>(sql, values);
    return rows.map((row) => table.columns.map(({ name }) => row[name]));
  }

  return {
    async count({ name }) {
      return (await queries.rows<{ n: number }>(`select count(*) as n from "${name}"`))[0].n;
    },
    after(table, row, most) {
      // In whatever order the database sorts texts: that is the order of its index.
      const key = keyColumns(table).map(({ name }) => `"${name}"`);
      const order = `order by ${key.join(', ')} limit`;
      if (row === null) return read(table, `${order} $1`, [most]);
      const last = keyOf(table, row);
      const places = last.map((_, i) => `$${i + 1}`);
      return read(table, `where (${key.join(', ')}) > (${places.join(', ')}) ${order} $${last.length + 1}`, [
        ...last,
        most,
      ]);
    },
    of(table, ids) {
      const key = keyColumns(table);
      // As the data file sorts texts.
      const order = key.map(({ name, isText }) => (isText ? `"${name}" collate "C"` : `"${name}"`)).join(', ');
      return read(table, `where "${key[0].name}" = any($1) order by ${order}`, [ids]);
    },
  };
}

function keyColumns({ columns, key }: Table) {
  return key.map((place) => columns[place]);
}
