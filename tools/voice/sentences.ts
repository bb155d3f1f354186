/** What must be true of everything that is said anywhere: `testSentences` beside a catalogue tries it. */
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { describe, expect, test } from 'vitest';
import { faultsIn } from './faults.ts';
import { pendingIn, strike } from './pending.ts';
import type { Samples } from './samples.ts';
import { type Text, textsOf } from './texts.ts';

export interface Catalogue {
  /** Whose words they are: `web`, `cli`, or the id of a game. */
  readonly room: string;
  /** All languages of it are loaded. */
  readonly words: Readonly<Record<Language, object>>;
  readonly samples: Samples;
  /** Parts of the words that are heard by way of other functions, and what these say. */
  readonly apart?: readonly string[];
  spoken?(language: Language): readonly Text[];
  /** The keys of texts that are set in lines and columns, for a terminal. */
  readonly laidOut?: RegExp;
  /** The folder of the lists, one a language. */
  readonly lists: URL;
}

/** `npm run sentences` writes the lists anew. */
const REWRITES = process.env.npm_lifecycle_event === 'sentences';

export function testSentences({ room, words, samples, apart = [], spoken, laidOut, lists }: Catalogue): void {
  const pathTo = (name: string) => fileURLToPath(new URL(name, lists));
  describe.each(LANGUAGES)('what is said in %s', (language) => {
    const parts = Object.entries(words[language]).filter(([part]) => !apart.includes(part));
    const texts = [...textsOf(Object.fromEntries(parts), samples), ...(spoken?.(language) ?? [])];

    test('stands in the list that was read', async () => {
      const lines = texts.map(({ key, text }) => `${key}: ${legible(text)}\n`);
      await expect([...new Set(lines)].join('')).toMatchFileSnapshot(pathTo(`${language}.txt`));
    });

    test('keeps to the glossary, and to the marks of its language', () => {
      const faults = faultsIn(texts, room, language, laidOut);
      const pending = pendingIn(pathTo('pending.txt'), language);
      const told = faults.map(({ key, text, better }) => `${key}: ${legible(text)}  →  ${better}`);
      expect(told.filter((_, i) => !pending.has(faults[i].key))).toEqual([]);
      const mended = [...pending].filter((key) => !faults.some((fault) => fault.key === key));
      if (REWRITES) strike(pathTo('pending.txt'), language, mended);
      else expect(mended, 'these are mended: `npm run sentences` strikes them off the list').toEqual([]);
    });
  });
}

/** In one line, with the places where a word may break. */
function legible(text: string): string {
  return text.replaceAll(/[\u00ad\u200b]/g, '|').replaceAll('\n', ' / ');
}
