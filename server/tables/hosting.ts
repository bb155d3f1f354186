/** What happens in the match of a table, told to its host. For tasks in the table's queue. */
import type { Seat } from '@yamanote/kernel';
import { happen, type Input } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import type { Ack, Move } from '../store/index.ts';
import { pauseAt } from './audience.ts';
import { byItself } from './by-itself.ts';
import { carryOut } from './carry-out.ts';
import { expectAbsent } from './expecting.ts';
import { learnGaps } from './gaps.ts';
import { liveMatch } from './live.ts';
import type { OpenTable } from './open-table.ts';
import { playedSeats } from './played-seats.ts';
import { proposedAt } from './proposals.ts';
import { summonBots } from './turns.ts';
import { noteWhoPlays } from './who-plays.ts';

/**
 * Somebody's move: the entries that it became, or why it became none. The same one again is acknowledged as before. `whyNot` is
 * asked anew whenever others come first.
 */
export async function move(
  hall: Hall,
  table: OpenTable,
  known: Move,
  input: Input,
  whyNot: (live: LiveMatch) => HallRefusal | null = () => null,
): Promise<Ack | HallRefusal> {
  // Somebody else may append first, but each time somebody does, the match has come further.
  for (let attempt = 0; attempt < table.record.seats.length + 2; attempt++) {
    const live = await liveMatch(hall, table);
    if (isHallRefusal(live)) return live;
    await seatAll(hall, table, live, null);
    await noteWhoPlays(hall, table, live);
    const timed = { ...input, gaps: await learnGaps(hall, live) };
    // Meanwhile it may have been let go.
    if (table.live !== live) continue;
    const refusal = whyNot(live);
    if (refusal !== null) return refusal;
    const outcome = await carryOut(hall, table, live, happen(live.host, { is: 'input', input: timed }), known);
    if (outcome !== null && outcome !== 'behind') return outcome;
  }
  return hallRefusal('not-stored');
}

/** Who plays or who looks on may have changed, or time has passed: the match goes by it. The bot of `anew` may try again. */
export async function attend(hall: Hall, table: OpenTable, anew: Seat | null = null): Promise<void> {
  await expectAbsent(hall, table);
  if (table.record.stage !== 'running' || !isOfInterest(table)) return;
  if (concernsBots(table)) await summonBots(hall, table);
  const live = await liveMatch(hall, table);
  if (isHallRefusal(live)) return;
  await seatAll(hall, table, live, anew);
  await noteWhoPlays(hall, table, live);
  if (table.live !== live) return;
  const pause = pauseAt(hall, table);
  await carryOut(hall, table, live, happen(live.host, { is: 'audience', pause, at: hall.now() }));
}

/** The same as soon as the table has time for it. */
export function attendSoon(hall: Hall, table: OpenTable): void {
  byItself(hall, table, 'bot-move-failed', () => attend(hall, table));
}

/** Where there are clocks, who plays is noted whoever looks. */
function isOfInterest(table: OpenTable): boolean {
  return table.live !== null || concernsBots(table) || table.record.timeControl !== null;
}

/** A match without bots, or one that nobody sees and only bots play, need not be loaded. */
function concernsBots({ record: { seats }, watchers, elsewhere }: OpenTable): boolean {
  const isSeen = watchers.size > 0 || elsewhere.some(({ lookers }) => lookers.length > 0);
  return seats.some(({ bot }) => bot !== null) && (isSeen || seats.some(({ bot }) => bot === null));
}

async function seatAll(hall: Hall, table: OpenTable, live: LiveMatch, anew: Seat | null): Promise<void> {
  const { host } = live;
  const seats = playedSeats(host.match.game, table.record);
  if (seats !== host.seats || anew !== null)
    await carryOut(hall, table, live, happen(host, { is: 'seats', seats, anew, at: hall.now() }));
  const moment = proposedAt(table.record);
  if (moment !== host.proposed)
    await carryOut(hall, table, live, happen(host, { is: 'proposed', moment, at: hall.now() }));
}
