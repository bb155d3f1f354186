/** Who is waited for though nobody sees them, and since when. A job of the store looks again when that has been long enough. */
import type { Seat } from '@yamanote/kernel';
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { goneAfter } from './absence-terms.ts';
import type { OpenTable } from './open-table.ts';
import { goneIn } from './presence.ts';

interface Expected {
  seat: Seat;
  /** In how many milliseconds a bot is to play. */
  wait: number;
}

/** The seats whose persons are asked and gone, where the table has agreed on what comes of it. */
export function dueAbsence(hall: Hall, table: OpenTable): Expected[] {
  const { record, asked } = table;
  const after = record.stage === 'running' ? goneAfter(record) : null;
  if (after === null) return [];
  return asked.flatMap((seat) => {
    const wait = record.seats[seat].bot === null ? goneIn(hall, table, seat, after) : null;
    return wait === null ? [] : { seat, wait };
  });
}

/** Somebody else is asked, or somebody has come or gone: the job is there when it is needed. */
export async function expectAbsent(hall: Hall, table: OpenTable): Promise<void> {
  const waits = dueAbsence(hall, table).map(({ wait }) => wait);
  // One that is there already looks, finds nobody missing, and is done.
  if (waits.length === 0) return;
  const [now, known] = [hall.now(), table.absentAt];
  const at = now + Math.min(...waits);
  // One that was due has been met, wherever that was, and may have found everybody there.
  if (known !== null && known > now && known <= at) return;
  table.absentAt = at;
  const { id } = table.record;
  try {
    await hall.store.jobs.by(id, 'absent', at);
  } catch (error) {
    table.absentAt = null;
    hall.log('error', 'not-stored', { table: id, place: placeOf(error) });
  }
}
