/**
 * Tables come to the board of the hall when one of their people has them open, and are folded away when nobody does for a
 * while: a link still finds them, and whoever comes back puts them up again.
 */
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import type { Job } from '../store/index.ts';
import { isPresent, type OpenTable } from './open-table.ts';
import { isAway } from './presence.ts';

/** So often is looked whether somebody is still there, in milliseconds: their node may have died without a word. */
const LOOK_AGAIN = 600_000;

/** Whether one of its people has it open. Whoever only watches could not say that the table is free. */
function isUsed(table: OpenTable): boolean {
  const { host, seats } = table.record;
  if (host !== null && isPresent(table, host)) return true;
  return seats.some(({ guest, away }) => guest !== null && !away && isPresent(table, guest));
}

/** For tasks in the table's queue. */
export async function listIfUsed(hall: Hall, table: OpenTable): Promise<void> {
  const { record, listedAt } = table;
  if (!record.public || record.stage === 'over' || listedAt !== null || !isUsed(table)) return;
  await list(hall, table, LOOK_AGAIN);
}

/** Before its person has come there, who is on their way. */
export async function listNow(hall: Hall, table: OpenTable): Promise<void> {
  if (table.listedAt === null) await list(hall, table, hall.awayAfter + COMING);
}

/** Whoever made a table is there before so many milliseconds have passed. */
const COMING = 60_000;

async function list(hall: Hall, table: OpenTable, wait: number): Promise<void> {
  const at = hall.now();
  // First of all: what nobody looks after would stand there for ever.
  await lookIn(hall, table, wait);
  await hall.store.tables.list(table.record.id, at);
  table.listedAt = at;
  hall.lobby.changed(table);
}

/** One of its people has left. Whether it was the last one is looked at later: others may leave on other nodes just now. */
export async function foldWhenUnused(hall: Hall, table: OpenTable): Promise<void> {
  if (table.listedAt === null || table.closed) return;
  try {
    await hall.presence.settled();
    await lookIn(hall, table, patience(hall, table));
  } catch (error) {
    // It is looked at later, as it was to be before.
    hall.log('error', 'folding-failed', { table: table.record.id, place: placeOf(error) });
  }
}

/** Where people look in when they can, nobody need be there for days. */
const DAYS = 3 * 86_400_000;

function patience({ awayAfter }: Hall, { record }: OpenTable): number {
  return record.timeControl?.is === 'daily' ? DAYS : awayAfter;
}

function lastUsed({ record, seen }: OpenTable): number {
  return Math.max(record.touchedAt, ...seen.values());
}

/** By then at the latest. */
async function lookIn({ store, now }: Hall, { record }: OpenTable, wait: number): Promise<void> {
  await store.jobs.by(record.id, 'fold', now() + wait);
}

/** The time has come to look. In the table's turn. */
export async function foldIfUnused(hall: Hall, table: OpenTable, job: Job): Promise<void> {
  const { record } = table;
  if (record.public && record.stage !== 'over' && isUsed(table)) {
    await hall.store.jobs.again(job, hall.now() + LOOK_AGAIN);
    return;
  }
  // Whoever left last may only have reloaded the page.
  if (record.seats.some((_, seat) => record.seats[seat].guest !== null && !isAway(hall, table, seat))) {
    await hall.store.jobs.again(job, hall.now() + Math.max(1000, hall.awayAfter));
    return;
  }
  const left = patience(hall, table) - (hall.now() - lastUsed(table));
  if (left > 0) {
    await hall.store.jobs.again(job, hall.now() + left);
    return;
  }
  await hall.store.tables.fold(record.id);
  table.listedAt = null;
  hall.lobby.changed(table);
  await hall.store.jobs.done(job);
}
