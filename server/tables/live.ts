import { isRefusal } from '@yamanote/kernel';
import { askedIn, hasHints, hostOf, type RunningMatch } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { type LiveMatch, loadMatch } from '../matches/live-match.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import { isPassing } from '../store/index.ts';
import { pauseAt } from './audience.ts';
import type { OpenTable } from './open-table.ts';
import { playedSeats } from './played-seats.ts';

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
    const loaded = await loadMatch(hall.store, room.game, match);
    if (isRefusal(loaded)) {
      hall.log('error', 'match-unreadable', { match: match.id, code: loaded.refused, field: loaded.field });
      return hallRefusal('frozen', loaded.field, loaded.expected);
    }
    // A match that was stopped is shown as it stood, and not tried again.
    if (match.stopped !== null) loaded.match.frozen = match.stopped;
    const live = hosted(hall, table, loaded.match, loaded.snapshotAt);
    table.live = live;
    table.asked = askedIn(loaded.match);
    return live;
  } catch (error) {
    if (isPassing(error)) throw error;
    hall.log('error', 'match-unreadable', { match: match.id, place: placeOf(error) });
    return hallRefusal('frozen');
  }
}

/** A match with its host, who knows who plays here and who looks on. */
export function hosted(hall: Hall, table: OpenTable, match: RunningMatch, snapshotAt: number): LiveMatch {
  const { record } = table;
  const room = hall.rooms.newest(record.game)!;
  const host = hostOf(match, {
    opens: room.opens,
    seats: playedSeats(match.game, record),
    pause: pauseAt(hall, table),
    allowsHints: hasHints(record),
  });
  return { id: table.match.id, at: record.id, host, snapshotAt };
}
