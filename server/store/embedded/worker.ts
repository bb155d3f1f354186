/** The thread in which the store works: a slow or locked disk keeps nobody waiting but those who wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Engine, openEngine } from './engine.ts';
import type { Answer, Call, Calls, Opening, Report } from './protocol.ts';

type Doors = Record<string, (...given: unknown[]) => unknown>;

const port = parentPort!;
/** The hall's clock, as of its last call. */
let now = 0;
/** What is to be said after one turn of the loop goes back together; `null`: nothing. */
let report: Report | null = null;

try {
  const engine = openEngine(
    workerData as string,
    () => now,
    () => {
      // What is told of in this turn is committed when it goes back.
      soon().jobs = true;
    },
  );
  port.on('message', (given: Calls) => {
    now = Math.max(now, given.now);
    for (const call of given.calls) void take(engine, call);
  });
  port.postMessage({ ready: true } satisfies Opening);
} catch (error) {
  const { message, code = null } = error as { message: string; code?: string | null };
  port.postMessage({ ready: false, why: message, code } satisfies Opening);
}

async function take(engine: Engine, call: Call): Promise<void> {
  const given = await answer(engine, call);
  soon().answers.push(given);
  if (call.verb !== 'close') return;
  send();
  port.close();
}

function soon(): Report {
  if (report === null) {
    report = { answers: [], jobs: false };
    setImmediate(send);
  }
  return report;
}

function send(): void {
  if (report !== null) port.postMessage(report);
  report = null;
}

async function answer(engine: Engine, { number, part, verb, given }: Call): Promise<Answer> {
  try {
    const doors = (part === '' ? engine : engine[part as keyof Engine]) as unknown as Doors;
    return { number, result: await doors[verb](...given) };
  } catch (error) {
    const { message, code = null, stack = '' } = error as { message: string; code?: string | null; stack?: string };
    return { number, failed: message, code, stack };
  }
}
