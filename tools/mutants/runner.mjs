/** A thread that runs tests, and is replaced when a test never ends. */
import { Worker } from 'node:worker_threads';

/** How much memory a test may take. */
const MEGABYTES = 1024;

/**
 * @param {{ scripts: ReadonlyMap<string, string>, entries: readonly string[] }} bundle
 * @param {(duration: number) => number} patience how long a test may take, if it took so long with nothing broken
 */
export function makeRunner(bundle, patience = (duration) => 10_000 + 20 * duration) {
  let worker = begin();

  function begin() {
    const resourceLimits = { maxOldGenerationSizeMb: MEGABYTES };
    return new Worker(new URL('worker.mjs', import.meta.url), { workerData: bundle, resourceLimits });
  }

  /** Gives the thread a job. Of the tests on its way, `tests` says which there are. */
  function give(job, tests) {
    let place = 0;
    let timer;
    return new Promise((resolve, reject) => {
      const done = (settle, outcome) => {
        clearTimeout(timer);
        worker.off('message', hear).off('error', fail);
        settle(outcome);
      };
      const hear = (message) => {
        if (message.is !== 'testing') return done(resolve, message);
        place = message.place;
        clearTimeout(timer);
        timer = setTimeout(() => done(resolve, { killer: place, endless: true }), patience(tests[place].duration));
      };
      const fail = (error) => {
        if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return done(reject, error);
        done(resolve, { killer: place, endless: true });
      };
      worker.on('message', hear).on('error', fail);
      worker.postMessage(job);
    });
  }

  return {
    async rehearse() {
      const rehearsed = await give({ is: 'rehearse' }, []);
      if (rehearsed.is === 'failed') throw new Error(rehearsed.why);
      return rehearsed;
    },
    /** Which of these tests notices the mutant, and whether by never ending; `null` if none does. */
    async tryMutant(mutant, tests) {
      const { killer, endless = false } = await give({ is: 'try', mutant, tests }, tests);
      if (endless) {
        await worker.terminate();
        worker = begin();
      }
      return killer === null ? null : { test: tests[killer], endless };
    },
    stop: () => worker.terminate(),
  };
}
