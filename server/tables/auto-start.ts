import { takeUp } from '../bots/driver.ts';
import { STRONGEST } from '../bots/names.ts';
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import type { OpenTable } from './open-table.ts';
import { startRound } from './rounds.ts';
import { isStarting } from './seats.ts';

/**
 * A table that starts by itself does so once every seat is filled and every person's page has given its random bits;
 * a page that gives none is not waited for long.
 */
export function considerStart(hall: Hall, table: OpenTable): void {
  const { record, bits } = table;
  if (!isStarting(record)) stopTimer(table);
  else if (record.seats.every(({ guest }) => guest === null || bits.has(guest))) begin(hall, table);
  else table.startTimer ??= setTimeout(() => begin(hall, table), hall.bitsWait);
}

function begin(hall: Hall, table: OpenTable): void {
  stopTimer(table);
  table.queue
    .run(async () => {
      if (table.record.stage !== 'waiting' || !table.record.autoStart) return;
      await startRound(hall, table, STRONGEST);
      await takeUp(hall, table);
    })
    .catch((error) => hall.log('error', 'start-failed', { match: table.match.id, place: placeOf(error) }))
    .finally(() => hall.tables.release(table));
}

export function stopTimer(table: OpenTable): void {
  if (table.startTimer !== null) clearTimeout(table.startTimer);
  table.startTimer = null;
}
