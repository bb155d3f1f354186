/** Texts that are known to be wrong, as `language key`: the list may only grow shorter. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Language } from '@yamanote/games/room';

export function pendingIn(file: string, language: Language): Set<string> {
  const keys = linesOf(file).flatMap((line) => (line.startsWith(`${language} `) ? [line.slice(3)] : []));
  return new Set(keys);
}

export function strike(file: string, language: Language, mended: readonly string[]): void {
  const left = linesOf(file).filter((line) => !mended.some((key) => line === `${language} ${key}`));
  if (left.length > 0) writeFileSync(file, left.map((line) => `${line}\n`).join(''));
  else rmSync(file, { force: true });
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
