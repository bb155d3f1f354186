/** Does the pieces of a job, on this thread or on several others. */
import { Worker } from 'node:worker_threads';
import { type Job, loadJob } from './job.ts';
import { nextSize, type Share, Shares } from './share.ts';

/** Takes what came of a share; `false` if enough has been done. */
export type Take<Result> = (result: Result, share: Share) => boolean;

/** `first` is the size of the first shares; the others are as large as time allows. */
export async function doInShares<Result>(
  job: Job,
  all: Share,
  threads: number,
  first: number,
  take: Take<Result>,
): Promise<void> {
  const shares = new Shares(all);
  if (threads === 1) await doHere(job, shares, first, take);
  else await doOn(threads, job, shares, first, take);
}

async function doHere<Result>(job: Job, shares: Shares, first: number, take: Take<Result>): Promise<void> {
  const work = await loadJob(job);
  let size = first;
  for (let share = shares.next(size); share !== null; share = shares.next(size)) {
    const start = performance.now();
    const result = work(share) as Result;
    size = nextSize(share, performance.now() - start);
    if (!take(result, share)) return;
  }
}

async function doOn<Result>(
  threads: number,
  job: Job,
  shares: Shares,
  first: number,
  take: Take<Result>,
): Promise<void> {
  const program = new URL('./worker.js', import.meta.url);
  const workers = Array.from({ length: threads }, () => new Worker(program, { workerData: job }));
  try {
    await new Promise<void>((enough, fail) => {
      let goesOn = true;
      const takeOn: Take<Result> = (result, share) => {
        // Other threads may have sent something before they heard that it is enough.
        goesOn &&= take(result, share);
        if (!goesOn) enough();
        return goesOn;
      };
      Promise.all(workers.map((worker) => feed(worker, shares, first, takeOn))).then(() => enough(), fail);
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Hands a worker share after share, until there are none left or enough has been done. */
function feed<Result>(worker: Worker, shares: Shares, first: number, take: Take<Result>): Promise<void> {
  return new Promise((resolve, reject) => {
    let share = shares.next(first);
    let start = performance.now();
    const hand = () => (share === null ? resolve() : worker.postMessage(share));
    worker.on('error', reject);
    worker.on('message', (result: Result) => {
      const done = share as Share;
      const size = nextSize(done, performance.now() - start);
      if (!take(result, done)) return;
      share = shares.next(size);
      start = performance.now();
      hand();
    });
    hand();
  });
}
