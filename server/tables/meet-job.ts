import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { isPassing, type Job } from '../store/index.ts';
import { missAbsent } from './absence.ts';
import { startWhenDue } from './auto-start.ts';
import { isBehind } from './change.ts';
import { foldIfUnused } from './fold.ts';
import { catchUp } from './follow.ts';
import { attend } from './hosting.ts';
import { answerLate } from './late.ts';
import { isBotAsked, type OpenTable } from './open-table.ts';
import { drive } from './turns.ts';

/** A node that does not know the rules leaves the job to others, for so many milliseconds. */
const LEFT = 2000;

/** Does what a job says, in the table's turn. What cannot be read is left alone until somebody looks. */
export async function meetJob(hall: Hall, job: Job): Promise<void> {
  const met = await hall.tables
    .at(job.table, (table) => table.queue.run(() => (table.closed ? true : meetAt(hall, table, job))))
    .catch(async (error) => {
      if (isPassing(error)) throw error;
      hall.log('error', 'table-unreadable', { table: job.table, place: placeOf(error) });
      await hall.store.jobs.putAway(job.table, job.kind);
      return true;
    });
  if (met === null) await hall.store.jobs.done(job);
}

async function meetAt(hall: Hall, table: OpenTable, job: Job): Promise<true> {
  // A job that is done by what this node has not heard of yet would be lost.
  if (job.kind !== 'turn' || !isBotAsked(table)) await catchUp(hall, table);
  if (job.kind === 'deadline') {
    await meetDeadline(hall, table, job);
  } else if (job.kind === 'fold') {
    await foldIfUnused(hall, table, job);
  } else if (job.kind === 'start') {
    const refusal = await startWhenDue(hall, table);
    if (isBehind(refusal)) await hall.store.jobs.again(job, hall.now());
    else await hall.store.jobs.done(job);
  } else if (job.kind === 'absent') {
    const wait = await missAbsent(hall, table);
    table.absentAt = wait === null ? null : hall.now() + wait;
    if (table.absentAt === null) await hall.store.jobs.done(job);
    else await hall.store.jobs.again(job, table.absentAt);
  } else if (!isBotAsked(table)) {
    await hall.store.jobs.done(job);
  } else if (hall.rooms.of(table.record.game, table.match.header) === undefined) {
    await hall.store.jobs.again(job, hall.now() + LEFT);
  } else {
    await drive(hall, table, true);
    await attend(hall, table);
  }
  return true;
}

async function meetDeadline(hall: Hall, table: OpenTable, job: Job): Promise<void> {
  const next = await answerLate(hall, table);
  if (next === null) await hall.store.jobs.done(job);
  else await hall.store.jobs.again(job, next === 'later' ? hall.now() + LEFT : next);
}
