import { byLanguage, wordsOfBoth } from '@yamanote/games/by-language';
import type { CardId } from '@yamanote/games/machi-koro/rules';
import { words } from '@yamanote/games/machi-koro/words';
import type { Language } from '@yamanote/games/room';
import type { BoardWords } from './en.ts';

export type { BoardWords, LandmarkStatus } from './en.ts';

export const boardWords = byLanguage<BoardWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

/** All that the board says. */
export const allWords = wordsOfBoth(boardWords, words);

export function nameOf(card: CardId, language: Language): string {
  return words[language].cards[card].name;
}

/** The name as it stands on a small card. */
export function labelOf(card: CardId, language: Language): string {
  return boardWords[language].labels[card] ?? nameOf(card, language);
}

/** The whole rule of a card, in one to three sentences. */
export function textOf(card: CardId, language: Language): string {
  return words[language].cards[card].text;
}

/** The gist of it. */
export function shortOf(card: CardId, language: Language): string {
  return words[language].cards[card].short;
}
