/** Runs `render.tsx`, in which styles and drawings are only named; what they become is known when the pages are built. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import type * as render from './render.tsx';

const DIST = join(import.meta.dirname, '../../../dist');
const NAMED = /«(style|drawing) ([^«»]+?)(?:#([\w-]+))?»/g;

const names: Plugin = {
  name: 'yamanote-names',
  // What a page would put into itself is not needed where pictures refer to files.
  resolveId: { filter: { id: /\.svg\?raw$/ }, handler: () => '\0nothing' },
  load: {
    filter: { id: /\.(module\.css|svg)$|^\0nothing$/ },
    handler(id) {
      if (id === '\0nothing') return `export default '';`;
      if (id.endsWith('.svg')) return `export default ${JSON.stringify(`«drawing ${id}»`)};`;
      return `export default new Proxy({}, { get: (_, name) => ${JSON.stringify(`«style ${id}#`)} + name + '»' });`;
    },
  },
};

let running: Promise<typeof render> | null = null;

/** The program, bundled once. */
export function renderer(): Promise<typeof render> {
  running ??= bundled();
  return running;
}

async function bundled(): Promise<typeof render> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'render.tsx'),
    platform: 'node',
    plugins: [names],
    moduleTypes: { '.css': 'js', '.svg': 'js' },
    transform: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  });
  const { output } = await build.generate({ format: 'es', codeSplitting: false });
  await build.close();
  mkdirSync(DIST, { recursive: true });
  const file = join(DIST, `rules-pictures.${process.pid}.mjs`);
  writeFileSync(file, output[0].code);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file);
  }
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
