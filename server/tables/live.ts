import { isRefusal } from '@yamanote/kernel';
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { askedSeats, type LiveMatch, loadMatch } from '../matches/live-match.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import { findMatch } from '../store/index.ts';
import type { OpenTable } from './open-table.ts';

/** The table's match, loaded if it is not at hand. One that cannot be loaded harms nobody else. */
export function liveMatch(hall: Hall, table: OpenTable): LiveMatch | HallRefusal {
  if (table.live !== null) return table.live;
  const { match, record } = table;
  if (match.header === null) return hallRefusal('not-started');
  const room = hall.rooms.of(record.game, match.header);
  if (room === undefined) return hallRefusal('frozen', 'version', 'rules of this hall');
  try {
    const live = loadMatch(hall.store, room.game, match);
    if (isRefusal(live)) {
      hall.log('error', 'match-unreadable', { match: match.id, code: live.refused, field: live.field });
      return hallRefusal('frozen', live.field, live.expected);
    }
    table.live = live;
    table.asked = askedSeats(live);
    return live;
  } catch (error) {
    hall.log('error', 'match-unreadable', { match: match.id, place: placeOf(error) });
    return hallRefusal('frozen');
  }
}

/** Forgets what is in memory and reads the store again: after a write that failed, only the store knows. */
export function reread(hall: Hall, table: OpenTable): void {
  table.live = null;
  table.match = findMatch(hall.store.database, table.match.id) ?? table.match;
}
