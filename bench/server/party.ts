/** Processes that do the same for a hall, counted together. */
import { processorSeconds, processorSecondsOfTree, residentMegabytes, sharedMegabytes } from '@yamanote/server/process';

export interface Memory {
  /** Megabytes of all together: now, and at most in each one's life. */
  now: number;
  most: number;
}

export interface Party {
  name: string;
  /** Seconds of processor time so far. */
  used(): number;
  memory(): Memory;
}

/** Programs that live as long as the house. */
export function programs(name: string, pids: readonly number[]): Party {
  return {
    name,
    used: () => sum(pids.map(processorSeconds)),
    memory: () => together(pids.map(residentMegabytes)),
  };
}

/** A process and its children: those that have ended are counted too, and what they share only once. */
export function family(name: string, parent: number): Party {
  let most = 0;
  return {
    name,
    used: () => processorSecondsOfTree(parent),
    memory() {
      const now = sharedMegabytes(parent);
      // Nobody notes the most that they had: it grows with what they do.
      most = Math.max(most, now);
      return { now, most };
    },
  };
}

export function together(memories: readonly Memory[]): Memory {
  return { now: sum(memories.map(({ now }) => now)), most: sum(memories.map(({ most }) => most)) };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
