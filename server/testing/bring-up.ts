import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, inject, onTestFinished } from 'vitest';

export interface Victim {
  process: ChildProcess;
  address: string;
  /** From starting the process to its first answer, in milliseconds. */
  ready: number;
}

/** A hall in a process of its own, serving; gone after the test. */
export async function bringUp(data: string): Promise<Victim> {
  const { victim, botWorker } = inject('programs');
  const begin = performance.now();
  const child = spawn(process.execPath, [victim, data, botWorker], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = (await once(createInterface(child.stdout!), 'line')) as [string];
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  return { process: child, address, ready: performance.now() - begin };
}
