import { USUAL_BOT } from '@yamanote/bots';
import type { Hall } from '../hall.ts';
import { byItself } from './by-itself.ts';
import { startDeal, voidDeal } from './dealing.ts';
import { attend } from './hosting.ts';
import type { OpenTable } from './open-table.ts';
import { isStarting } from './seats.ts';
import { setTimer, stopTimer } from './start-timer.ts';

/**
 * A table that starts by itself does so once every seat is filled and every person's page has given its seal; a page that
 * gives none is not waited for long. And a deal that is not opened in time is void.
 */
export function considerStart(hall: Hall, table: OpenTable): void {
  const { record, seals } = table;
  if (record.stage === 'opening') awaitOpening(hall, table);
  else if (!isStarting(record)) stopTimer(table);
  else if (record.seats.every(({ guest }) => guest === null || seals.has(guest))) begin(hall, table);
  else setTimer(table, hall.sealWait, () => begin(hall, table));
}

/** For a deal that was just started, or found like that in the store. */
function awaitOpening(hall: Hall, table: OpenTable): void {
  if (table.record.stage === 'opening') setTimer(table, hall.openWait, () => giveUp(hall, table));
}

function begin(hall: Hall, table: OpenTable): void {
  stopTimer(table);
  byItself(hall, table, 'start-failed', async () => {
    // Somebody may have got up meanwhile. As long as every seat is taken, no bot is needed, and none but those chosen plays.
    if (!isStarting(table.record)) return;
    await startDeal(hall, table, USUAL_BOT);
    awaitOpening(hall, table);
    await attend(hall, table);
  });
}

function giveUp(hall: Hall, table: OpenTable): void {
  byItself(hall, table, 'start-failed', async () => {
    await voidDeal(hall, table);
    considerStart(hall, table);
  });
}
