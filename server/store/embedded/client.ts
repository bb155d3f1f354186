/** The store as the hall has it: every call goes to the thread where the engine works, and comes back as a promise. */
import { Worker } from 'node:worker_threads';
import type { StoreError } from '../error.ts';
import type { Appended, News, Plays, Store } from '../port.ts';
import type { ForwardTime } from '../time.ts';
import { storeError } from './faults.ts';
import type { Call, Calls, Opening, Report } from './protocol.ts';

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** `lost` hears why, if the store ever ends by itself: nothing can be kept any more. */
export async function openEmbedded(
  folder: string,
  workerFile: URL,
  plays: Plays,
  lost: (why: string) => void = () => undefined,
  time?: ForwardTime,
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
  let hear: (news: News) => void = () => undefined;

  const now = () => {
    latest = Math.max(latest, Date.now() + (time?.ahead() ?? 0));
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

  worker.on('message', ({ answers, jobs }: Report) => {
    for (const answer of answers) {
      const caller = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ('result' in answer) caller?.resolve(answer.result as never);
      else caller?.reject(storeError(answer.failed, answer.code, answer.stack));
    }
    if (jobs) hear({ is: 'jobs' });
  });
  const abandon = (why: string) => {
    if (ended === null && !closing) lost(why);
    ended ??= storeError(why, null);
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

  time?.served((until) => call('time', 'servedUntil', [until]));

  return {
    shared: false,
    now,
    listen(listener) {
      hear = listener;
    },
    peers: async () => [plays],
    append: (place, move, entries, besides) =>
      call<Appended>('', 'append', [place, move, entries.map((entry) => JSON.stringify(entry)), besides]).catch(
        (error: StoreError) => ({ is: 'unknown', code: error.code }),
      ),
    tables: part('tables', {
      create: true,
      find: true,
      change: true,
      heads: true,
      ofGuest: true,
      unfinishedOfGuest: true,
      open: true,
      list: true,
      fold: true,
      order: true,
      leave: true,
    }),
    matches: part('matches', { find: true, log: true, ack: true, snapshot: true, players: true, stop: true }),
    deals: part('deals', { seal: true, open: true }),
    jobs: part('jobs', {
      at: true,
      cancel: true,
      by: true,
      again: true,
      claim: true,
      take: true,
      held: true,
      done: true,
      putAway: true,
      next: true,
    }),
    time: part('time', { beat: true }),
    presence: part('presence', { tell: true, elsewhere: true }),
    notices: part('notices', {
      add: true,
      channels: true,
      remove: true,
      quiet: true,
      reach: true,
      at: true,
      tell: true,
      tried: true,
      forget: true,
    }),
    people: part('people', {
      find: true,
      save: true,
      holder: true,
      generations: true,
      endCookies: true,
      see: true,
      admitted: true,
      admit: true,
      forget: true,
    }),
    waysBack: part('waysBack', {
      keepCode: true,
      findByCode: true,
      codeMadeAt: true,
      addPasskey: true,
      passkeys: true,
      passkey: true,
      usePasskey: true,
      removePasskey: true,
      challenge: true,
      takeChallenge: true,
    }),
    codes: part('codes', { add: true, find: true, take: true, forget: true }),
    chat: part('chat', { add: true, find: true, open: true, mute: true, ignore: true, heads: true, forget: true }),
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
  throw storeError(opening.why, opening.code);
}
