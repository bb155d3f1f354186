/** A store whose answers are counted, whatever engine it has. */
import type { Store } from '../store/index.ts';
import type { Metrics } from './metrics.ts';

export function measured(store: Store, metrics: Metrics, clock: () => number): Store {
  return {
    ...store,
    async append(...given) {
      const begun = clock();
      let outcome = 'failed';
      try {
        const appended = await store.append(...given);
        outcome = appended.is;
        return appended;
      } finally {
        metrics.appended(outcome, clock() - begun);
      }
    },
    tables: {
      ...store.tables,
      open(...given) {
        metrics.lobbyAsked();
        return store.tables.open(...given);
      },
      unfinishedOfGuest(...given) {
        metrics.lobbyAsked();
        return store.tables.unfinishedOfGuest(...given);
      },
      ofGuest(...given) {
        metrics.lobbyAsked();
        return store.tables.ofGuest(...given);
      },
    },
    jobs: { ...store.jobs, ...punctual(store, metrics) },
  };
}

/** Whoever asked when the next job is due waits for it: how late it is shows when it is taken. */
function punctual({ now, jobs }: Store, metrics: Metrics): Pick<Store['jobs'], 'next' | 'claim'> {
  let due: number | null = null;
  return {
    async next(kinds) {
      due = await jobs.next(kinds);
      return due;
    },
    async claim(...given) {
      const claimed = await jobs.claim(...given);
      if (claimed.length > 0 && due !== null && due <= now()) {
        metrics.jobBegun(now() - due);
        due = null;
      }
      return claimed;
    },
  };
}
