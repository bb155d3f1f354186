/** Who else's work the pages contain, taken from the packages themselves, so that the list cannot fall behind. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface Credit {
  name: string;
  version: string;
  licence: string;
  address: string;
  /** The whole licence, as its authors want it passed on. */
  text: string;
}

const ID = 'virtual:credits';

export function credits(): Plugin {
  return {
    name: 'yamanote-credits',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      return `export const credits = ${JSON.stringify(packagesOfThePages().map(creditOf))};`;
    },
  };
}

/** What the pages depend on, besides rooms of this house, and what that depends on in turn. */
function packagesOfThePages(): string[] {
  const found = new Set<string>();
  const visit = (from: string) => {
    const { dependencies = {} } = readPackage(from);
    for (const name of Object.keys(dependencies)) {
      const folder = name.startsWith('@yamanote/') ? null : folderOf(name, from);
      if (folder === null || found.has(folder)) continue;
      found.add(folder);
      visit(folder);
    }
  };
  visit(join(import.meta.dirname, '..'));
  return [...found].sort();
}

function readPackage(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
    homepage?: string;
    repository?: string | { url: string };
    dependencies?: Record<string, string>;
  };
}

/** Where a package is installed; some hide their package.json from imports, so the folders are searched. */
function folderOf(name: string, from: string): string | null {
  for (const place of createRequire(join(from, 'package.json')).resolve.paths(name) ?? []) {
    if (existsSync(join(place, name, 'package.json'))) return join(place, name);
  }
  return null;
}

function creditOf(folder: string): Credit {
  const { name, version, license = '', homepage, repository } = readPackage(folder);
  const source = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return {
    name,
    version,
    licence: license,
    address: homepage ?? source.replace(/^git\+|\.git$/g, '').replace(/^github:/, 'https://github.com/'),
    text: file === undefined ? '' : readFileSync(join(dirname(join(folder, file)), file), 'utf8').trim(),
  };
}
