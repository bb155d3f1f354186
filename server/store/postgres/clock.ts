import type { ForwardTime } from '../time.ts';

/** The store's time, measured now and then and carried on by a clock that only goes forward. */
export interface Clock {
  now(): number;
  /** The server said that it was this time, somewhere between when it was asked and now. */
  measured(time: number, askedAt: number): void;
}

/** Between the server's clock and ours, at worst: a millisecond a second. */
const DRIFT = 0.001;

export function storeClock(time?: ForwardTime): Clock {
  let ahead = 0;
  /** By how many milliseconds that may be wrong, and when it was measured. */
  let doubt = Number.POSITIVE_INFINITY;
  let measuredAt = 0;
  let latest = 0;
  return {
    now() {
      latest = Math.max(latest, Math.floor(performance.now() + ahead) + (time?.ahead() ?? 0));
      return latest;
    },
    measured(time, askedAt) {
      const at = performance.now();
      const halfTrip = (at - askedAt) / 2;
      // An answer that took long says less than a quick one some time ago.
      if (halfTrip > doubt + (at - measuredAt) * DRIFT) return;
      ahead = time - (askedAt + halfTrip);
      doubt = halfTrip;
      measuredAt = at;
    },
  };
}
