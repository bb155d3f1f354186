/** How long the bots of a table wait: as the people wish who have it open. */
import { longestPause, noteShown, pauseBefore } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { seatOf } from '../tables/seats.ts';

/** A full pause at this table: the longest that its people wish for, or, where none of them looks, those who watch. */
function fullPause({ botPace }: Hall, { record, watchers }: OpenTable): number {
  const pages = [...watchers];
  const seated = pages.filter(({ guest }) => seatOf(record, guest?.id ?? null) !== null);
  const wishes = (seated.length > 0 ? seated : pages).map(({ pace }) => pace);
  return longestPause(wishes, botPace);
}

/** How long a bot still waits before its answer is shown. */
export function pause(hall: Hall, table: OpenTable): number {
  return pauseBefore(table.pace, fullPause(hall, table), hall.now());
}

/** Notes that entries with these events were shown. */
export function notePace(hall: Hall, table: OpenTable, events: readonly unknown[]): void {
  const room = hall.rooms.newest(table.record.game);
  noteShown(
    table.pace,
    events.some((event) => room?.opens(event) != null),
    hall.now(),
  );
}
