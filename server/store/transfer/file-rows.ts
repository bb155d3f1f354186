/** The rows of a data file. */
import type Libsql from 'libsql';
import { OpeningError } from '../opening-error.ts';
import { TransferError } from './error.ts';
import { type Column, idOf, keyOf, nameOf, type Row, type Table } from './shape.ts';
import type { Rows } from './side.ts';

/** `path` is what it is called, should it be found to be damaged. */
export function fileRows(file: Libsql.Database, path: string): Rows {
  const prepared = new Map<string, Libsql.Statement<unknown[]>>();

  /** Rows as arrays, of which the types of the driver do not know. */
  function prepare(sql: string): Libsql.Statement<unknown[]> {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = file.prepare(sql);
    (statement as unknown as { raw(): void }).raw();
    prepared.set(sql, statement);
    return statement;
  }

  function ask(sql: string, values: readonly unknown[]): unknown[][] {
    return explaining(path, () => prepare(sql).all([...values]) as unknown[][]);
  }

  async function read(table: Table, rest: string, values: readonly unknown[]): Promise<Row[]> {
    const sql = `select ${table.columns.map(typedValue).join(', ')} from "${table.name}" ${rest}`;
    return ask(sql, values).map((found) => readRow(table, found));
  }

  return {
    count: async ({ name }) => ask(`select count(*) from "${name}"`, [])[0][0] as number,
    after(table, row, most) {
      const key = keyNames(table);
      const order = `order by ${key} limit ?`;
      if (row === null) return read(table, order, [most]);
      const last = keyOf(table, row);
      return read(table, `where (${key}) > (${last.map(() => '?').join(', ')}) ${order}`, [...last, most]);
    },
    of(table, ids) {
      const [first] = table.key.map((place) => table.columns[place].name);
      const rest = `where "${first}" in (select value from json_each(?)) order by ${keyNames(table)}`;
      return read(table, rest, [JSON.stringify(ids)]);
    },
  };
}

/** Pages that went bad, and a disk without room, are told by the name of the file. */
export function explaining<Result>(path: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    const { code = '' } = Object(error) as { code?: string };
    if (code.startsWith('SQLITE_CORRUPT')) throw new TransferError('damaged', path, error);
    if (code === 'SQLITE_FULL') throw new OpeningError('disk-full', 'the disk is full', { cause: error, about: path });
    throw error;
  }
}

function keyNames({ columns, key }: Table): string {
  return key.map((place) => `"${columns[place].name}"`).join(', ');
}

/**
 * A value of the type that its column should have; one of another type comes back as another still. A text that is none
 * would end the process, so texts are read as bytes.
 */
function typedValue({ name, isText }: Column): string {
  if (isText) return `iif(typeof("${name}") in ('text', 'null'), cast("${name}" as blob), 0)`;
  return `iif(typeof("${name}") in ('integer', 'null'), "${name}", x'')`;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const anyBytes = new TextDecoder();

function readRow(table: Table, found: readonly unknown[]): Row {
  try {
    return found.map((value, i) => readValue(value, table.columns[i]));
  } catch (error) {
    const legible = found.map((value) => (value instanceof Uint8Array ? anyBytes.decode(value) : String(value)));
    throw new TransferError('damaged', nameOf(table, idOf(table, legible)), error);
  }
}

function readValue(value: unknown, { name, isText }: Column): string | number | null {
  if (value === null) return null;
  if (!isText && typeof value === 'number') return value;
  if (!isText || !(value instanceof Uint8Array)) throw new TypeError(`${name} has no value of its type`);
  // No hall stores one, and PostgreSQL cannot.
  if (value.includes(0)) throw new TypeError(`${name} has a zero byte`);
  return utf8.decode(value);
}
