/** Every game's RULES.md (and RULES.de.md, RULES.ja.md where translated) as a page of its own, loaded when it is read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { renderMarkdown } from './markdown.ts';
import { contentsOf, inSections } from './sections.ts';

const GAMES = join(import.meta.dirname, '../../games');
const INDEX = 'virtual:rules-pages';
const PAGE = 'virtual:rules-page/';

export function rulesPages(): Plugin {
  return {
    name: 'yamanote-rules-pages',
    resolveId: (id) => (id === INDEX || id.startsWith(PAGE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) {
        const loaders = rulesFiles().map(({ key }) => `${JSON.stringify(key)}: () => import('${PAGE}${key}')`);
        return `export const rulesPages = { ${loaders.join(', ')} };`;
      }
      const found = rulesFiles().find(({ key }) => id === `\0${PAGE}${key}`);
      if (found === undefined) return undefined;
      this.addWatchFile(found.file);
      const html = renderMarkdown(belowSign(readFileSync(found.file, 'utf8')));
      return `export default ${JSON.stringify(inSections(html))};\nexport const contents = ${JSON.stringify(contentsOf(html))};`;
    },
  };
}

/** The page's sign is its title, so the text has none; what stands beside the title there comes below it here. */
function belowSign(text: string): string {
  const rest = text.replace(/^# .*\n/, '');
  return /^# /m.test(rest) ? rest.replace(/^#+ /gm, '#$&') : rest;
}

/** Keys are `machi-koro.en`, `machi-koro.de` and so on. */
function rulesFiles(): { key: string; file: string }[] {
  return readdirSync(GAMES, { withFileTypes: true }).flatMap((folder) =>
    folder.isDirectory()
      ? [['en', 'RULES.md'] as const, ['de', 'RULES.de.md'] as const, ['ja', 'RULES.ja.md'] as const]
          .map(([language, name]) => ({ key: `${folder.name}.${language}`, file: join(GAMES, folder.name, name) }))
          .filter(({ file }) => existsSync(file))
      : [],
  );
}
