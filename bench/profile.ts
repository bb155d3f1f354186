/** Where the time goes, by function. */
import { readFileSync } from 'node:fs';
import { type Profiler, type Runtime, Session } from 'node:inspector';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cpuSeconds, type Work } from './meter.ts';

export interface SelfTime {
  /** With the file it is written in, as far as known: `legal` alone would be many. */
  name: string;
  share: number;
}

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
    times = selfTimes(result.profile);
  });
  session.disconnect();
  return times;
}

function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): SelfTime[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  let total = 0;
  for (const [i, id] of samples.entries()) {
    const name = names.get(id) ?? 'unknown';
    times.set(name, (times.get(name) ?? 0) + timeDeltas[i]);
    total += timeDeltas[i];
  }
  return [...times].map(([name, time]) => ({ name, share: time / total })).sort((a, b) => b.share - a.share);
}

function nameOf({ functionName, url, lineNumber, columnNumber }: Runtime.CallFrame): string {
  const name = functionName === '' ? 'anonymous' : functionName;
  if (url !== import.meta.url) return url === '' ? name : `${name}  ${url}`;
  return `${name}  ${sourceAt(lineNumber, columnNumber)}`;
}

let sources: SourceMap | null = null;

/** The file of the house that this place of the bundle comes from. */
function sourceAt(line: number, column: number): string {
  sources ??= new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(import.meta.url)}.map`, 'utf8')));
  const entry = sources.findEntry(line, column);
  return 'originalSource' in entry ? entry.originalSource.replace(/^(\.\.\/)+/, '') : '';
}
