import type { OpenTable } from '../tables/open-table.ts';

/** A bot's whole turn takes no longer than this many of its paces. */
const PACES_A_TURN = 2.1;

/**
 * How long a bot still waits before its answer is shown. The first pause of a turn is the longest; each further one is at
 * most half of what is left, so that the turn ends in time however many answers it takes.
 */
export function pause({ pace }: OpenTable, seat: number, botPace: number, now: number): number {
  const turn = PACES_A_TURN * botPace;
  const elapsed = pace.seat === seat ? pace.shownAt - pace.since : 0;
  const due = elapsed < turn ? Math.min(botPace, (turn - elapsed) / 2) : botPace;
  return Math.max(0, pace.shownAt + due - now);
}

/** Notes that an entry of this seat was shown. */
export function notePace({ pace }: OpenTable, seat: number | null, botPace: number, now: number): void {
  if (pace.seat !== seat || now - pace.since >= PACES_A_TURN * botPace) {
    pace.since = pace.seat === seat ? now : pace.shownAt;
    pace.seat = seat;
  }
  pace.shownAt = now;
}
