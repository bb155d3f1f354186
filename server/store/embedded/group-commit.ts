import type { Database } from './database.ts';

/** Does the work in a transaction; resolves with its result once that is on the disk. */
type Write = <T>(work: (database: Database) => T) => Promise<T>;

interface Waiting {
  work(database: Database): unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

export interface GroupCommit {
  write: Write;
  /** Writes what still waits, at once. */
  flush(): void;
}

/**
 * From one commit to the next pass so many milliseconds: who comes just after one waits for others, who come alone do not.
 * The more came together in the last, the more come in a moment.
 */
const SPACING = { least: 4, most: 10, each: 0.25 };

/**
 * Syncing to the disk costs far more than writing, so whatever is in flight is committed together: one transaction a tick, and
 * not more than a few in a hundredth of a second. If one piece of work fails, all are done again one by one, and only that one
 * is refused.
 */
export function groupCommit(database: Database): GroupCommit {
  let waiting: Waiting[] = [];
  /** Not before then is the next commit, in the time that only goes forward. */
  let next = 0;

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    commit(group);
    next = performance.now() + Math.min(SPACING.most, SPACING.least + SPACING.each * group.length);
  }

  function commit(group: readonly Waiting[]): void {
    try {
      const results = inTransaction(database, () => group.map((one) => one.work(database)));
      group.forEach((one, i) => {
        one.resolve(results[i]);
      });
    } catch (error) {
      if (group.length === 1) group[0].reject(error);
      else for (const one of group) alone(one);
    }
  }

  function schedule(): void {
    const wait = next - performance.now();
    if (wait > 0) setTimeout(flush, wait);
    else setImmediate(flush);
  }

  function alone(one: Waiting): void {
    try {
      one.resolve(inTransaction(database, () => one.work(database)));
    } catch (error) {
      one.reject(error);
    }
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) schedule();
        waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
      }),
    flush,
  };
}

function inTransaction<T>(database: Database, work: () => T): T {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

/** Some failures (a full disk) have rolled back already; then there is nothing left to do. */
function rollBack(database: Database): void {
  try {
    database.exec('rollback');
  } catch {}
}
