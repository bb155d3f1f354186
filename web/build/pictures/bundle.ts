/** Runs `render.tsx`, in which styles and drawings are only named; what they become is known when the pages are built. */
import { join } from 'node:path';
import { runBundled } from '@yamanote/tools/bundle';
import type { Plugin } from 'rolldown';
import type * as render from './render.tsx';

const NAMED = /«(style|drawing) ([^«»]+?)(?:#([\w-]+))?»/g;
const NOTHING = '\0nothing';

const names: Plugin = {
  name: 'yamanote-names',
  // What a page would put into itself is not needed where pictures refer to files.
  resolveId: { filter: { id: /\.svg\?raw$/ }, handler: () => NOTHING },
  load: {
    filter: { id: /\.(module\.css|svg)$|nothing$/ },
    handler(id) {
      if (id === NOTHING) return `export default '';`;
      if (id.endsWith('.svg')) return `export default ${JSON.stringify(`«drawing ${id}»`)};`;
      return `export default new Proxy({}, { get: (_, name) => ${JSON.stringify(`«style ${id}#`)} + name + '»' });`;
    },
  },
};

let running: Promise<typeof render> | null = null;

/** The program, bundled once. */
export function renderer(): Promise<typeof render> {
  running ??= runBundled(join(import.meta.dirname, 'render.tsx'), {
    plugins: [names],
    tsconfig: join(import.meta.dirname, '../../tsconfig.json'),
    moduleTypes: { '.css': 'js', '.svg': 'js' },
  });
  return running;
}

export interface Named {
  is: 'style' | 'drawing';
  file: string;
  /** The class, of a style. */
  name: string | undefined;
}

/** A text in which everything that is named has become what `as` says. */
export function replaceNamed(html: string, as: (named: Named) => string): string {
  return html.replace(NAMED, (_, is: Named['is'], file: string, name: string | undefined) => as({ is, file, name }));
}
