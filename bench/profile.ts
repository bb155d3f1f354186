/** Where the time goes, by function. */
import { type Runtime, Session } from 'node:inspector';
import { cpuSeconds, type Work } from './meter.ts';
import { type SelfTime, selfTimes } from './self-times.ts';
import { sourceOf } from './source-of.ts';

const SAMPLING_MICROSECONDS = 200;

export function profile(work: Work, seconds: number): SelfTime[] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: SAMPLING_MICROSECONDS });
  session.post('Profiler.start');
  const began = cpuSeconds();
  while (cpuSeconds() - began < seconds) work();
  let times: SelfTime[] = [];
  session.post('Profiler.stop', (error, result) => {
    if (error) throw error;
    times = selfTimes(result.profile, nameOf);
  });
  session.disconnect();
  return times;
}

function nameOf({ functionName, url, lineNumber, columnNumber }: Runtime.CallFrame): string {
  const name = functionName === '' ? 'anonymous' : functionName;
  if (url !== import.meta.url) return url === '' ? name : `${name}  ${url}`;
  return `${name}  ${sourceOf(url, lineNumber, columnNumber)}`;
}
