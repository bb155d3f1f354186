/**
 * Only one ladder at a time plays in a folder: two would play the same deals and write each twice into the same ledger, where
 * they would count as twice as many. Who was killed has left a lock of a process that is gone, which keeps nobody out.
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@yamanote/command-line';

export async function asTheOnlyLadder(folder: string, work: () => Promise<void>): Promise<void> {
  const file = join(folder, '.lock');
  mkdirSync(folder, { recursive: true });
  take(file);
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): void {
  if (writes(file)) return;
  const holder = holderOf(file);
  if (holder !== null && lives(holder)) {
    throw new BadInput(null, () => `another ladder plays in this folder, process ${holder}: end it first (${file})`);
  }
  rmSync(file, { force: true });
  take(file);
}

/** `false` if there is one. */
function writes(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** `null` if it was given back meanwhile, or nobody can be found in it. */
function holderOf(file: string): number | null {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(holder) && holder > 0 ? holder : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function lives(holder: number): boolean {
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
