/** Into which files the script is cut. */
import type { Plugin, Rolldown } from 'vite';

type Splitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>;

/** What several pages share stands in files by who needs it; a crumb joins the file that is needed most like it. */
const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 };

export const codeSplitting: Splitting = {
  groups: [
    {
      ...shared,
      name: (id) => /[\\/]games[\\/]([^\\/]+)[\\/]/.exec(id)?.[1] ?? null,
    },
    {
      ...shared,
      name: 'house',
      test: /[\\/](kernel|table|protocol|bots|web)[\\/]|[\\/]games[\\/][^\\/]+$/,
      priority: 1,
    },
  ],
};

/** Files that need each other are run in an order that nobody wrote, and find each other empty: joining crumbs may cause it. */
export function noCircles(): Plugin {
  return {
    name: 'yamanote-no-circles',
    generateBundle(_, bundle) {
      const visited = new Set<string>();
      const visit = (file: string, way: readonly string[]): void => {
        if (way.includes(file)) throw new Error(`Files that need each other: ${[...way, file].join(' → ')}`);
        const chunk = bundle[file];
        if (visited.has(file) || chunk?.type !== 'chunk') return;
        for (const needed of chunk.imports) visit(needed, [...way, file]);
        visited.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}

/** A group's part is named after all who need it, which makes no good address. */
export function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.split('~')[0]}-[hash].js`;
}
