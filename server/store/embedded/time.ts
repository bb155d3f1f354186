/** When somebody served the matches whose clocks run, and when nobody did. */
import type { Gap } from '@yamanote/kernel';
import { LONGEST_BREATH } from '../rows/time.ts';
import type { Database } from './database.ts';
import type { Jobs } from './jobs.ts';

/** In place of what was due before. From the first clock on that runs, somebody has to be there. */
export function setDeadline(database: Database, jobs: Jobs, table: string, time: number | null): void {
  if (time === null) {
    jobs.cancel(table, 'deadline');
    return;
  }
  jobs.replace(table, 'deadline', time);
  database.run("insert or ignore into beats (name, at) values ('hall', ?)", [jobs.now()]);
}

/** Whether anything is to be written. */
export function isWatched(database: Database): boolean {
  const sql = "select exists (select 1 from jobs where kind = 'deadline') or exists (select 1 from beats) as watched";
  return database.rows<{ watched: number }>(sql, [])[0].watched === 1;
}

export function beat(database: Database, now: number, since: number): Gap[] {
  const [{ runs }] = database.rows<{ runs: number }>(
    "select exists (select 1 from jobs where kind = 'deadline') as runs",
    [],
  );
  if (runs === 0) database.run('delete from beats', []);
  else {
    database.run(
      `insert or ignore into gaps (start, until) select at, ?1 from beats where name = 'hall' and ?1 - at > ${LONGEST_BREATH}`,
      [now],
    );
    database.run("insert into beats (name, at) values ('hall', ?1) on conflict (name) do update set at = max(at, ?1)", [
      now,
    ]);
  }
  return gapsSince(database, since);
}

export function gapsSince(database: Database, since: number): Gap[] {
  return database.rows<Gap>('select start as "from", until from gaps where until > ? order by start', [since]);
}
