/** As little as a hall needs to serve pages, with their cards. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join as pathTo } from 'node:path';
import { temporaryFolder } from './hall.ts';

export function builtPages(): string {
  const root = temporaryFolder();
  mkdirSync(pathTo(root, 'assets'));
  writeFileSync(pathTo(root, 'index.html'), '<!doctype html><head><title>Yamanote</title></head><body></body>');
  return root;
}
