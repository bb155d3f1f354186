/** Who is alive. A node is one run of a program; it says again and again that it is there, and looks after the dead. */
import type { Plays } from '../port.ts';
import type { Queries } from './connection.ts';
import { MIGRATIONS } from './migrations.ts';

/** For so long a node may say nothing and keep its jobs; and for so long who looks there is believed to. */
export const LATE = 3000;
const FORGOTTEN = 10_000;

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Jobs of nodes that are not there any more are due at once. */
const FREED = `freed as (
       update jobs set node = null, run_at = ${NOW} from orphaned
       where jobs.table_id = orphaned.table_id and jobs.kind = orphaned.kind
       returning 1
     )`;

export interface Beat {
  /** The store's time. */
  now: number;
  /** When this node was last known to be there; `null`: it is not known (any more). */
  was: number | null;
}

/** On the connection that listens: it is gone at once with its process, and everybody sees that. */
export async function beat(queries: Queries, node: string, plays: Plays): Promise<Beat> {
  const [now] = await queries.rows<Beat>(
    `with was as (select seen from nodes where id = $1),
     beat as (
       insert into nodes (id, seen, pid, born, plays, shape)
       values ($1, ${NOW}, pg_backend_pid(), (select backend_start from pg_stat_activity where pid = pg_backend_pid()), $2,
         ${MIGRATIONS.length})
       on conflict (id) do update set seen = excluded.seen, pid = excluded.pid, born = excluded.born
       returning seen
     )
     select beat.seen as now, (select seen from was) as was from beat`,
    [node, JSON.stringify(plays)],
  );
  return now;
}

export interface Swept {
  /** Jobs that were freed. */
  freed: number;
  /** Nodes that nobody expects back. */
  forgotten: string[];
}

/** Frees the jobs of nodes that are late, gone or unknown; rows that somebody works on wait until the next time. */
export async function sweep(queries: Queries, node: string): Promise<Swept> {
  const [swept] = await queries.rows<Swept>(
    `with other as materialized (
       select id, seen, seen >= ${NOW} - ${LATE} and exists (
         select from pg_stat_activity a
         where a.pid = nodes.pid and (a.backend_start = nodes.born or a.backend_start is null)
       ) as lives
       from nodes where id <> $1
     ),
     orphaned as materialized (
       select table_id, kind from jobs
       where node is not null and node <> $1 and node not in (select id from other where lives)
       for update skip locked
     ),
     ${FREED}
     select (select count(*) from freed) as freed,
       (select coalesce(array_agg(id), '{}') from other where seen < ${NOW} - ${FORGOTTEN}) as forgotten`,
    [node],
  );
  return swept;
}

/** Strikes nodes off, unless they were seen since then; the tables where somebody looked there. */
export async function strikeOff(queries: Queries, nodes: readonly string[], since: number): Promise<string[]> {
  const rows = await queries.rows<{ table_id: string }>(
    `with struck as (delete from nodes where id = any($1) and seen <= $2 returning id, seen),
     left_there as (
       delete from presence using struck where presence.node = struck.id
       returning presence.table_id, presence.guests, struck.seen
     ),
     orphaned as materialized (select table_id, kind from jobs where node = any($1) for update skip locked),
     ${FREED},
     visited as (
       insert into visits (table_id, guest, seen_at)
       select seats.table_id, seats.guest, max(left_there.seen) from left_there
       join seats on seats.table_id = left_there.table_id and seats.guest = any(left_there.guests)
       group by seats.table_id, seats.guest
       on conflict (table_id, guest) do update set seen_at = greatest(visits.seen_at, excluded.seen_at)
     )
     select distinct table_id from left_there`,
    [nodes, since],
  );
  return rows.map(({ table_id }) => table_id);
}

/** Who was forgotten may be struck off. */
export function forgettable(now: number): number {
  return now - FORGOTTEN;
}

export async function playsOfNodes(queries: Queries): Promise<Plays[]> {
  const rows = await queries.rows<{ plays: string }>('select plays from nodes order by id');
  return rows.map(({ plays }) => JSON.parse(plays) as Plays);
}

/**
 * Whether any node has it open, or any that knows fewer steps of its shape than so many: it was seen lately, or the connection
 * on which it listens is still there.
 */
export async function isAnyAlive(queries: Queries, steps: number | null = null): Promise<boolean> {
  const rows = await queries.rows(
    `select 1 from nodes where ${steps === null ? '' : `shape < ${steps} and `}(seen >= ${NOW} - ${LATE} or exists (
       select from pg_stat_activity a
       where a.pid = nodes.pid and (a.backend_start = nodes.born or a.backend_start is null)
     )) limit 1`,
  );
  return rows.length > 0;
}
