import type { CardId, CardKind, MonsterId, Place } from '@yamanote/games/king-of-tokyo/rules';
import { cardWords, words } from '@yamanote/games/king-of-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { de } from './de.ts';
import { type BoardWords, en } from './en.ts';
import { ja } from './ja.ts';

export type { BoardWords } from './en.ts';

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, de, ja };

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

export function rulingsOf(card: CardId, language: Language): readonly string[] {
  return cardWords[language][card].rulings;
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
