/** What must be true of any game's words: `testLanguages` in a game's `words.test.ts` tries it. */
import type { ByLanguage } from '@yamanote/games/by-language';
import { LANGUAGES, type Language, type Speech } from '@yamanote/games/room';
import type { Shape } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';

interface EveryGamesWords {
  goal: string;
  about: string;
  explanations: Readonly<Record<string, string>>;
}

export interface Languages<W extends EveryGamesWords, T extends Shape> {
  /** All languages of it are loaded. */
  words: ByLanguage<W>;
  speech: ByLanguage<Speech<T>>;
  /** Values for every sentence that is a function, by where it stands: at least one set each. */
  sentences: Readonly<Record<string, readonly object[]>>;
  /** Parts of the words that are tried as `events`, or by tests of their own. */
  apart?: readonly (keyof W)[];
  events?: readonly T['event'][];
  /** Events that another line tells. */
  wordless?: readonly T['event'][];
  /** Where texts stand that are the same in German, as names are. */
  sameInGerman: RegExp;
  /** Where Japanese may do without a letter of its own. */
  latinInJapanese?: RegExp;
  /** Where a text may be empty. */
  mayBeEmpty?: RegExp;
  /** Numbered texts of which a language may need more than another. */
  ofAnyNumber?: RegExp;
  /** Values that a language has no use for in the sentence there. */
  unused?(language: Language, path: string): readonly string[];
  /** How long the goal and the explanation of a decision may be: characters that fit three lines of a phone, and sentences. */
  explanations: { longest: Readonly<Record<Language, number>>; sentences: number };
}

type Sentence = (values: object) => string;
type Leaf = string | Sentence;

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan'];
const NEVER = /(?!)/;
const UNFILLED = /[{}[\]]|undefined|null|NaN|object|\s\s|^\s|\s$|\(\)|（）/;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const END_OF_SENTENCE = /\.(?= |$)|。/g;

export function testLanguages<W extends EveryGamesWords, T extends Shape>(languages: Languages<W, T>): void {
  const { words, speech, sentences, sameInGerman, wordless = [] } = languages;
  const { latinInJapanese = NEVER, mayBeEmpty = NEVER, ofAnyNumber = NEVER } = languages;
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(languages, language)])) as Record<
    Language,
    Map<string, string>
  >;
  const paths = (language: Language) => {
    const all = [...texts[language].keys()];
    return all.map((path) => (ofAnyNumber.test(path) ? path.replace(/\d+$/, '') : path));
  };

  describe('the languages', () => {
    test.each(LANGUAGES)('%s has every text, and nothing is left unfilled', (language) => {
      expect(paths(language)).toEqual(paths('en'));
      for (const [path, text] of texts[language]) {
        if (mayBeEmpty.test(path) && text === '') continue;
        expect(text, path).toMatch(/\S/);
        expect(text, path).not.toMatch(UNFILLED);
      }
    });

    test('say the same thing in words of their own', () => {
      for (const [path, text] of texts.en) {
        if (text === '') continue;
        if (!sameInGerman.test(path)) expect(texts.de.get(path), path).not.toBe(text);
        if (latinInJapanese.test(path)) continue;
        expect(texts.ja.get(path), path).not.toBe(text);
        expect(texts.ja.get(path), path).not.toBe(texts.de.get(path));
      }
    });

    test('use every value that they are given', () => {
      for (const language of LANGUAGES) {
        visit(languages, language, (path, leaf) => {
          if (typeof leaf === 'string') return;
          const given = new Set<string | symbol>();
          const used = new Set<string | symbol>();
          for (const values of sentences[path]) {
            for (const key of Object.keys(values)) given.add(key);
            leaf(new Proxy(values, { get: (target, key) => used.add(key) && Reflect.get(target, key) }));
          }
          for (const value of languages.unused?.(language, path) ?? []) given.delete(value);
          expect([...used].sort(), `${language} ${path}`).toEqual([...given].sort());
        });
      }
    });

    test('are written with the letters and marks of their own', () => {
      for (const [path, text] of texts.ja) {
        if (text !== '' && !latinInJapanese.test(path)) expect(text, path).toMatch(JAPANESE);
        // Within a number a point is no full stop.
        expect(text.replaceAll(/\d\.\d/g, ''), path).not.toMatch(/[,.?!;:()]/);
      }
      for (const [path, text] of texts.de) expect(text, path).not.toMatch(/["'”]/);
      for (const [path, text] of texts.en) expect(text, path).not.toMatch(/["'„]/);
    });

    if (wordless.length > 0) {
      test('are nowhere silent but where another line tells it', () => {
        for (const language of LANGUAGES) {
          for (const event of wordless) expect(speech[language].event(event, NAMES), event.type).toBeNull();
        }
      });
    }

    test('explain goal and decisions in three lines of a phone, and introduce the game in three sentences', () => {
      const { longest, sentences: most } = languages.explanations;
      for (const language of LANGUAGES) {
        const { goal, about, explanations } = words[language];
        for (const text of [goal, ...Object.values(explanations)]) {
          expect([...text].length, text).toBeLessThanOrEqual(longest[language]);
          expect(text).toMatch(new RegExp(`^([^.。!?？]+[.。] ?){1,${most}}(?<! )$`));
        }
        expect(about.match(END_OF_SENTENCE), about).toHaveLength(3);
      }
    });
  });
}

/** Every text of a language by where it stands, with sentences made of their values. */
function textsOf<W extends EveryGamesWords, T extends Shape>(
  languages: Languages<W, T>,
  language: Language,
): Map<string, string> {
  const texts = new Map<string, string>();
  visit(languages, language, (path, leaf) => {
    if (typeof leaf === 'string') texts.set(path, leaf);
    else for (const [i, values] of valuesFor(languages, path).entries()) texts.set(`${path}[${i}]`, leaf(values));
  });
  for (const [i, event] of (languages.events ?? []).entries()) {
    texts.set(`events.${event.type}[${i}]`, languages.speech[language].event(event, NAMES) ?? '');
  }
  return texts;
}

function valuesFor<W extends EveryGamesWords, T extends Shape>({ sentences }: Languages<W, T>, path: string) {
  const values = sentences[path] ?? [];
  if (values.length === 0) throw new Error(`the sentence ${path} is never tried: give it values`);
  return values;
}

function visit<W extends EveryGamesWords, T extends Shape>(
  { words, apart = [] }: Languages<W, T>,
  language: Language,
  seen: (path: string, leaf: Leaf) => void,
): void {
  const parts = Object.entries(words[language]).filter(([key]) => !apart.includes(key as keyof W));
  walk(Object.fromEntries(parts), '', seen);
}

function walk(node: object, path: string, seen: (path: string, leaf: Leaf) => void): void {
  for (const [key, value] of Object.entries(node)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object') walk(value, here, seen);
    else seen(here, value);
  }
}
