/**
 * A PostgreSQL to be measured: as it is installed, with nothing made faster at the cost of safety. What it keeps is brought from
 * a folder, and goes back there when it ends.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HallKeys, openKeys } from '../../keys.ts';
import { MIGRATIONS } from '../../store/postgres/migrations.ts';
import { COPIED_TABLES, copyStatement } from '../copied-tables.ts';
import { account, type DataFolder, emptyFolder, initialised, started } from './cluster.ts';
import { query } from './query.ts';

export interface MeasuredPostgres {
  url: string;
  /** All others of its processes are children of this one. */
  postmaster: number;
  /** Since it was first started. */
  done(): Promise<Done>;
  /** What each statement has cost since this was asked last, the dearest first; `null` if that is not counted. */
  statements(): Promise<Statement[] | null>;
  /** Copies a table with its match and its people under other names. */
  copyTable(table: string, copies: number): Promise<void>;
  /** In good order. */
  end(): Promise<void>;
}

export interface Done {
  transactions: number;
  /** Bytes that were written to its log, which is what reaches the disk first and the standby. */
  logged: number;
}

export interface Statement {
  text: string;
  calls: number;
  /** Milliseconds from its begin to its end, waiting included. */
  time: number;
  logged: number;
}

/** Of the database: what was filled for another shape is of no use. */
export const SHAPE = MIGRATIONS.length;

const COSTS = `select query as text, calls::float8 as calls, total_exec_time as time, wal_bytes::float8 as logged
  from pg_stat_statements order by total_exec_time desc`;

const [DATA, PASSWORD] = ['postgres', 'postgres.password'];

export async function openMeasured(folder: string, counting: boolean): Promise<MeasuredPostgres> {
  const [data, secret] = [join(folder, DATA), join(folder, PASSWORD)];
  const brought = existsSync(data) ? taken(data, readFileSync(secret, 'utf8')) : await initialised();
  const cluster = await started(brought, counting ? { shared_preload_libraries: 'pg_stat_statements' } : {});
  const url = cluster.url();
  if (counting) await query(url, 'create extension if not exists pg_stat_statements');
  return {
    url,
    postmaster: cluster.postmaster,
    async done() {
      const [{ transactions, logged }] = await query<{ transactions: string; logged: string }>(
        url,
        `select (select sum(xact_commit + xact_rollback) from pg_stat_database) as transactions,
           pg_current_wal_insert_lsn() - '0/0'::pg_lsn as logged`,
      );
      return { transactions: Number(transactions), logged: Number(logged) };
    },
    async statements() {
      if (!counting) return null;
      const costs = await query<Statement>(url, COSTS);
      await query(url, 'select pg_stat_statements_reset()');
      return costs;
    },
    copyTable: (table, copies) => copyIn(url, table, copies, openKeys(folder)),
    async end() {
      await cluster.end();
      writeFileSync(secret, cluster.password);
      move(join(cluster.folder, 'data'), data);
      await cluster.remove();
    },
  };
}

async function copyIn(url: string, table: string, copies: number, keys: Pick<HallKeys, 'unlock'>): Promise<void> {
  // A locked seed belongs to one match only. Copies have it open, as matches have from before seeds were locked.
  for (const { id, seed } of await query<{ id: string; seed: string }>(url, 'select id, seed from matches'))
    await query(url, 'update matches set seed = $1 where id = $2', [keys.unlock(seed, id), id]);
  for (const name of COPIED_TABLES) {
    const columns = await query<{ name: string }>(
      url,
      'select column_name as name from information_schema.columns where table_schema = current_schema and table_name = $1',
      [name],
    );
    await query(
      url,
      copyStatement(
        name,
        columns.map((column) => column.name),
        table,
        copies,
      ),
    );
  }
  // As it would have done by itself, some time after.
  await query(url, 'vacuum (analyze)');
}

/** Where PostgreSQL may be: it is not let into every folder. */
function taken(data: string, password: string): DataFolder {
  const folder = emptyFolder();
  const place = join(folder, 'data');
  move(data, place);
  chmodSync(place, 0o700);
  const { uid, gid } = account();
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, place]);
  return { folder, password };
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EXDEV') throw error;
    // It is on another disk.
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true });
  }
}
