import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, inject, onTestFinished } from 'vitest';
import type { NodeSettings } from '../settings.ts';

export interface Victim {
  process: ChildProcess;
  /** How long requests of `MEASURED` pages took since it was last asked, in milliseconds; and the lines of its log so far. */
  times(): Promise<{ times: number[]; logged: number }>;
  /** How many bytes its objects take, after everything that is not needed was let go. */
  heap(): Promise<number>;
  address: string;
  /** From starting the process to its first answer, in milliseconds. */
  ready: number;
  /** Sets its time forward: somebody served until then. */
  pass(milliseconds: number): Promise<void>;
}

/**
 * A hall in a process of its own, serving; gone after the test. `settings` are data, on top of the usual ones. The clock on its
 * wall is so many milliseconds `ahead` of the machine's.
 */
export async function bringUp(
  data: string,
  limits: 'none' | 'usual' = 'none',
  settings: Partial<NodeSettings> = {},
  ahead = 0,
): Promise<Victim> {
  const { victim, botWorker } = inject('programs');
  const begin = performance.now();
  const flags = ['--expose-gc', ...(ahead === 0 ? [] : ['--import', clockAhead(ahead)])];
  const child = spawn(process.execPath, [...flags, victim, data, botWorker, limits, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [address] = (await once(createInterface(child.stdout!), 'line')) as [string];
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  const ask = async (what: unknown) => {
    child.send(what as string);
    return ((await once(child, 'message')) as [never])[0];
  };
  return {
    process: child,
    address,
    heap: () => ask('heap'),
    times: () => ask('times'),
    pass: (milliseconds) => ask({ pass: milliseconds }),
    ready: performance.now() - begin,
  };
}

/** As a module: all that this process and its threads know of the time is wrong by so much, but for how fast it goes by. */
function clockAhead(by: number): string {
  const module = `
    const { now } = Date;
    const ahead = () => now() + ${by};
    globalThis.Date = new Proxy(Date, {
      get: (date, name) => (name === 'now' ? ahead : Reflect.get(date, name)),
      construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [ahead()] : given, made),
      apply: (date) => new date(ahead()).toString(),
    });`;
  return `data:text/javascript,${encodeURIComponent(module)}`;
}
