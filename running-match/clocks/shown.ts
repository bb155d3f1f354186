/** What everybody at a table may know of its clocks: what is left, never a date, so that no page has to know what time it is. */
import { type Clocks, leftAt } from './clocks.ts';
import { counts, nextChange } from './open-hours.ts';

export interface ShownClock {
  /** In milliseconds. */
  left: number;
  /** The seat is asked, and its time goes by. */
  runs: boolean;
  /** It is asked out of its turn, and this is the time for that. */
  reaction: boolean;
  /** It is asked, but it is night, or a day off. */
  rests: boolean;
  /** In how many milliseconds that is otherwise; `null` if it always counts. */
  changesIn: number | null;
}

/** By seat; `null` where no person plays. */
export function shownClocks(clocks: Clocks, at: number): (ShownClock | null)[] {
  const { control } = clocks;
  const isCounted = control.is === 'live' || counts(control, at);
  const change = control.is === 'live' ? null : nextChange(control, at);
  return clocks.seats.map(({ person, run }, seat) =>
    person
      ? {
          left: leftAt(clocks, seat, at),
          runs: run !== null && isCounted,
          reaction: run?.reaction ?? false,
          rests: run !== null && !isCounted,
          changesIn: change === null ? null : change - at,
        }
      : null,
  );
}
