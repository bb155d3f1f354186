/** The processor time of this thread alone: others, and other programs, may use the machine as well. */
import { openSync, readSync } from 'node:fs';

/** Newer Nodes tell it; Linux keeps it in a file, up to a few milliseconds late; elsewhere it is time on the wall. */
export function openCpuClock(): () => number {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => { user: number; system: number } };
  if (threadCpuUsage !== undefined) {
    return () => {
      const { user, system } = threadCpuUsage.call(process);
      return (user + system) / 1e3;
    };
  }
  return clockOfLinux() ?? (() => performance.now());
}

/** The first number of the file are nanoseconds. */
function clockOfLinux(): (() => number) | null {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r');
    const bytes = Buffer.alloc(64);
    return () => Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)), 10) / 1e6;
  } catch {
    return null;
  }
}
