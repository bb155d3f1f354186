import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { isPassing, type Job } from '../store/index.ts';
import { deliver } from './deliver.ts';
import { plan } from './plan.ts';

/** A node that does not know the rules leaves the job to others, for so many milliseconds. */
const LEFT = 2000;

/** Tells whom it has to tell at a table, and sends it; the job stays until all of it is done. */
export async function meetNotices(hall: Hall, job: Job): Promise<void> {
  const { jobs } = hall.store;
  const looked = await hall.tables
    .at(job.table, (table) =>
      table.queue.run(async () => {
        const found = table.closed ? null : await plan(hall, table);
        if (found !== null) table.noticeAt = found.again;
        return { plan: found, told: { record: table.record, people: new Map(table.people) } };
      }),
    )
    .catch((error) => {
      if (isPassing(error)) throw error;
      hall.log('error', 'table-unreadable', { table: job.table, place: placeOf(error) });
      return null;
    });
  if (looked === null) return jobs.done(job);
  if (looked.plan === null) return jobs.again(job, hall.now() + LEFT);
  // Not in the table’s turn: nobody who plays waits for somebody else’s server.
  const next = await deliver(hall, looked.told, looked.plan.open);
  const times = [looked.plan.again, next].flatMap((time) => time ?? []);
  if (times.length === 0) await jobs.done(job);
  else await jobs.again(job, Math.min(...times));
}
