/**
 * Worker threads in which bots think. A worker has one thought at a time, so one that does not come back can be ended
 * without disturbing anybody; a fresh worker takes its place.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Conclusion, READY, type Thought } from '@yamanote/bots';
import { type Log, placeOf } from '../log.ts';
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts';
import { type ForWhom, makeFairQueue } from './fair-queue.ts';

/** A worker that has not loaded after this many milliseconds never will. */
const LOADING = 20_000;

type Task = Omit<Thought, 'number'>;

export interface BotPool {
  /** An answer, or `null` when even a second, fresh worker brought none. */
  think(task: Task, whose: ForWhom): Promise<{ answer: unknown } | null>;
  /** How many thoughts wait for a worker. */
  waiting(): number;
  /** How many thoughts wait or are under way. */
  readonly busy: number;
  close(): Promise<void>;
}

export interface PoolSettings {
  workerFile: URL;
  /** Milliseconds that a bot may think at most … */
  budget: number;
  /** … and that it may take to stop thinking. */
  grace: number;
  /** How many may think at once; without this, as many as there are processors to spare. */
  thinkers?: number;
  log: Log;
  metrics?: Pick<Metrics, 'thought'>;
}

interface Job {
  task: Task;
  resolve(result: { answer: unknown } | null): void;
}

interface Station {
  worker: Worker | null;
  job: Job | null;
}

export function makePool({
  workerFile,
  budget,
  grace,
  thinkers = toSpare(),
  log,
  metrics = NO_METRICS,
}: PoolSettings): BotPool {
  const stations: Station[] = Array.from({ length: thinkers }, () => ({
    worker: null,
    job: null,
  }));
  const clock = () => performance.now();
  const waiting = makeFairQueue<Job>(clock);
  let number = 0;
  let busy = 0;
  let closed = false;

  function assign(): void {
    for (const station of stations) {
      if (station.job !== null) continue;
      const next = waiting.next();
      if (next === undefined) return;
      void work(station, next.job, next.whose);
    }
  }

  async function work(station: Station, job: Job, whose: ForWhom): Promise<void> {
    station.job = job;
    const begun = clock();
    let found: { answer: unknown } | null = null;
    try {
      found = (await attempt(station, job.task)) ?? (await attempt(station, job.task));
    } catch (error) {
      // No worker could be made, or what it was to think about could not be sent.
      log('error', 'worker-failed', { place: placeOf(error) });
    }
    job.resolve(found);
    const used = clock() - begun;
    metrics.thought(found === null ? 'failed' : 'done', used);
    waiting.charge(whose, used);
    station.job = null;
    assign();
  }

  async function attempt(station: Station, task: Task): Promise<{ answer: unknown } | null> {
    if (closed) return null;
    const isFresh = station.worker === null;
    station.worker ??= fresh();
    const { worker } = station;
    // The time to think counts from when a worker is ready for it.
    const isReady = !isFresh || (await hear(worker, (message) => message === READY, LOADING)) !== null;
    const thought = { ...task, number: ++number, budget: Math.min(task.budget, budget) };
    const conclusion = isReady ? await ask(worker, thought, budget + grace) : null;
    if (conclusion !== null && 'answer' in conclusion) return { answer: conclusion.answer };
    // Nobody failed who was sent home.
    if (closed) return null;
    log('warn', 'bot-failed', { game: task.game, bot: task.bot, why: conclusion?.failed ?? 'no answer' });
    station.worker = null;
    await worker.terminate();
    return null;
  }

  /** A worker's error must never become the hall's; its exit follows, and that is listened for. */
  function fresh(): Worker {
    return new Worker(workerFile).on('error', (error) => log('warn', 'worker-failed', { place: placeOf(error) }));
  }

  return {
    think: (task, whose) =>
      new Promise((resolve) => {
        busy++;
        const done = (found: { answer: unknown } | null) => {
          busy--;
          resolve(found);
        };
        waiting.add(whose, { task, resolve: done });
        assign();
      }),
    waiting: () => waiting.size(),
    get busy() {
      return busy;
    },
    async close() {
      closed = true;
      for (const job of waiting.drain()) job.resolve(null);
      await Promise.all(stations.map(({ worker }) => worker?.terminate()));
    },
  };
}

function toSpare(): number {
  return Math.min(4, Math.max(1, availableParallelism() - 1));
}

async function ask(worker: Worker, thought: Thought, most: number): Promise<Conclusion | null> {
  const conclusion = hear(worker, (message) => (message as Conclusion).number === thought.number, most);
  worker.postMessage(thought);
  return (await conclusion) as Conclusion | null;
}

/** The message that fits; `null` if the worker breaks, ends, or takes longer than it may. */
function hear(worker: Worker, fits: (message: unknown) => boolean, most: number): Promise<unknown> {
  return new Promise((resolve) => {
    const finish = (message: unknown) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('exit', onEnd);
      resolve(message);
    };
    const onMessage = (message: unknown) => {
      if (fits(message)) finish(message);
    };
    const onEnd = () => finish(null);
    const timer = setTimeout(onEnd, most);
    worker.on('message', onMessage).on('exit', onEnd);
  });
}
