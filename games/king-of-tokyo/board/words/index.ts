import { byLanguage, wordsOfBoth } from '@yamanote/games/by-language';
import type { CardId, CardKind, MonsterId, Place } from '@yamanote/games/king-of-tokyo/rules';
import { cardWords, words } from '@yamanote/games/king-of-tokyo/words';
import type { Language } from '@yamanote/games/room';
import type { BoardWords } from './en.ts';

export type { BoardWords } from './en.ts';

export const boardWords = byLanguage<BoardWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

/** All that the board says. */
export const allWords = wordsOfBoth(boardWords, words);

export function cardName(card: CardId, language: Language): string {
  return cardWords[language][card].name;
}

/** The name as it stands on a small card. */
export function cardLabel(card: CardId, language: Language): string {
  return boardWords[language].labels[card] ?? cardName(card, language);
}

/** What it does and when, complete. */
export function cardText(card: CardId, language: Language): string {
  return cardWords[language][card].text;
}

/** The gist of it. */
export function cardShort(card: CardId, language: Language): string {
  return cardWords[language][card].short;
}

export function kindName(kind: CardKind, language: Language): string {
  return words[language].kinds[kind];
}

export function monsterName(monster: MonsterId, language: Language): string {
  return words[language].monsters[monster].name;
}

export function monsterText(monster: MonsterId, language: Language): string {
  return words[language].monsters[monster].text;
}

export function placeName(place: Place, language: Language): string {
  return words[language].places[place];
}
