/** A program of a hall: started, measured, ended. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { HEALTH } from '@yamanote/protocol';
import { hallFlags } from '@yamanote/tools/hall-flags';
import { endProgram, startProgram } from './children.ts';

/** As `server/testing/unlimited.ts` has it. */
export interface Told {
  role: 'here' | 'elsewhere' | 'worker';
  data: string;
  store?: string;
}

export interface HallProgram {
  pid: number;
  /** Where it serves pages, if it does. */
  address: string;
  /** From starting it to its first answer, in milliseconds. */
  ready: number;
  stop(): Promise<void>;
}

/** How often a profile looks where the hall is, in microseconds. */
const SAMPLING = 500;

/** `file`: of a hall that limits nobody; `profiles`: where it leaves its profiles as it ends, if anywhere. */
export async function startHallProgram(file: string, told: Told, profiles: string | null): Promise<HallProgram> {
  const profiling =
    profiles === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`, `--cpu-prof-interval=${SAMPLING}`];
  const begun = performance.now();
  const child = startProgram([...hallFlags, ...profiling, file, JSON.stringify(told)]);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`a program of the hall ended by itself: ${code}`);
  });
  const [address] = (await Promise.race([once(createInterface(child.stdout!), 'line'), failed])) as [string];
  failed.catch(() => undefined);
  if (told.role !== 'worker') {
    const health = await fetch(address + HEALTH);
    if (!health.ok) throw new Error(`the hall is not well: ${health.status}`);
  }
  const ready = performance.now() - begun;
  return { pid: child.pid!, address, ready, stop: () => endProgram(child, 'SIGTERM') };
}
