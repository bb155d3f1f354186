import { renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
