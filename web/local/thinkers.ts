/** Bots of this device think in a worker of their own, one thought at a time; one that does not come back is ended. */
import { type Conclusion, READY, type Thought } from '@yamanote/bots';

export type Task = Omit<Thought, 'number'>;

/** Milliseconds that a bot may think at most, that it may take to stop thinking, and that a worker may take to load. */
export const BUDGET = 300;
const GRACE = 2000;
const LOADING = 20_000;

/** An answer, or `null` when even a second, fresh worker brought none. */
export function makeThinkers(fresh: () => Worker): (task: Task) => Promise<{ answer: unknown } | null> {
  let worker: Worker | null = null;
  let number = 0;
  let tail: Promise<unknown> = Promise.resolve();

  async function attempt(task: Task): Promise<{ answer: unknown } | null> {
    const isFresh = worker === null;
    worker ??= fresh();
    const thinker = worker;
    const isReady = !isFresh || (await hear(thinker, (message) => message === READY, LOADING)) !== null;
    const thought = { ...task, number: ++number, budget: Math.min(task.budget, BUDGET) };
    const concluded = isReady
      ? hear(thinker, (one) => (one as Conclusion).number === thought.number, BUDGET + GRACE)
      : null;
    if (isReady) thinker.postMessage(thought);
    const conclusion = (await concluded) as Conclusion | null;
    if (conclusion !== null && 'answer' in conclusion) return { answer: conclusion.answer };
    console.warn('a bot found no answer', task.game, task.bot, conclusion?.failed ?? 'no answer');
    thinker.terminate();
    worker = null;
    return null;
  }

  return (task) => {
    const thought = tail.then(async () => (await attempt(task)) ?? (await attempt(task))).catch(() => null);
    tail = thought;
    return thought;
  };
}

/** The message that fits; `null` if the worker breaks, or takes longer than it may. */
function hear(worker: Worker, fits: (message: unknown) => boolean, most: number): Promise<unknown> {
  return new Promise((resolve) => {
    const finish = (message: unknown) => {
      clearTimeout(timer);
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onEnd);
      resolve(message);
    };
    const onMessage = ({ data }: MessageEvent) => {
      if (fits(data)) finish(data);
    };
    const onEnd = () => finish(null);
    const timer = setTimeout(onEnd, most);
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onEnd);
  });
}
