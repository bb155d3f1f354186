/**
 * Files of script that import each other in a circle may run before what they need is there, so that a page breaks only
 * where it is built one way and not another. Such a build is refused.
 */
import type { Plugin } from 'vite';

export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_, bundle) {
      const imports = new Map<string, readonly string[]>();
      for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk') imports.set(name, file.imports);
      const circle = circleIn(imports);
      if (circle !== null) this.error(`files of script import each other in a circle: ${circle.join(' → ')}`);
    },
  };
}

/** Names that lead back to the first of them; `null` if there are none. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  function walk(name: string, way: readonly string[]): string[] | null {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const circle = walk(next, [...way, name]);
      if (circle !== null) return circle;
    }
    done.add(name);
    return null;
  }
  for (const name of imports.keys()) {
    const circle = walk(name, []);
    if (circle !== null) return circle;
  }
  return null;
}
