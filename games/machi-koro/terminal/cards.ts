import { type CardId, type Colour, ESTABLISHMENTS } from '@yamanote/games/machi-koro/rules';
import { words } from '@yamanote/games/machi-koro/words';
import type { Language, Style } from '@yamanote/games/room';

/** Every colour has a shape of its own, for those who cannot tell colours apart or see none. */
export const MARKS: Readonly<Record<Colour, string>> = { blue: '●', green: '▲', red: '▼', purple: '◆' };
export const COLOURS: readonly (Colour & Style)[] = ['blue', 'green', 'red', 'purple'];

/** Faces of dice, from 1. */
export const FACES = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;

export function nameOf(card: CardId, language: Language): string {
  return words[language].cards[card].name;
}

/** `3`, `9-10`. */
export function numbersOf(card: number): string {
  return ESTABLISHMENTS[card].numbers.join('-');
}

export function ofColour(colour: Colour): number[] {
  return ESTABLISHMENTS.flatMap((card, i) => (card.colour === colour ? [i] : []));
}
