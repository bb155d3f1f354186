/** The thread in which the store works: a slow or locked disk keeps nobody waiting but those who wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Engine, openEngine } from './engine.ts';
import type { Answer, Call, Opening } from './protocol.ts';

type Doors = Record<string, (...given: unknown[]) => unknown>;

const port = parentPort!;
/** The hall's clock, as of its last call. */
let now = 0;

try {
  const engine = openEngine(workerData as string, () => now);
  port.on('message', async (call: Call) => {
    now = Math.max(now, call.now);
    port.postMessage(await answer(engine, call));
    if (call.verb === 'close') port.close();
  });
  port.postMessage({ ready: true } satisfies Opening);
} catch (error) {
  const { message, code = null } = error as { message: string; code?: string | null };
  port.postMessage({ ready: false, why: message, code } satisfies Opening);
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
