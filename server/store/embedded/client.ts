/** The store as the hall has it: every call goes to the thread where the engine works, and comes back as a promise. */
import { Worker } from 'node:worker_threads';
import type { Appended, Store } from '../port.ts';
import type { Answer, Call, Calls, Opening } from './protocol.ts';

/** Why the data file refused something; `code` is its own word for it, as SQLITE_FULL. */
class StoreError extends Error {
  readonly code: string;
  constructor(message: string, code: string | null, stack: string) {
    super(message);
    this.name = 'StoreError';
    this.code = code ?? 'unknown';
    if (stack !== '') this.stack = stack;
  }
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** `lost` hears why, if the store ever ends by itself: nothing can be kept any more. */
export async function openEmbedded(
  folder: string,
  workerFile: URL,
  lost: (why: string) => void = () => undefined,
): Promise<Store> {
  const worker = new Worker(workerFile, { workerData: folder });
  await opened(worker);
  const waiting = new Map<number, Waiting>();
  /** Calls of one turn of the loop go over together: a message costs more than what is in it. */
  let unsent: Call[] = [];
  let number = 0;
  let latest = 0;
  /** Why the store answers nobody any more. */
  let ended: StoreError | null = null;
  let closing = false;

  const now = () => {
    latest = Math.max(latest, Date.now());
    return latest;
  };

  function call<Result>(part: string, verb: string, given: unknown[]): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (ended !== null) return reject(ended);
      number++;
      waiting.set(number, { resolve, reject });
      if (unsent.push({ number, part, verb, given }) === 1) setImmediate(send);
    });
  }

  function send(): void {
    const calls = unsent;
    unsent = [];
    try {
      post(calls);
    } catch {
      for (const one of calls) sendAlone(one);
    }
  }

  /** What is no data does not cross; it is refused alone. */
  function sendAlone(one: Call): void {
    try {
      post([one]);
    } catch (error) {
      waiting.get(one.number)?.reject(error as Error);
      waiting.delete(one.number);
    }
  }

  function post(calls: Call[]): void {
    worker.postMessage({ now: now(), calls } satisfies Calls);
  }

  worker.on('message', (answers: Answer[]) => {
    for (const answer of answers) {
      const caller = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ('result' in answer) caller?.resolve(answer.result as never);
      else caller?.reject(new StoreError(answer.failed, answer.code, answer.stack));
    }
  });
  const abandon = (why: string) => {
    if (ended === null && !closing) lost(why);
    ended ??= new StoreError(why, null, '');
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on('error', (error) => abandon(error.message));
  worker.on('exit', () => abandon('the store has ended'));

  /** A part of the port: each of its verbs is a call. One that is forgotten does not compile. */
  const part = <Part extends keyof Store>(name: Part, verbs: Record<keyof Store[Part], true>) =>
    Object.fromEntries(
      Object.keys(verbs).map((verb) => [verb, (...given: unknown[]) => call(name, verb, given)]),
    ) as unknown as Store[Part];

  return {
    now,
    append: (table, match, at, move, entries, besides) =>
      call<Appended>('', 'append', [
        table,
        match,
        at,
        move,
        entries.map((entry) => JSON.stringify(entry)),
        besides,
      ]).catch((error: StoreError) => ({ is: 'unknown', code: error.code })),
    tables: part('tables', {
      create: true,
      find: true,
      change: true,
      ofGuest: true,
      due: true,
      order: true,
      leave: true,
    }),
    matches: part('matches', { find: true, log: true, ack: true, snapshot: true, players: true, stop: true }),
    people: part('people', { find: true, save: true, see: true, forget: true }),
    codes: part('codes', { add: true, find: true, take: true, forget: true }),
    settings: part('settings', { keep: true }),
    async close() {
      if (ended !== null) return;
      closing = true;
      await call('', 'close', []);
      await worker.terminate();
    },
  };
}

async function opened(worker: Worker): Promise<void> {
  const opening = await new Promise<Opening>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  if (opening.ready) return;
  await worker.terminate();
  throw new StoreError(opening.why, opening.code, '');
}
