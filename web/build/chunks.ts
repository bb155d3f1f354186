/** Into which files the script is cut. */
import type { Rolldown } from 'vite';

type Splitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>;

/** What several pages share stands in files by who needs it; a crumb of the house joins the file
 * that is needed most like it. Games are not joined that way, nor are pages: parts came to import each other in a
 * circle. */
const shared = { minShareCount: 2, entriesAware: true };

export const codeSplitting: Splitting = {
  groups: [
    {
      ...shared,
      name: (id) => /[\\/]games[\\/]([^\\/]+)[\\/]/.exec(id)?.[1] ?? null,
    },
    {
      ...shared,
      name: 'house',
      test: /[\\/](kernel|table|protocol|bots|web(?![\\/]pages))[\\/]|[\\/]games[\\/][^\\/]+$/,
      entriesAwareMergeThreshold: 4000,
      priority: 1,
    },
  ],
};

/** A group's part is named after all who need it, which makes no good address. */
export function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.split('~')[0]}-[hash].js`;
}
