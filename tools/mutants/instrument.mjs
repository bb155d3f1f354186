/** Breaks rules in many small ways, all in one copy: a switch at each place turns one of them on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const quiet = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn };

/**
 * @param {string} folder of the rules
 * @returns the broken sources by path, and every way they can be broken
 */
export async function instrument(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|[\\/]testing[\\/]/.test(name))
    .sort();
  const files = names.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const options = { plugins: null, ignorers: [], excludedMutations: [], noHeader: false };
  const made = await new Instrumenter(quiet).instrument(files, options);
  return {
    sources: new Map(made.files.map(({ name, content }) => [name, content])),
    mutants: made.mutants.filter(({ status }) => status === undefined),
  };
}
