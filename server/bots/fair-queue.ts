/**
 * Who thinks next. Whoever has used least of the workers' time lately goes first: compared by the address that a thought is
 * for, then by who made the table, then by the table, so that nobody's many tables keep another's one waiting.
 */

/** For whom a thought is, the widest circle first. */
export type ForWhom = readonly [address: string, host: string, table: string];

export interface FairQueue<Job> {
  add(whose: ForWhom, job: Job): void;
  /** Takes out the one that is next. */
  next(): { whose: ForWhom; job: Job } | undefined;
  /** So many milliseconds were used. */
  charge(whose: ForWhom, used: number): void;
  size(): number;
  /** Takes out all that wait. */
  drain(): Job[];
}

/** What was used counts half after so many milliseconds. */
const HALF_LIFE = 10_000;
/** Less than so many milliseconds is nothing. */
const TRIFLE = 1;
/** Every so many charges. */
const SWEEP = 1000;

export function makeFairQueue<Job>(clock: () => number): FairQueue<Job> {
  const waiting: { whose: ForWhom; job: Job }[] = [];
  const accounts = new Map<string, { used: number; at: number }>();
  let charges = 0;

  function usedBy(circle: string): number {
    const account = accounts.get(circle);
    const used = account === undefined ? 0 : account.used * 0.5 ** ((clock() - account.at) / HALF_LIFE);
    return used < TRIFLE ? 0 : used;
  }

  return {
    add(whose, job) {
      waiting.push({ whose, job });
    },
    next() {
      if (waiting.length === 0) return undefined;
      const used = waiting.map(({ whose }) => circles(whose).map(usedBy));
      let first = 0;
      for (let i = 1; i < waiting.length; i++) if (isLess(used[i], used[first])) first = i;
      return waiting.splice(first, 1)[0];
    },
    charge(whose, used) {
      for (const circle of circles(whose)) accounts.set(circle, { used: usedBy(circle) + used, at: clock() });
      if (++charges % SWEEP > 0) return;
      for (const circle of accounts.keys()) if (usedBy(circle) === 0) accounts.delete(circle);
    },
    size: () => waiting.length,
    drain: () => waiting.splice(0).map(({ job }) => job),
  };
}

/** Tables of one host and hosts of one address have accounts of their own. */
function circles([address, host, table]: ForWhom): string[] {
  return [`address ${address}`, `host ${host}`, `table ${table}`];
}

/** By the first that differs; whoever came first stays first among equals. */
function isLess(a: readonly number[], b: readonly number[]): boolean {
  const differs = a.findIndex((used, i) => used !== b[i]);
  return differs >= 0 && a[differs] < b[differs];
}
