import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { describe, expect, test } from 'vitest';

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

/** What is written the same way in every language: other rules, tracks, options, and figures of scoring. */
const ALIKE = {
  rules: /SJ[A-Z]-[A-Z]*\d+(?:\.\d+)?b?/g,
  tracks: /[a-z][a-z-]*~[a-z][a-z-]*/g,
  options: /`[a-zA-Z]+: [^`]+`/g,
  collections: /\d,\d/g,
} as const;

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

  test.each(LANGUAGES)('refer only to rules that there are (%s)', (language) => {
    const ids = [...RULES.en.keys()];
    const sections = ids.map((id) => id.replace(/\.\w+$/, ''));
    const known = new Set([...ids, ...sections]);
    for (const [mentioned] of rulesIn(language).matchAll(ALIKE.rules)) expect(known, mentioned).toContain(mentioned);
  });

  test.each(LANGUAGES)('say the same of rules, tracks, options and collections (%s)', (language) => {
    for (const [id, text] of RULES.en) {
      for (const [what, form] of Object.entries(ALIKE)) {
        const said = (piece: string) => Array.from(piece.matchAll(form), ([found]) => found);
        expect(said(RULES[language].get(id) ?? '').sort(), `${id}: ${what}`).toEqual(said(text).sort());
      }
    }
  });
});
