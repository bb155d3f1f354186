/** The profiles that a hall left, each of one of its threads. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { dirname, join } from 'node:path';
import { type SelfTime, selfTimes, type Window } from '../../self-times.ts';
import { groupOf, IDLE } from './groups.ts';
import { functionAt, placeOf } from './place.ts';

export interface Thread {
  /** Such as `store thread`, or of one of several programs `node 1, main thread`. */
  name: string;
  /** The share of the window in which it did not wait for work. */
  busy: number;
  groups: SelfTime[];
  functions: SelfTime[];
}

/** Those that did something in this window, the busiest first. */
export function readThreads(folder: string, window: Window): Thread[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.cpuprofile'))
    .map((file) => {
      const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profiler.Profile;
      const program = dirname(file);
      return threadOf(profile, program === '.' ? '' : `${program}, `, window);
    })
    .filter(({ busy }) => busy > 0)
    .sort((a, b) => b.busy - a.busy);
}

function threadOf(profile: Profiler.Profile, program: string, window: Window): Thread {
  const groups = selfTimes(profile, (frame) => groupOf(placeOf(frame)), window);
  const functions = selfTimes(profile, functionAt, window);
  const idle = groups.find(({ name }) => name === IDLE)?.share ?? 0;
  const working = ({ name }: SelfTime) => name !== IDLE;
  return {
    name: program + nameOf(profile),
    busy: groups.length === 0 ? 0 : 1 - idle,
    groups: groups.filter(working),
    functions: functions.filter(working),
  };
}

/** By the program that it runs. */
function nameOf({ nodes }: Profiler.Profile): string {
  const program = nodes.map(({ callFrame }) => /\/([\w-]+)-worker\.js$/.exec(callFrame.url)?.[1]).find(Boolean);
  return program === undefined ? 'main thread' : `${program} thread`;
}
