/** Of a profile: how much of its time was spent in what itself. */
import type { Profiler, Runtime } from 'node:inspector';

export interface SelfTime {
  /** With the file it is written in, as far as known: `legal` alone would be many. */
  name: string;
  share: number;
}

/** In microseconds, as a profile counts them. */
export interface Window {
  from: number;
  to: number;
}

const ALWAYS: Window = { from: 0, to: Number.POSITIVE_INFINITY };

/** The largest first. */
export function selfTimes(
  { nodes, startTime, samples = [], timeDeltas = [] }: Profiler.Profile,
  nameOf: (frame: Runtime.CallFrame) => string,
  { from, to } = ALWAYS,
): SelfTime[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  let total = 0;
  let at = startTime;
  for (const [i, id] of samples.entries()) {
    at += timeDeltas[i];
    if (at < from || at > to) continue;
    const name = names.get(id) ?? 'unknown';
    times.set(name, (times.get(name) ?? 0) + timeDeltas[i]);
    total += timeDeltas[i];
  }
  return [...times].map(([name, time]) => ({ name, share: time / total })).sort((a, b) => b.share - a.share);
}
