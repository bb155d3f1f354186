/** What a page that says how to play says, held to the glossary and kept as lists: for its `words/sentences.test.ts`. */
import { piecesOf } from '@yamanote/games/how-to';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { testSentences } from '@yamanote/tools/voice';

type Catalogue = Parameters<typeof testSentences>[0];

export function testHowToWords({ words, ...catalogue }: Omit<Catalogue, 'spoken' | 'apart'>): void {
  const shown = LANGUAGES.map((language) => [language, asShown(words[language])]);
  testSentences({ ...catalogue, words: Object.fromEntries(shown) as Record<Language, object> });
}

/** Without the marks of bold parts and of words that lead to a rule. */
function asShown(node: unknown): unknown {
  if (typeof node === 'string')
    return piecesOf(node)
      .map(({ text }) => text)
      .join('');
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, asShown(value)]));
}
