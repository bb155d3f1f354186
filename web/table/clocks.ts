/** What the clocks of a table show: the hall says now and then what is left, and the page counts on from there. */
import type { ShownClock } from '@yamanote/running-match';

/** As they were told, and when, by this page's own clock. */
export interface ToldClocks {
  readonly match: string;
  readonly clocks: readonly (ShownClock | null)[];
  readonly at: number;
}

export interface Reading {
  /** In milliseconds. */
  left: number;
  runs: boolean;
  /** Asked in somebody else's turn, with a time of its own. */
  reaction: boolean;
  rests: boolean;
  /** The last ten seconds. */
  isLast: boolean;
  /** In how many milliseconds it reads otherwise; `null`: not by itself. */
  next: number | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LAST = 10 * SECOND;

export function readingAt({ left, runs, reaction, rests, changesIn }: ShownClock, elapsed: number): Reading {
  const [before, after] =
    changesIn === null ? [elapsed, 0] : [Math.min(elapsed, changesIn), Math.max(0, elapsed - changesIn)];
  const isChanged = changesIn !== null && elapsed >= changesIn;
  const isRunning = isChanged ? rests : runs;
  const now = Math.max(0, left - (runs ? before : rests ? after : 0));
  const toChange = changesIn !== null && !isChanged ? changesIn - elapsed : null;
  const step = now >= HOUR ? MINUTE : now % SECOND || SECOND;
  const next = isRunning && now > 0 ? Math.min(step, toChange ?? step) : toChange;
  return {
    left: now,
    runs: isRunning,
    reaction,
    rests: isChanged ? runs : rests,
    isLast: isRunning && now <= LAST,
    next,
  };
}

/** Minutes and seconds; in the last hours of a day hours, and then days. A second that has begun counts. */
export function clockText(left: number, units: { hours(n: number): string; days(n: number): string }): string {
  const seconds = Math.ceil(left / SECOND);
  if (seconds >= 2 * 24 * 3600) return units.days(Math.floor(seconds / (24 * 3600)));
  if (seconds >= 2 * 3600) return units.hours(Math.floor(seconds / 3600));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** Of these it is told aloud that no more is left. */
const SPOKEN = [60, 10, 5];

/** Which of them was come to between two readings, in milliseconds. */
export function spokenBetween(before: number, now: number): number | null {
  return SPOKEN.findLast((seconds) => before > seconds * SECOND && now <= seconds * SECOND) ?? null;
}
