/** What the system knows of a process. */
import { readFileSync } from 'node:fs';

/** As Linux counts them. */
const TICKS_A_SECOND = 100;

/** The numbers after a process's name, from its state on. */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
}

function seconds(ticks: readonly string[]): number {
  return ticks.reduce((sum, count) => sum + Number(count), 0) / TICKS_A_SECOND;
}

/** Seconds of processor time that a process has used, in all its threads. */
export function processorSeconds(pid: number): number {
  return seconds(statOf(pid).slice(11, 13));
}

/** The same of it and its children, those that have ended included. */
export function processorSecondsOfTree(pid: number): number {
  for (;;) {
    const ended = seconds(statOf(pid).slice(13, 15));
    const living = childrenOf(pid).map((child) => orGone(() => processorSeconds(child), 0));
    // One that ended meanwhile would be counted nowhere, or twice.
    if (ended !== seconds(statOf(pid).slice(13, 15))) continue;
    return living.reduce((sum, child) => sum + child, processorSeconds(pid) + ended);
  }
}

/** Megabytes of a process and its children, of what several have only the part that falls to each. */
export function sharedMegabytes(pid: number): number {
  const all = [pid, ...childrenOf(pid)].map((one) =>
    orGone(() => readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'), ''),
  );
  return all.reduce((sum, told) => sum + Number(/^Pss:\s+(\d+) kB/m.exec(told)?.[1] ?? 0) / 1024, 0);
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

function orGone<T>(read: () => T, gone: T): T {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as { code?: string }).code ?? '')) return gone;
    throw error;
  }
}

/** Megabytes of memory that it has now, and at most had. */
export function residentMegabytes(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: of('VmRSS'), most: of('VmHWM') };
}
