/** Into which files the script is cut. */
import type { Rolldown } from 'vite';

type Splitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>;

/**
 * What several pages share stands in files by who needs it, and a crumb joins the file that is needed most like it: only
 * within its layer or its game, and not among pages, for files that are joined without regard to who imports whom come to
 * import each other in a circle.
 */
const shared = { minShareCount: 2, entriesAware: true };

export const codeSplitting: Splitting = {
  groups: [
    {
      ...shared,
      name: (id) => /[\\/]games[\\/]([^\\/]+)[\\/]/.exec(id)?.[1] ?? null,
      entriesAwareMergeThreshold: 1500,
    },
    {
      ...shared,
      name: 'kernel',
      test: /[\\/](kernel|running-match|protocol|bots)[\\/]|[\\/]games[\\/][^\\/]+$/,
      entriesAwareMergeThreshold: 4000,
      priority: 2,
    },
    {
      ...shared,
      name: 'house',
      test: /[\\/](web[\\/](?!pages[\\/])|kit[\\/])/,
      entriesAwareMergeThreshold: 9000,
      priority: 1,
    },
  ],
};

/** A group's part is named after all who need it, which makes no good address. */
export function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.split('~')[0]}-[hash].js`;
}
