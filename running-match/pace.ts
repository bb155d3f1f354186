/** How long a bot's answer is held back, so that people can follow. Hosts bring the clock. */

/** What a person may wish for, as a part of the host's usual pause. */
const PARTS = { calm: 1, quick: 0.5, instant: 0 } as const;
export type Pace = keyof typeof PARTS;

/** The longest pause that anybody wishes for; none if nobody looks. */
export function longestPause(wishes: Iterable<Pace>, usual: number): number {
  let longest = 0;
  for (const wish of wishes) longest = Math.max(longest, PARTS[wish] * usual);
  return longest;
}

/** When the last entry was shown, and since when the turn has been going on. */
export interface Rhythm {
  shownAt: number;
  since: number;
}

/** The pauses of a whole turn, however many answers it takes, in full ones: the rest of its time is for showing it. */
const PAUSES_A_TURN = 1.4;

/**
 * How long to wait yet. The first pause of a turn is a full one, each further one at most half of what is left; a clock that
 * was set back makes none longer.
 */
export function pauseBefore({ shownAt, since }: Rhythm, full: number, now: number): number {
  const elapsed = shownAt - since;
  const due = Math.min(full, Math.max(0, PAUSES_A_TURN * full - elapsed) / (elapsed === 0 ? 1 : 2));
  return Math.min(due, Math.max(0, shownAt + due - now));
}

/** What a bot may think in any case, in milliseconds, however impatient those are who look on. */
const LEAST_THINKING = 50;

/**
 * How long bots may think about the answers that are due: as long as these would be held back anyway, so that thinking is
 * part of the pause and a whole turn of it no longer than the pauses of a turn. Bots that are asked together share it.
 */
export function thinkingTime(rhythm: Rhythm, full: number, now: number, bots: number): number {
  return Math.max(LEAST_THINKING, pauseBefore(rhythm, full, now) / Math.max(1, bots));
}

/** Notes that an entry was shown, and whether it opened a turn: seats that only react are part of one. */
export function noteShown(rhythm: Rhythm, opens: boolean, now: number): void {
  if (opens) rhythm.since = now;
  rhythm.shownAt = now;
}
