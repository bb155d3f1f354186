import type { Plugin } from 'vite';

/** Files of script that need each other run in the wrong order, and what is broken by that shows only in a browser. */
export function noCycles(): Plugin {
  return {
    name: 'no-cycles',
    generateBundle(_options, bundle) {
      const needs = new Map(
        Object.values(bundle).flatMap((part) =>
          part.type === 'chunk' ? [[part.fileName, part.imports] as const] : [],
        ),
      );
      for (const file of needs.keys()) {
        const cycle = wayBack(needs, [file]);
        if (cycle !== null)
          this.error(`these files need each other: ${cycle.join(' → ')}; cut them otherwise in chunks.ts`);
      }
    },
  };
}

/** From the last file of a way on to its first, if what they need leads there. */
function wayBack(
  needs: ReadonlyMap<string, readonly string[]>,
  way: readonly string[],
  seen = new Set<string>(),
): readonly string[] | null {
  for (const next of needs.get(way[way.length - 1]) ?? []) {
    if (next === way[0]) return [...way, next];
    if (seen.has(next)) continue;
    seen.add(next);
    const found = wayBack(needs, [...way, next], seen);
    if (found !== null) return found;
  }
  return null;
}
