import { isRefusal } from '@yamanote/kernel';
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { askedSeats, type LiveMatch, loadMatch } from '../matches/live-match.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import { isPassing } from '../store/index.ts';
import { tellNews } from './broadcast.ts';
import type { OpenTable } from './open-table.ts';

/**
 * The table's match, loaded if it is not at hand; for tasks in the table's queue. One that cannot be loaded harms nobody
 * else.
 */
export async function liveMatch(hall: Hall, table: OpenTable): Promise<LiveMatch | HallRefusal> {
  if (table.live !== null) return table.live;
  const { match, record } = table;
  if (match.header === null) return hallRefusal('not-started');
  const room = hall.rooms.of(record.game, match.header);
  if (room === undefined) return hallRefusal('frozen', 'version', 'rules of this hall');
  try {
    const live = await loadMatch(hall.store, room.game, match);
    if (isRefusal(live)) {
      hall.log('error', 'match-unreadable', { match: match.id, code: live.refused, field: live.field });
      return hallRefusal('frozen', live.field, live.expected);
    }
    // A match that was stopped is shown as it stood, and not tried again.
    if (match.stopped !== null) live.table.frozen = match.stopped;
    table.live = live;
    table.asked = askedSeats(live);
    return live;
  } catch (error) {
    if (isPassing(error)) throw error;
    hall.log('error', 'match-unreadable', { match: match.id, place: placeOf(error) });
    return hallRefusal('frozen');
  }
}

/** Stops a match for good: its rules broke down. Everybody at the table learns it. */
export async function stop(hall: Hall, table: OpenTable, why: string): Promise<void> {
  table.match = { ...table.match, stopped: why };
  if (table.live !== null) table.live.table.frozen ??= why;
  table.asked = [];
  hall.log('error', 'match-frozen', { match: table.match.id });
  await hall.store.matches.stop(table.match.id, why);
  tellNews(hall, table, []);
}
