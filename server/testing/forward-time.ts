import type { ForwardTime } from '../store/index.ts';

const HOUR = 3_600_000;

/** A clock that a test sets forward, for all nodes and stores that are given it: nobody waits. */
export interface SetTime extends ForwardTime {
  now(): number;
  /** So much time goes by, in which all matches are served. */
  pass(ms: number): Promise<void>;
  passHours(hours: number): Promise<void>;
  /** So much time is lost: nobody said in it that anything is served. */
  lose(ms: number): void;
}

export function forwardTime(clock = () => Date.now()): SetTime {
  let by = 0;
  const listeners = new Set<() => void>();
  const keepers = new Set<(until: number) => Promise<unknown>>();
  const now = () => clock() + by;
  const lose = (ms: number) => {
    by += ms;
    for (const moved of listeners) moved();
  };
  async function pass(ms: number): Promise<void> {
    // The store of a hall that has closed answers nobody.
    for (const keep of keepers) await keep(now() + ms).catch(() => keepers.delete(keep));
    lose(ms);
  }
  return {
    ahead: () => by,
    now,
    listen: (moved) => listeners.add(moved),
    served: (keep) => keepers.add(keep),
    pass,
    passHours: (hours) => pass(hours * HOUR),
    lose,
  };
}
