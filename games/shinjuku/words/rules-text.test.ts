import { readFileSync } from 'node:fs';
import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { CONNECTION_IDS } from '@yamanote/games/shinjuku/rules';
import { faultsIn } from '@yamanote/tools/voice';
import { describe, expect, test } from 'vitest';
import { endsOf } from './grammar.ts';
import { words } from './index.ts';

await loadAll(words);

function rulesIn(language: Language): string {
  const file = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
}

/** By id, what stands after it up to the next rule or heading. */
function rulesOf(language: Language): Map<string, string> {
  const pieces = rulesIn(language).split(/^(?=- \*\*SJ|#|[(（])/m);
  return new Map(
    pieces.flatMap((piece): [string, string][] => {
      const id = /^- \*\*(SJ[A-Z]-\w+(?:\.\w+)?)/.exec(piece)?.[1];
      return id === undefined ? [] : [[id, piece.replaceAll(/\s+/g, ' ')]];
    }),
  );
}

const RULES = Object.fromEntries(LANGUAGES.map((language) => [language, rulesOf(language)])) as Record<
  Language,
  Map<string, string>
>;

const RULE = /SJ[A-Z]-[A-Z]*\d+(?:\.\d+)?b?/g;

/** What a rule names, whatever the language calls it: other rules, tracks, options, and figures of scoring. */
const ALIKE: Readonly<Record<string, (text: string, language: Language) => string[]>> = {
  rules: (text) => Array.from(text.matchAll(RULE), ([found]) => found),
  tracks: (text, language) =>
    CONNECTION_IDS.filter((connection) => {
      const [from, to] = endsOf(connection).map(words[language].station);
      const line = language === 'ja' ? '―' : ' – ';
      return text.includes(`${from}${line}${to}`) || text.includes(`${to}${line}${from}`);
    }),
  options: (text, language) =>
    Object.entries(words[language].options).flatMap(([key, { name }]) =>
      new RegExp(`[“„「]${name}[”“」]`).test(text) ? [key] : [],
    ),
  collections: (text) => Array.from(text.matchAll(/\d,\d/g), ([found]) => found),
};

/** What is read: rules without their ids, cells and paragraphs, without markup. */
function paragraphsOf(text: string): { key: string; text: string }[] {
  const blocks = text.split(/\n(?=\n|\s*- |\|)/).map((block) => block.replaceAll(/\s+/g, ' ').trim());
  return blocks
    .flatMap((block) => (block.startsWith('|') ? block.split('|') : block.replace(/^- \*\*SJ[\w.-]+/, '').split('**')))
    .map((part) => part.replaceAll(/[*#]|^- /g, '').trim())
    .map((part) => ({ key: part.slice(0, 30), text: part }));
}

describe('the written rules', () => {
  test('have the same ids in the same order in every language, each once', () => {
    const ids = [...RULES.en.keys()];
    expect(ids.length).toBeGreaterThan(250);
    for (const language of LANGUAGES) {
      expect([...RULES[language].keys()]).toEqual(ids);
      expect(rulesIn(language).match(/^- \*\*SJ/gm)).toHaveLength(ids.length);
    }
  });

  test.each(LANGUAGES)(
    'have no line across: headings part them, and the page would show it as text (%s)',
    (language) => {
      expect(rulesIn(language)).not.toMatch(/^-{3,}$/m);
    },
  );

  test.each(LANGUAGES)(
    'are written for players: by the glossary, and without a word of a programmer (%s)',
    (language) => {
      expect(faultsIn(paragraphsOf(rulesIn(language)), 'shinjuku', language)).toEqual([]);
      expect(rulesIn(language)).not.toMatch(/[`~@{}]|\.ts\b|JSON|\btests?\b|テスト/i);
    },
  );

  test.each(LANGUAGES)('refer only to rules that there are (%s)', (language) => {
    const ids = [...RULES.en.keys()];
    const sections = ids.map((id) => id.replace(/\.\w+$/, ''));
    const known = new Set([...ids, ...sections]);
    for (const [mentioned] of rulesIn(language).matchAll(RULE)) expect(known, mentioned).toContain(mentioned);
  });

  test.each(LANGUAGES)('say the same of rules, tracks, options and collections (%s)', (language) => {
    for (const [id, text] of RULES.en) {
      for (const [what, named] of Object.entries(ALIKE)) {
        const said = named(RULES[language].get(id) ?? '', language);
        expect(said.sort(), `${id}: ${what}`).toEqual(named(text, 'en').sort());
      }
    }
  });
});
