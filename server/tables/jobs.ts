/** Meets the jobs that are due: this node takes those that nobody has, a few at a time. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Log, placeOf } from '../log.ts';
import type { Job, JobKind, Store } from '../store/index.ts';

/** So many are met at once unless somebody says otherwise; a table that is being played needs no more. */
const AT_ONCE = 16;
/** The longest that is not looked, in milliseconds: news of a job may be lost. On a store of one's own, none are. */
const LOOK = 1000;
/** After this many milliseconds is tried again what failed. */
const RETRY = 1000;
/** What this node has had for so many milliseconds is met again: an answer of the store may be lost, but not what it says. */
const LONG_HELD = 2000;

export interface Jobs {
  /** Some may be due, or will be sooner than was known. */
  look(): void;
  close(): void;
}

export interface JobsSettings {
  kinds: readonly JobKind[];
  meet(job: Job): Promise<void>;
  /** Whether this node has enough to do for its bots. */
  isBusy(): boolean;
  /** How many are met at once. */
  atOnce?: number;
  log: Log;
}

export function makeJobs(store: Store, { kinds: all, meet, isBusy, atOnce = AT_ONCE, log }: JobsSettings): Jobs {
  const underWay = new Set<string>();
  let heldAt = 0;
  let looking = false;
  let again = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    again = true;
    if (looking || closed) return;
    looking = true;
    clearTimeout(timer);
    lookOn()
      .catch((error) => {
        if (!closed) log('error', 'jobs-failed', { place: placeOf(error) });
        return RETRY;
      })
      .then((wait) => {
        looking = false;
        if (again) look();
        else if (wait !== null && !closed) timer = setTimeout(look, wait);
      });
  }

  /** In how many milliseconds to look again; `null`: when there is news. */
  async function lookOn(): Promise<number | null> {
    // Also where nothing can be begun now: who finishes looks again, and looking on and on would leave no time to finish.
    again = false;
    while (underWay.size < atOnce && !closed) {
      again = false;
      const kinds = wanted();
      const room = atOnce - underWay.size;
      const claimed = await store.jobs.claim(kinds, room);
      for (const job of claimed) void begin(job);
      if (claimed.length < room) break;
    }
    // With the next that is met.
    if (underWay.size >= atOnce || closed) return null;
    await lookAfterHeld();
    const kinds = wanted();
    const next = await store.jobs.next(kinds);
    const most = store.shared || kinds !== all ? LOOK : LONGEST_TIMER;
    return next === null ? most : Math.min(Math.max(0, next - store.now()), most);
  }

  /** Whoever has enough to think leaves bots to others, or for later. */
  function wanted(): readonly JobKind[] {
    return isBusy() ? all.filter((kind) => kind !== 'turn') : all;
  }

  async function lookAfterHeld(): Promise<void> {
    const now = store.now();
    if (!store.shared || now - heldAt < LOOK) return;
    heldAt = now;
    for (const job of await store.jobs.held(all, now - LONG_HELD)) if (!underWay.has(nameOf(job))) void begin(job);
  }

  async function begin(job: Job): Promise<void> {
    underWay.add(nameOf(job));
    try {
      await meet(job);
    } catch (error) {
      log('error', 'job-failed', { table: job.table, kind: job.kind, place: placeOf(error) });
      await putOff(job);
    }
    underWay.delete(nameOf(job));
    if (underWay.size === atOnce - 1) look();
  }

  /** Until the store has heard it: as long as this node is said to have it, nobody else meets it. */
  async function putOff(job: Job): Promise<void> {
    while (!closed) {
      try {
        return await store.jobs.again(job, store.now() + RETRY);
      } catch {
        await pause(RETRY, undefined, { ref: false });
      }
    }
  }

  return {
    look,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

function nameOf({ table, kind }: Job): string {
  return `${kind} ${table}`;
}

/** What a timer can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;
