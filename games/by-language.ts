/** Words that are fetched a language at a time, so that a page has one language and not all of them. */
import { LANGUAGES, type Language } from './room.ts';

/** A language is read like a field, once `load` has brought it; before that, reading it throws. */
export type ByLanguage<W> = Readonly<Record<Language, W>> & { load(language: Language): Promise<W> };

/** Words from files, fetched when they are first asked for. */
export function byLanguage<W>(fetch: Readonly<Record<Language, () => Promise<W>>>): ByLanguage<W> {
  const loaded = new Map<Language, W>();
  return readable(
    (language) => {
      const words = loaded.get(language);
      if (words === undefined) throw new Error(`there are no words in "${language}" yet: load them first`);
      return words;
    },
    async (language) => {
      const words = loaded.get(language) ?? (await fetch[language]());
      loaded.set(language, words);
      return words;
    },
  );
}

/** Words made from others, which are fetched with them. */
export function wordsFrom<V, W>(source: ByLanguage<V>, make: (words: V) => W): ByLanguage<W> {
  const made = new Map<Language, W>();
  const read = (language: Language) => {
    const words = made.get(language) ?? make(source[language]);
    made.set(language, words);
    return words;
  };
  return readable(read, (language) => source.load(language).then(() => read(language)));
}

/** Two sets of words in one, fetched at once. */
export function wordsOfBoth<A, B>(first: ByLanguage<A>, second: ByLanguage<B>): ByLanguage<readonly [A, B]> {
  return readable(
    (language) => [first[language], second[language]],
    (language) => Promise.all([first.load(language), second.load(language)]),
  );
}

/** For those who need every language at once: a test that compares them. */
export async function loadAll(...words: readonly ByLanguage<unknown>[]): Promise<void> {
  await Promise.all(words.flatMap(({ load }) => LANGUAGES.map(load)));
}

function readable<W>(read: (language: Language) => W, load: ByLanguage<W>['load']): ByLanguage<W> {
  return {
    load,
    get en() {
      return read('en');
    },
    get de() {
      return read('de');
    },
    get ja() {
      return read('ja');
    },
  };
}
