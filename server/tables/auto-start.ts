import { USUAL_BOT } from '@yamanote/bots';
import type { Hall } from '../hall.ts';
import type { HallRefusal } from '../refusals.ts';
import { byItself } from './by-itself.ts';
import { upToDate } from './change.ts';
import { startDeal, voidDeal } from './dealing.ts';
import { attend } from './hosting.ts';
import type { OpenTable } from './open-table.ts';
import { isStarting } from './seats.ts';

/**
 * A table that starts by itself does so once every seat is filled and every person's page has given its seal; a page that
 * gives none is not waited for long. And a deal that is not opened in time is void.
 */
export async function considerStart(hall: Hall, table: OpenTable): Promise<void> {
  const { record, parts } = table;
  if (record.stage === 'opening') await startAt(hall, table, hall.openWait);
  else if (!isStarting(record)) await forgetStart(hall, table);
  else if (record.seats.every(({ guest }) => guest === null || parts.has(guest))) begin(hall, table);
  else await startAt(hall, table, hall.sealWait);
}

/** What was set before stays. */
async function startAt({ store, now }: Hall, table: OpenTable, wait: number): Promise<void> {
  if (table.startsAt !== null) return;
  table.startsAt = now() + wait;
  await store.jobs.at(table.record.id, 'start', table.startsAt);
}

async function forgetStart({ store }: Hall, table: OpenTable): Promise<void> {
  if (table.startsAt === null) return;
  table.startsAt = null;
  await store.jobs.cancel(table.record.id, 'start');
}

function begin(hall: Hall, table: OpenTable): void {
  byItself(hall, table, 'start-failed', async () => {
    await startByItself(hall, table);
  });
}

/** Somebody may have got up meanwhile. As long as every seat is taken, no bot is needed, and none but those chosen plays. */
async function startByItself(hall: Hall, table: OpenTable): Promise<HallRefusal | null> {
  const refusal = await upToDate(() => (isStarting(table.record) ? startDeal(hall, table, USUAL_BOT) : null));
  await attend(hall, table);
  return refusal;
}

/** The time has come that was waited for: the match begins with the seals that are there, or its deal has taken too long. */
export async function startWhenDue(hall: Hall, table: OpenTable): Promise<HallRefusal | null> {
  table.startsAt = null;
  if (table.record.stage !== 'opening') return startByItself(hall, table);
  const refusal = await upToDate(() => voidDeal(hall, table));
  await considerStart(hall, table);
  return refusal;
}
