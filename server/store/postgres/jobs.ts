/** Work for later, as rows: whose `node` is not null are leased to it, and freed by others when it dies. */
import type { Job, JobKind, Store, Turn } from '../port.ts';
import type { Queries } from './connection.ts';
import type { Context } from './context.ts';

/**
 * Another node that has the job may be about to be done with it, since it has not heard of this move: done with one number, it
 * is not done with the next.
 *
 * A turn that the SQL around it names `wanted (table_id, turn)`, seen to at the time $TIME for the node $NODE. */
export function turnStatements(wanted: string, node: string, time: string): string {
  return `seen_to as (
       insert into jobs as j (table_id, kind, number, run_at, node)
       select table_id, 'turn', nextval('job_numbers'), ${time}, case when turn = 'here' then ${node} end
       from ${wanted} where turn in ('here', 'anywhere')
       on conflict (table_id, kind) do update set
         node = coalesce(j.node, excluded.node), run_at = coalesce(j.run_at, excluded.run_at),
         number = case when j.node is distinct from ${node} then excluded.number else j.number end
       returning table_id, node
     ),
     settled as (
       delete from jobs using ${wanted} where turn = 'nobody' and kind = 'turn' and jobs.table_id = ${wanted}.table_id
     )`;
}

/** Whether this node sees to the bots of a table, once it is said who is to. */
export async function seeTo(
  queries: Queries,
  { node, clock }: Pick<Context, 'node' | 'clock'>,
  table: string,
  turn: Turn | undefined,
): Promise<boolean> {
  if (turn === undefined) {
    const sql = "select node from jobs where table_id = $1 and kind = 'turn'";
    return (await queries.rows<{ node: string | null }>(sql, [table]))[0]?.node === node;
  }
  const [seen] = await queries.rows<{ node: string | null }>(
    `with wanted as (select $1::text as table_id, $2::text as turn), ${turnStatements('wanted', '$3', '$4::bigint')}
     select node from seen_to`,
    [table, turn, node, clock.now()],
  );
  return seen?.node === node;
}

/** At that time at the latest; whoever meets one meanwhile is not done with this one. */
export const BY = `on conflict (table_id, kind) do update set number = excluded.number,
    run_at = least(coalesce(j.run_at, excluded.run_at), excluded.run_at)`;

export async function jobBy(queries: Queries, table: string, kind: JobKind, time: number): Promise<void> {
  await queries.run(
    `insert into jobs as j (table_id, kind, number, run_at) values ($1, $2, nextval('job_numbers'), $3) ${BY}`,
    [table, kind, time],
  );
}

/** In place of what was to be before. */
export async function startAt(queries: Queries, table: string, time: number | null): Promise<void> {
  await queries.run("delete from jobs where table_id = $1 and kind = 'start'", [table]);
  if (time !== null) await addJob(queries, table, 'start', time);
}

function addJob(queries: Queries, table: string, kind: JobKind, time: number): Promise<number> {
  return queries.run(
    `insert into jobs as j (table_id, kind, number, run_at) values ($1, $2, nextval('job_numbers'), $3)
     on conflict (table_id, kind) do update set run_at = excluded.run_at where j.node is null and j.run_at is null`,
    [table, kind, time],
  );
}

const COLUMNS = 'jobs.table_id as table, jobs.kind, jobs.number';

export function openJobs({ pool, node, clock, teller }: Context): Store['jobs'] {
  return {
    async at(table, kind, time) {
      if ((await addJob(pool, table, kind, time)) > 0) teller.tell({ is: 'jobs' });
    },
    async cancel(table, kind) {
      await pool.run('delete from jobs where table_id = $1 and kind = $2', [table, kind]);
    },
    async by(table, kind, time) {
      await jobBy(pool, table, kind, time);
      teller.tell({ is: 'jobs' });
    },
    async again({ table, kind, number }, time) {
      await pool.run(
        `update jobs set node = null, run_at = case when number = $3 then $4 else coalesce(run_at, $4) end
         where table_id = $1 and kind = $2 and node = $5`,
        [table, kind, number, time, node],
      );
      teller.tell({ is: 'jobs' });
    },
    claim: (kinds, most) =>
      pool.rows<Job>(
        `update jobs set node = $1 from (
           select table_id, kind from jobs
           where node is null and run_at <= $2 and kind = any($3) order by run_at limit $4 for update skip locked
         ) due
         where jobs.table_id = due.table_id and jobs.kind = due.kind and jobs.node is null returning ${COLUMNS}`,
        [node, clock.now(), kinds, most],
      ),
    async take(table, kind) {
      const [job] = await pool.rows<Job>(
        `update jobs set node = $1, run_at = coalesce(run_at, $2)
         where table_id = $3 and kind = $4 and (node is null or node = $1) returning ${COLUMNS}`,
        [node, clock.now(), table, kind],
      );
      return job ?? null;
    },
    held: (kinds, since) =>
      pool.rows<Job>(
        `select ${COLUMNS} from jobs where node = $1 and run_at <= $2 and kind = any($3) order by run_at`,
        [node, since, kinds],
      ),
    async done({ table, kind, number }) {
      const freed = await pool.rows(
        `with job as materialized (select number, node from jobs where table_id = $1 and kind = $2 for update),
         gone as (
           delete from jobs using job where table_id = $1 and kind = $2 and job.number = $3
         )
         update jobs set node = null, run_at = coalesce(run_at, $4) from job
         where table_id = $1 and kind = $2 and job.number <> $3 and job.node = $5 returning table_id`,
        [table, kind, number, clock.now(), node],
      );
      if (freed.length > 0) teller.tell({ is: 'jobs' });
    },
    async putAway(table, kind) {
      await pool.run('update jobs set node = null, run_at = null where table_id = $1 and kind = $2 and node = $3', [
        table,
        kind,
        node,
      ]);
    },
    async next(kinds) {
      const [next] = await pool.rows<{ run_at: number }>(
        'select run_at from jobs where node is null and run_at is not null and kind = any($1) order by run_at limit 1',
        [kinds],
      );
      return next?.run_at ?? null;
    },
  };
}
