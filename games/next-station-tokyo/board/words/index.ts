import { type Words, words } from '@yamanote/games/next-station-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { de } from './de.ts';
import { en, type OwnWords } from './en.ts';
import { ja } from './ja.ts';

/** The words of the board, with the names that the whole game goes by; symbols and pencils as they begin a line. */
export type BoardWords = OwnWords & Pick<Words, 'symbols' | 'pencils' | 'effects' | 'goals' | 'grades' | 'actions'>;

export const boardWords: Readonly<Record<Language, BoardWords>> = {
  en: together(en, words.en),
  de: together(de, words.de),
  ja: together(ja, words.ja),
};

function together(own: OwnWords, { symbols, pencils, effects, goals, grades, actions }: Words): BoardWords {
  return { ...own, symbols: capitals(symbols), pencils: capitals(pencils), effects, goals, grades, actions };
}

function capitals<K extends string>(names: Readonly<Record<K, string>>): Record<K, string> {
  const entries = Object.entries<string>(names).map(([id, [first, ...rest]]) => [
    id,
    first.toUpperCase() + rest.join(''),
  ]);
  return Object.fromEntries(entries) as Record<K, string>;
}
