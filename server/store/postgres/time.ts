/** When somebody served the matches whose clocks run, and when nobody did. */
import type { Gap } from '@yamanote/kernel';
import type { Store } from '../port.ts';
import { LONGEST_BREATH } from '../rows/time.ts';
import type { Queries } from './connection.ts';
import type { Context } from './context.ts';

/** In place of what was due before. From the first clock on that runs, somebody has to be there. */
export async function setDeadline(queries: Queries, table: string, time: number | null, now: number): Promise<void> {
  if (time === null) {
    await queries.run("delete from jobs where table_id = $1 and kind = 'deadline'", [table]);
    return;
  }
  await queries.run(
    `with wanted as (select $1::text as table_id, $2::bigint as deadline), ${deadlineStatements('wanted', '$3::bigint')}
     select 1`,
    [table, time, now],
  );
}

/** The deadlines that the SQL around it names `wanted (table_id, deadline)`: below 0 for none any more, `null` for as before. */
export function deadlineStatements(wanted: string, time: string): string {
  return `undue as (
      delete from jobs using ${wanted} where deadline < 0 and kind = 'deadline' and jobs.table_id = ${wanted}.table_id
    ),
    due as (
      insert into jobs (table_id, kind, number, run_at)
      select table_id, 'deadline', nextval('job_numbers'), deadline from ${wanted} where deadline >= 0
      on conflict (table_id, kind) do update set run_at = excluded.run_at, number = excluded.number, node = null
    ),
    watched as (
      insert into beats (name, at) select distinct 'hall', ${time} from ${wanted} where deadline >= 0
      on conflict (name) do nothing
    )`;
}

export function openTime({ pool, clock }: Context): Store['time'] {
  return {
    beat: (since) =>
      pool.rows<Gap>(
        `with running as materialized (select exists (select from jobs where kind = 'deadline') as clocks),
         last as materialized (select at from beats where name = 'hall' for update),
         found as (
           insert into gaps (start, until) select at, $1 from last, running where clocks and $1 - at > ${LONGEST_BREATH}
           on conflict (start) do nothing returning start, until
         ),
         beaten as (
           insert into beats as b (name, at) select 'hall', $1 from running where clocks
           on conflict (name) do update set at = greatest(b.at, excluded.at)
         ),
         quiet as (delete from beats using running where not clocks)
         select start as "from", until from gaps where until > $2
         union select start, until from found where until > $2 order by 1`,
        [clock.now(), since],
      ),
  };
}
