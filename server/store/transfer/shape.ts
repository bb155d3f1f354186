/** What a hall keeps, as a fresh data file tells it: both engines have the same tables and columns. */
import Libsql from 'libsql';
import { migrate } from '../embedded/database.ts';

export interface Table {
  name: string;
  columns: readonly Column[];
  /** The columns of its primary key, by their place in a row. The first says what a row belongs to. */
  key: readonly number[];
}

export interface Column {
  name: string;
  isText: boolean;
}

/** The values of its columns, in their order. */
export type Row = readonly (string | number | null)[];

/** A table whose rows stand for themselves, with those whose rows belong to one of them. */
export interface Things {
  of: Table;
  parts: readonly Table[];
}

/** What only those know who have the store open: a job is nobody's in a copy, and due when it was. */
const LEFT_OUT = 'jobs.node';

/** Where a key begins with such a column, it names a row of that table. */
const OWNERS: Readonly<Record<string, string>> = {
  match: 'matches',
  table_id: 'tables',
  guest: 'guests',
};

export const TABLES: readonly Table[] = readShape();

export const THINGS: readonly Things[] = TABLES.filter((table) => ownerOf(table) === undefined).map((of) => ({
  of,
  parts: TABLES.filter((table) => ownerOf(table) === of.name),
}));

export function keyOf({ key }: Table, row: Row): Row {
  return key.map((place) => row[place]);
}

/** The id of what a row belongs to. */
export function idOf({ key }: Table, row: Row): string {
  return String(row[key[0]]);
}

/** What a person may know it by. */
export function nameOf(table: Table, id: string): string {
  const kind = ownerOf(table) ?? table.name;
  return `${NAMES[kind] ?? kind} ${id}`;
}

const NAMES: Readonly<Record<string, string>> = { matches: 'match', tables: 'table', guests: 'guest' };

function ownerOf({ columns, key }: Table): string | undefined {
  return OWNERS[columns[key[0]].name];
}

function readShape(): Table[] {
  const file = new Libsql(':memory:');
  migrate(file);
  const found = file
    .prepare(
      `select t.name as "table", c.name as "column", c.type = 'TEXT' as is_text, c.pk as place
       from sqlite_schema t join pragma_table_info(t.name) c where t.type = 'table' order by t.name, c.cid`,
    )
    .all([]) as { table: string; column: string; is_text: number; place: number }[];
  file.close();
  return [...new Set(found.map(({ table }) => table))].map((name) => {
    const own = found.filter(({ table, column }) => table === name && `${table}.${column}` !== LEFT_OUT);
    const key = own.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place);
    return {
      name,
      columns: own.map(({ column, is_text }) => ({ name: column, isText: is_text === 1 })),
      key: key.map((column) => own.indexOf(column)),
    };
  });
}
