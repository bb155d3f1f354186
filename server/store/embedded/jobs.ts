/** Work for later. Only one node has the file open at a time: what is leased is leased to it. */
import type { Job, JobKind, Turn } from '../port.ts';
import { type Database, text } from './database.ts';

const HERE = 'here';

/** Whether a job is leased, as the file says it; `null`: there is none. */
export type Leased = 0 | 1 | null;

export interface Jobs {
  now(): number;
  at(table: string, kind: JobKind, time: number): void;
  cancel(table: string, kind: JobKind): void;
  /** At that time at the latest, and another one from now on. */
  by(table: string, kind: JobKind, time: number): void;
  again(job: Job, time: number): void;
  /** The same as a new one. */
  replace(table: string, kind: JobKind, time: number): void;
  claim(kinds: readonly JobKind[], most: number): Job[];
  take(table: string, kind: JobKind): Job | null;
  held(kinds: readonly JobKind[], since: number): Job[];
  done(job: Job): void;
  putAway(table: string, kind: JobKind): void;
  next(kinds: readonly JobKind[]): number | null;
  leased(table: string, kind: JobKind): Leased;
  /** Settles who sees to a table's bots, and says whether this node does; `leased` is how that stood. */
  turn(table: string, turn: Turn, leased: Leased): boolean;
}

/** Nobody's, and due at some time. */
const FREE = 'node is null and run_at is not null and kind in (select value from json_each(?))';

/** `tell` hears, before it is committed, that one is due or will be sooner than was known. */
export function openJobs(database: Database, now: () => number, tell: () => void): Jobs {
  // Whoever had them is gone: the file was free.
  database.run('update jobs set node = null where node is not null', []);
  let newest = database.rows<{ number: number | null }>('select max(number) as number from jobs', [])[0].number ?? 0;

  function add(table: string, kind: JobKind, time: number, node: string | null): void {
    newest++;
    const sql = 'insert or ignore into jobs (table_id, kind, number, run_at, node) values (?, ?, ?, ?, ?)';
    if (database.run(sql, [table, kind, newest, time, node]) === 1 && node === null) tell();
  }

  /** One that was put away comes back, should this node die. */
  function take(table: string, kind: JobKind): Job | null {
    const [row] = database.rows<{ number: number }>(
      'update jobs set node = ?, run_at = coalesce(run_at, ?) where table_id = ? and kind = ? returning number',
      [HERE, now(), table, kind],
    );
    return row === undefined ? null : { table, kind, number: row.number };
  }

  function cancel(table: string, kind: JobKind): void {
    database.run('delete from jobs where table_id = ? and kind = ?', [table, kind]);
  }

  function wake(table: string, kind: JobKind, time: number): void {
    const sql = 'update jobs set run_at = ? where table_id = ? and kind = ? and node is null and run_at is null';
    if (database.run(sql, [time, table, kind]) === 1) tell();
  }

  /** Whoever has one that was made anew is done with the old one only. */
  function free({ table, kind }: Job): void {
    const sql =
      'update jobs set node = null, run_at = coalesce(run_at, ?) where table_id = ? and kind = ? and node = ?';
    if (database.run(sql, [now(), table, kind, HERE]) === 1) tell();
  }

  return {
    now,
    at(table, kind, time) {
      add(table, kind, time, null);
      wake(table, kind, time);
    },
    cancel,
    by(table, kind, time) {
      newest++;
      database.run(
        `insert into jobs (table_id, kind, number, run_at) values (?, ?, ?, ?)
         on conflict (table_id, kind) do update set number = excluded.number,
           run_at = min(coalesce(run_at, excluded.run_at), excluded.run_at)`,
        [table, kind, newest, time],
      );
      tell();
    },
    again(job, time) {
      const { table, kind, number } = job;
      const sql = 'update jobs set node = null, run_at = ? where table_id = ? and kind = ? and number = ?';
      if (database.run(sql, [time, table, kind, number]) === 1) tell();
      else free(job);
    },
    replace(table, kind, time) {
      cancel(table, kind);
      add(table, kind, time, null);
    },
    claim(kinds, most) {
      const due = database.rows<{ table: string; kind: JobKind }>(
        `select ${text('table_id', 'table')}, ${text('kind')} from jobs where ${FREE} and run_at <= ? order by run_at limit ?`,
        [JSON.stringify(kinds), now(), most],
      );
      return due.map(({ table, kind }) => take(table, kind)!);
    },
    take,
    held: (kinds, since) =>
      database.rows<Job>(
        `select ${text('table_id', 'table')}, ${text('kind')}, number from jobs
         where node = ? and run_at <= ? and kind in (select value from json_each(?)) order by run_at`,
        [HERE, since, JSON.stringify(kinds)],
      ),
    done(job) {
      const { table, kind, number } = job;
      database.run('delete from jobs where table_id = ? and kind = ? and number = ?', [table, kind, number]);
      free(job);
    },
    putAway(table, kind) {
      const sql = 'update jobs set node = null, run_at = null where table_id = ? and kind = ? and node = ?';
      database.run(sql, [table, kind, HERE]);
    },
    next(kinds) {
      const sql = `select run_at from jobs where ${FREE} order by run_at limit 1`;
      return database.rows<{ run_at: number }>(sql, [JSON.stringify(kinds)])[0]?.run_at ?? null;
    },
    leased(table, kind) {
      const sql = 'select node is not null as leased from jobs where table_id = ? and kind = ?';
      return database.rows<{ leased: Leased }>(sql, [table, kind])[0]?.leased ?? null;
    },
    turn(table, turn, leased) {
      if (turn === 'nobody') {
        if (leased !== null) cancel(table, 'turn');
        return false;
      }
      if (leased === 1) return true;
      if (turn === 'here') {
        if (leased === null) add(table, 'turn', now(), HERE);
        else take(table, 'turn');
        return true;
      }
      if (leased === null) add(table, 'turn', now(), null);
      else wake(table, 'turn', now());
      return false;
    },
  };
}
