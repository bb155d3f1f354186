import { isRefusal } from '@yamanote/kernel';
import { askedIn, hasHints, hostOf, type RunningMatch } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { type LiveMatch, loadMatch } from '../matches/live-match.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import { isPassing } from '../store/index.ts';
import { pauseAt } from './audience.ts';
import { tellLate } from './behind.ts';
import { learnGaps } from './gaps.ts';
import type { OpenTable } from './open-table.ts';
import { playedSeats } from './played-seats.ts';
import { proposedAt } from './proposals.ts';
import { showMissed } from './show-missed.ts';

/**
 * The table's match, loaded if it is not at hand; for tasks in the table's queue. One that cannot be loaded harms nobody
 * else.
 */
export async function liveMatch(hall: Hall, table: OpenTable): Promise<LiveMatch | HallRefusal> {
  return table.live ?? (await load(hall, table, false));
}

/** The same with its whole log at hand: to go back to before its last snapshot. */
export async function wholeMatch(hall: Hall, table: OpenTable): Promise<LiveMatch | HallRefusal> {
  table.live = null;
  return load(hall, table, true);
}

async function load(hall: Hall, table: OpenTable, isWhole: boolean): Promise<LiveMatch | HallRefusal> {
  const { match, record } = table;
  if (match.header === null) return hallRefusal('not-started');
  const room = hall.rooms.of(record.game, match.header);
  if (room === undefined) return withoutRules(hall, record.game, match.header.version);
  try {
    const loaded = await loadMatch(hall.store, room.game, match, isWhole);
    if (isRefusal(loaded)) {
      hall.log('error', 'match-unreadable', { match: match.id, code: loaded.refused, field: loaded.field });
      return hallRefusal('frozen', loaded.field, loaded.expected);
    }
    // A match that was stopped is shown as it stood, and not tried again.
    if (match.stopped !== null) loaded.match.frozen = match.stopped;
    const live = hosted(hall, table, loaded.match, loaded.snapshotAt);
    await learnGaps(hall, live);
    table.live = live;
    table.asked = askedIn(loaded.match);
    await showMissed(hall, table, live);
    await tellLate(hall, table, live);
    return live;
  } catch (error) {
    if (isPassing(error)) throw error;
    hall.log('error', 'match-unreadable', { match: match.id, place: placeOf(error) });
    return hallRefusal('frozen');
  }
}

/** Another node may know how it is played. */
export function withoutRules({ rooms }: Pick<Hall, 'rooms'>, game: string, version: number): HallRefusal {
  return rooms.isElsewhere(game, version)
    ? hallRefusal('elsewhere', 'version', 'rules of this node')
    : hallRefusal('frozen', 'version', 'rules of this hall');
}

/** A match with its host, who knows who plays here and who looks on. */
export function hosted(hall: Hall, table: OpenTable, match: RunningMatch, snapshotAt: number): LiveMatch {
  const { record } = table;
  const room = hall.rooms.newest(record.game)!;
  const host = hostOf(match, {
    opens: room.opens,
    seats: playedSeats(match.game, record),
    pause: pauseAt(hall, table),
    drives: table.drives,
    proposed: proposedAt(record),
    allowsHints: hasHints(record),
  });
  return { id: table.match.id, at: record.id, host, gaps: [], snapshotAt };
}
