/**
 * Every game's RULES.md (and RULES.de.md, RULES.ja.md where translated) as a page of its own, loaded when it is read, and the
 * pictures for it, drawn from scenarios, in a file apart: who reads one rule at a table does without.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@yamanote/games/room';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { renderMarkdown } from './markdown.ts';
import { renderer, replaceNamed } from './pictures/bundle.ts';
import { contentsOf, inSections } from './sections.ts';

const GAMES = join(import.meta.dirname, '../../games');
const INDEX = 'virtual:rules-pages';
const PAGE = 'virtual:rules-page/';
const PICTURES = 'virtual:rules-pictures/';
const STYLES = 'virtual:rules-pictures-styles/';

export function rulesPages(): Plugin {
  let config: ResolvedConfig;
  /** Of the pictures of a game, by the file that they are from. */
  const styles = new Map<string, Map<string, string>>();

  /** The pictures of a page as a module; styles become a file of their own, so that no board comes along with them. */
  async function picturesModule(game: string, language: Language): Promise<string> {
    const { renderPictures } = await renderer();
    const read = (name: string) => JSON.parse(readFileSync(join(GAMES, game, 'scenarios', `${name}.json`), 'utf8'));
    const { shared, pictures } = await renderPictures(game, language, read);
    const classes = await stylesOf(game, [shared, ...Object.values(pictures)].join(''));
    const drawings: string[] = [];
    const scriptOf = (html: string) => {
      const dressed = replaceNamed(html, ({ is, file, name }) => {
        if (is === 'style') return classes(file, name ?? '');
        if (!drawings.includes(file)) drawings.push(file);
        return `«${drawings.indexOf(file)}»`;
      });
      return JSON.stringify(dressed).replace(/«(\d+)»/g, '" + drawing$1 + "');
    };
    const sharedScript = scriptOf(shared);
    const texts = Object.entries(pictures).map(([rule, html]) => `${JSON.stringify(rule)}: ${scriptOf(html)}`);
    return [
      ...(texts.length > 0 ? [`import ${JSON.stringify(`${STYLES}${game}.css`)};`] : []),
      ...drawings.map((file, i) => `import drawing${i} from ${JSON.stringify(`${file}?url&no-inline`)};`),
      `export const shared = ${sharedScript};`,
      `export default { ${texts.join(',\n')} };`,
    ].join('\n');
  }

  async function stylesOf(game: string, html: string): Promise<(file: string, name: string) => string> {
    const files = new Set<string>();
    replaceNamed(html, ({ is, file }) => {
      if (is === 'style') files.add(file);
      return '';
    });
    const known = new Map<string, Readonly<Record<string, string>>>();
    const texts = new Map<string, string>();
    for (const file of files) {
      const { code, modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
      known.set(file, modules);
      texts.set(file, code);
    }
    styles.set(game, texts);
    return (file, name) => known.get(file)?.[name] ?? '';
  }

  return {
    name: 'yamanote-rules-pages',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => ([INDEX, PAGE, PICTURES, STYLES].some((door) => id.startsWith(door)) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${INDEX}`) return indexModule();
      if (id.startsWith(`\0${STYLES}`)) {
        const game = id.slice(`\0${STYLES}`.length).replace(/\.css$/, '');
        return [...(styles.get(game)?.values() ?? [])].join('\n');
      }
      const found = rulesFiles().find(({ key }) => id === `\0${PAGE}${key}` || id === `\0${PICTURES}${key}`);
      if (found === undefined) return undefined;
      const { file, game, language } = found;
      if (id.startsWith(`\0${PICTURES}`)) return picturesModule(game, language);
      this.addWatchFile(file);
      const html = renderMarkdown(belowSign(readFileSync(file, 'utf8')));
      return `export default ${JSON.stringify(inSections(html))};\nexport const contents = ${JSON.stringify(contentsOf(html))};`;
    },
  };
}

function indexModule(): string {
  const loaders = (name: string, door: string) =>
    `export const ${name} = { ${rulesFiles()
      .map(({ key }) => `${JSON.stringify(key)}: () => import('${door}${key}')`)
      .join(', ')} };`;
  return `${loaders('rulesPages', PAGE)}\n${loaders('rulesPictures', PICTURES)}`;
}

/** The page's sign is its title, so the text has none; what stands beside the title there comes below it here. */
function belowSign(text: string): string {
  const rest = text.replace(/^# .*\n/, '');
  return /^# /m.test(rest) ? rest.replace(/^#+ /gm, '#$&') : rest;
}

interface RulesFile {
  /** `machi-koro.en`, `machi-koro.de` and so on. */
  key: string;
  game: string;
  language: Language;
  file: string;
}

function rulesFiles(): RulesFile[] {
  return readdirSync(GAMES, { withFileTypes: true }).flatMap((folder) =>
    folder.isDirectory()
      ? [['en', 'RULES.md'] as const, ['de', 'RULES.de.md'] as const, ['ja', 'RULES.ja.md'] as const]
          .map(([language, name]) => ({
            key: `${folder.name}.${language}`,
            game: folder.name,
            language,
            file: join(GAMES, folder.name, name),
          }))
          .filter(({ file }) => existsSync(file))
      : [],
  );
}
