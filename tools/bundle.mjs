import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Bundles one program into one file with its source map; as `iife` it is a script for a page.
 * @param {string} entry
 * @param {string} output
 * @param {'es' | 'iife'} format
 */
export async function bundle(entry, output, format = 'es') {
  // Native code cannot be bundled.
  const build = await rolldown({ input: entry, platform: 'node', external: ['libsql'] });
  const { output: parts } = await build.generate({ file: output, format, sourcemap: true, codeSplitting: false });
  await build.close();
  for (const part of parts) {
    // Written aside and renamed, so that nobody ever runs half a program.
    const draft = join(dirname(output), `${part.fileName}.${process.pid}`);
    writeFileSync(draft, part.type === 'chunk' ? part.code : part.source);
    renameSync(draft, join(dirname(output), part.fileName));
  }
}

const DIST = join(import.meta.dirname, '../dist');

/**
 * Bundles a program that is needed while something else is built, and returns what it exports.
 * @param {string} entry
 * @param {import('rolldown').InputOptions} options
 */
export async function runBundled(entry, options) {
  const build = await rolldown({ ...options, input: entry, platform: 'node' });
  const { output } = await build.generate({ format: 'es', codeSplitting: false });
  await build.close();
  // Among our own folders, so that it finds the packages that it leaves out.
  mkdirSync(DIST, { recursive: true });
  const file = join(DIST, `running.${process.pid}.mjs`);
  writeFileSync(file, output[0].code);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file);
  }
}
