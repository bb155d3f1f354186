/** Which characters a page can show in each language: those that stand in our own sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HOUSE = join(import.meta.dirname, '../..');

/** What every language may need: English letters and figures, the common letters of Europe, and typographic marks. */
const LATIN = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'‘’‚“”„–—…•‹›€−œŒ'];

export interface Characters {
  /** In the pages of any language. */
  latin: string;
  /** Japanese on the signs, which all languages show. */
  signs: string;
  /** All of the Japanese pages but the rules … */
  japanese: string;
  /** … and what only the rules have, which few read: fetched where it is shown. */
  rules: string;
}

export function charactersOfTheHouse(): Characters {
  const files = [...modulesIn('web'), ...modulesIn('games'), ...rulesOf('RULES.md'), ...rulesOf('RULES.de.md')];
  const japanese = textOf(files.filter(isInJapanese));
  const signs = textOf(files.filter((file) => !isInJapanese(file)));
  const rules = textOf(rulesOf('RULES.ja.md'));
  const known = new Set([...signs, ...japanese]);
  return {
    latin: joined([...LATIN, ...signs, ...japanese, ...rules].filter((c) => !isJapanese(c) && c >= ' ')),
    signs: joined([...signs].filter(isJapanese)),
    japanese: joined([...known].filter(isJapanese)),
    rules: joined([...rules].filter((c) => isJapanese(c) && !known.has(c))),
  };
}

/** `words/ja.ts`, and where a game has more of them `words/cards.ja.ts`, `words/rulings/ja.ts` and the like. */
function isInJapanese(file: string): boolean {
  return /\/words\/(?:[\w-]+[./])?ja\.ts$/.test(file);
}

/** Everything that is not in the Latin part of the family: kana, kanji, and marks such as → and ●. */
function isJapanese(character: string): boolean {
  return character > '\u2070' && !LATIN.includes(character);
}

function modulesIn(folder: string): string[] {
  return readdirSync(join(HOUSE, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/node_modules|\.test\.|(^|\/)(testing|scenarios|past|terminal|rules)\//.test(file),
    )
    .map((file) => join(HOUSE, folder, file));
}

/** The rules of every game that has them in this language. */
function rulesOf(name: string): string[] {
  const folders = readdirSync(join(HOUSE, 'games'), { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders.map((folder) => join(HOUSE, 'games', folder.name, name)).filter((file) => existsSync(file));
}

function textOf(files: readonly string[]): string {
  return files.map((file) => readFileSync(file, 'utf8')).join('');
}

function joined(characters: readonly string[]): string {
  return [...new Set(characters)].sort().join('');
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}
