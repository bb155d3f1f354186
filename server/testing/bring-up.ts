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
}

/** A hall in a process of its own, serving; gone after the test. `settings` are data, on top of the usual ones. */
export async function bringUp(
  data: string,
  limits: 'none' | 'usual' = 'none',
  settings: Partial<NodeSettings> = {},
): Promise<Victim> {
  const { victim, botWorker } = inject('programs');
  const begin = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', victim, data, botWorker, limits, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [address] = (await once(createInterface(child.stdout!), 'line')) as [string];
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  const ask = async (what: string) => {
    child.send(what);
    return ((await once(child, 'message')) as [never])[0];
  };
  return {
    process: child,
    address,
    heap: () => ask('heap'),
    times: () => ask('times'),
    ready: performance.now() - begin,
  };
}
