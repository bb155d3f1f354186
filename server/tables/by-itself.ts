import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import type { OpenTable } from './open-table.ts';

/** Does what nobody has asked for, in the table's turn: not after the hall has closed, and what fails harms nobody else. */
export function byItself(hall: Hall, table: OpenTable, event: string, task: () => Promise<void>): void {
  table.queue
    .run(() => (table.closed ? undefined : task()))
    .catch((error) => hall.log('error', event, { match: table.match.id, place: placeOf(error) }))
    .finally(() => hall.tables.release(table));
}
