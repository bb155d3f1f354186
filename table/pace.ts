/** How long a bot's answer is held back, so that people can follow. Hosts bring the clock. */
import type { Seat } from '@yamanote/kernel';

/** What a person may wish for, as a part of the host's usual pause. */
const PARTS = { calm: 1, quick: 0.5, instant: 0 } as const;
export type Pace = keyof typeof PARTS;

/** The longest pause that anybody wishes for; none if nobody looks. */
export function longestPause(wishes: Iterable<Pace>, usual: number): number {
  let longest = 0;
  for (const wish of wishes) longest = Math.max(longest, PARTS[wish] * usual);
  return longest;
}

/** When the last entry was shown, by whom, and since when the turn has been going on. */
export interface Rhythm {
  shownAt: number;
  seat: Seat | null;
  since: number;
}

/** The pauses of a whole turn, however many answers it takes, in full ones: the rest of its time is for showing it. */
const PAUSES_A_TURN = 1.4;

/** How long to wait yet. The first pause of a turn is a full one, each further one at most half of what is left. */
export function pauseBefore({ shownAt, seat, since }: Rhythm, asked: Seat, full: number, now: number): number {
  const elapsed = seat === asked || seat === null ? shownAt - since : 0;
  const due = Math.min(full, Math.max(0, PAUSES_A_TURN * full - elapsed) / (elapsed === 0 ? 1 : 2));
  return Math.max(0, shownAt + due - now);
}

/**
 * Notes that an entry was shown. `opens` says whether it opened a turn: then seats that only react are part of it. Where a
 * game does not say (`null`), a turn is what one seat answers in a row.
 */
export function noteShown(rhythm: Rhythm, seat: Seat | null, opens: boolean | null, full: number, now: number): void {
  const isOver = now - rhythm.since >= PAUSES_A_TURN * full;
  if (opens === true) rhythm.since = now;
  else if (opens === null && rhythm.seat !== seat) rhythm.since = rhythm.shownAt;
  else if (opens === null && isOver) rhythm.since = now;
  rhythm.seat = opens === null ? seat : null;
  rhythm.shownAt = now;
}
