import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** For this user alone, as are those above that were missing. Where none can be made, as in /proc, `recursive` would try for ever. */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
