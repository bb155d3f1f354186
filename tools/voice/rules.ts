/** What must be true of the written rules of a game: `testRules` beside its words tries it. */
import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@yamanote/games/room';
import { describe, expect, test } from 'vitest';
import { faultsIn } from './faults.ts';
import type { Text } from './texts.ts';

/** What only a programmer knows: names of files, of fields and ids, and how rules are proved. */
const PROGRAMMERS =
  /`|\bJSON\b|\bREADME\b|\bmod \d|\bunit tests?\b|\bproved by\b|\b[a-z]+-(north|east|south|west|nw|ne|se|sw)\b/i;

export interface RulesOfAGame {
  /** The game's id. */
  readonly room: string;
  /** Where its RULES.md and their translations are. */
  readonly folder: URL;
}

export function testRules({ room, folder }: RulesOfAGame): void {
  describe.each(LANGUAGES)('the written rules in %s', (language) => {
    const texts = rulesIn(new URL(language === 'en' ? 'RULES.md' : `RULES.${language}.md`, folder));

    test('keep to the glossary, and to the marks of the language', () => {
      const told = faultsIn(texts, room, language).map(({ key, text, better }) => `${key}: ${text}  →  ${better}`);
      expect(told).toEqual([]);
    });

    test('are written for players', () => {
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter(({ text }) => PROGRAMMERS.test(text))).toEqual([]);
    });
  });
}

/** Labels, paragraphs, list items and cells of tables, by the rule that they stand in; without the signs that set them. */
function rulesIn(file: URL): Text[] {
  if (!existsSync(file)) return [];
  const blocks = readFileSync(file, 'utf8').split(/\n(?=\s*[-#|])|\n\n/);
  let key = 'RULES';
  return blocks.flatMap((block) => {
    key = /\*\*([A-Z]+-[\w.]*\w)/.exec(block)?.[1] ?? key;
    return block
      .split(/\||\*\*/)
      .map((part) =>
        part
          .replaceAll(/^\s*[-#]+ |\*|^[A-Z]+-[\w.]*\w\s/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
      .filter((text) => /\p{L}/u.test(text))
      .map((text) => ({ key: `rules.${key}`, text }));
  });
}
