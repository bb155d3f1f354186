/** A disk that can be filled. */
import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface SmallDisk {
  folder: string;
  /** Not a byte is left. */
  fill(): void;
  free(): void;
}

/** Whether this machine lets us have one: in memory, which takes the rights to mount it. */
export const mayMount = canMount();

function canMount(): boolean {
  try {
    const folder = mount(1);
    unmount(folder);
    return true;
  } catch {
    return false;
  }
}

/** Of so many megabytes; gone after the test. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mount(megabytes);
  onTestFinished(() => unmount(folder));
  const filling = join(folder, 'filling');
  return {
    folder,
    fill() {
      const file = openSync(filling, 'w');
      for (const size of [65_536, 1024, 1]) writeUntilFull(file, Buffer.alloc(size, 1));
      closeSync(file);
    },
    free: () => rmSync(filling),
  };
}

function mount(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'yamanote-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  // A database runs as somebody else.
  chmodSync(folder, 0o755);
  return folder;
}

/** Even if somebody has a file of it open. */
function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
  rmSync(folder, { recursive: true });
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
