/** The tests of a game and all that they need, as scripts that can be run anew from their beginning at any time. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * @param {readonly string[]} tests their paths
 * @param {ReadonlyMap<string, string>} sources what stands in place of some files
 * @returns the scripts by name, and the name of each test's
 */
export async function bundleTests(tests, sources) {
  const build = await rolldown({
    input: Object.fromEntries(tests.map((path, i) => [`test-${i}`, path])),
    platform: 'node',
    external: [/^node:/, 'vitest', 'fast-check'],
    plugins: [{ name: 'mutants', load: (path) => replaced(path, sources) }],
  });
  const { output } = await build.generate({
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
  });
  await build.close();
  return {
    scripts: new Map(output.map(({ fileName, code }) => [fileName, code])),
    entries: tests.map((_, i) => `test-${i}.cjs`),
  };
}

/** A module in a script still knows the file that it stands in. */
function replaced(path, sources) {
  if (!/\.[cm]?[jt]s$/.test(path)) return undefined;
  const code = sources.get(path) ?? readFileSync(path, 'utf8');
  return code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
}
