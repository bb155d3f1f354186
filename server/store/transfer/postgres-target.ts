/** A database in which nothing is kept: everything comes into it in one transaction. */
import type { Connection } from '../postgres/connection.ts';
import { migrate } from '../postgres/migrate.ts';
import { TransferError } from './error.ts';
import { postgresRows } from './postgres-rows.ts';
import { connected, nameOfDatabase } from './postgres-way.ts';
import { type Row, TABLES, type Table } from './shape.ts';
import type { Target } from './side.ts';

export function emptyDatabase(url: string): Promise<Target> {
  return connected(url, async ({ connect, close }) => {
    const connection = await connect();
    const checkEmpty = async () => {
      if (!(await isEmpty(connection))) throw new TransferError('target-not-empty', nameOfDatabase(url));
    };
    // Before it is given its shape, too: what is refused is left as it is.
    await checkEmpty();
    await migrate(connection);
    // A hall that opens it meanwhile waits.
    const names = TABLES.map(({ name }) => `"${name}"`).join(', ');
    await connection.script(`begin; set local lock_timeout = '5s'; lock table ${names} in exclusive mode`);
    await checkEmpty();
    return {
      rows: postgresRows(connection),
      add: async (table, rows) => {
        await connection.run(insertInto(table), columnsOf(table, rows));
      },
      async keep() {
        await workOut(connection);
        await connection.script('commit');
      },
      close,
    };
  });
}

async function isEmpty(connection: Connection): Promise<boolean> {
  for (const { name } of TABLES) {
    const [{ isThere }] = await connection.rows<{ isThere: boolean }>(
      `select to_regclass($1) is not null as "isThere"`,
      [name],
    );
    if (isThere && (await connection.rows(`select 1 from "${name}" limit 1`)).length > 0) return false;
  }
  return true;
}

function insertInto({ name, columns }: Table): string {
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const given = columns.map(({ isText }, i) => `$${i + 1}::${isText ? 'text' : 'bigint'}[]`).join(', ');
  return `insert into "${name}" (${names}) select * from unnest(${given})`;
}

function columnsOf({ columns }: Table, rows: readonly Row[]): (string | number | null)[][] {
  return columns.map((_, i) => rows.map((row) => row[i]));
}

/** What only this engine keeps: how far each match is, and how many jobs there ever were. */
async function workOut(connection: Connection): Promise<void> {
  await connection.run(
    `update tables set next = log.next from (
       select match, max(idx) + 1 as next from entries group by match
     ) log where log.match = tables.id || '-' || tables.round`,
  );
  await connection.rows("select setval('job_numbers', (select coalesce(max(number), 0) + 1 from jobs))");
}
