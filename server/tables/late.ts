/** Somebody who is asked may be out of time: what happens then. For tasks in the table's queue. */
import { dueAt, happen, isOutOfTime, nextDeadline, withGaps } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { isHallRefusal } from '../refusals.ts';
import { letBotPlay } from './absence.ts';
import { carryOut } from './carry-out.ts';
import { learnGaps } from './gaps.ts';
import { liveMatch } from './live.ts';
import type { OpenTable } from './open-table.ts';
import { noteWhoPlays } from './who-plays.ts';

/** When to look again, or `null` if there is nothing to look for. `later` for a match that cannot be played on here. */
export async function answerLate(hall: Hall, table: OpenTable): Promise<number | 'later' | null> {
  if (table.record.stage !== 'running' || table.record.timeControl === null) return null;
  const live = await liveMatch(hall, table);
  if (isHallRefusal(live)) return live.refused === 'elsewhere' ? 'later' : null;
  await noteWhoPlays(hall, table, live);
  // Each of them may be late, and others may append first.
  for (let attempt = 0; attempt < 2 * table.record.seats.length + 2 && table.live === live; attempt++) {
    const outcome = await answerOne(hall, table, live);
    if (outcome !== 'again') return outcome;
  }
  return hall.now();
}

/** By the store's time, and by nothing that was not served. */
async function answerOne(hall: Hall, table: OpenTable, live: LiveMatch): Promise<number | 'again' | null> {
  const at = hall.now();
  const gaps = await learnGaps(hall, live);
  const { match } = live.host;
  if (match.clocks === null || match.frozen !== null) return null;
  const clocks = withGaps(match.clocks, gaps);
  const seat = dueAt(clocks, at).find((due) => table.record.seats[due].bot === null);
  if (seat === undefined) return nextDeadline(clocks);
  const loses = isOutOfTime(clocks, seat);
  const outcome = await carryOut(hall, table, live, happen(live.host, { is: 'late', gaps, at }));
  if (outcome === 'behind' || outcome === null) return 'again';
  if (isHallRefusal(outcome)) return 'again';
  hall.log('info', 'time-out', { match: live.id, seat });
  if (loses) await letBotPlay(hall, table, seat, 'late');
  return 'again';
}
