import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inject, onTestFinished } from 'vitest';
import type { Job, StoreAt } from '../store/index.ts';
import type { Heard } from './listening.ts';

export interface StoreVictim {
  job: Job | null;
  process: ChildProcess;
  /** As in a power cut. */
  die(): Promise<void>;
}

/** A node in a process of its own that has the turn of table `a` and looks there. */
export async function openStoreVictim(at: StoreAt): Promise<StoreVictim> {
  const { storeVictim, storeWorker } = inject('programs');
  const child = spawn(process.execPath, [storeVictim, JSON.stringify(at), storeWorker], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const dead = once(child, 'exit');
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    job: JSON.parse(line),
    process: child,
    async die() {
      child.kill('SIGKILL');
      await dead;
    },
  };
}

/** What others hear of its coming, which may reach them late: whatever they hear after it is about its end. */
export async function hearOfVictim(heard: Heard): Promise<void> {
  await heard.next({ is: 'nodes' });
  await heard.next({ is: 'presence', table: 'a' });
}
