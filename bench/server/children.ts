/** Programs that are started to be measured, or to measure. However this program ends, it leaves none behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Its output can be read; its complaints are ours. */
export function startProgram(args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

/** One that does not end when it is asked to is ended, after so many milliseconds. */
const PATIENCE = 20_000;

/** Ends it, and waits until it is gone. */
export async function endProgram(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!running.has(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const killing = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await gone;
  clearTimeout(killing);
}
