/** Signs of one column each, so that everything can be told apart without colours. */
import type { Language, Style } from '@yamanote/games/room';
import { GOODS, goodOf, isHeavy, SHOPS } from '@yamanote/games/shinjuku/rules';
import type { Line, Span } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { labels } from './labels.ts';

/** The shapes that seats have on the page, too. */
const SEATS: readonly (readonly [shape: string, colour: Style])[] = [
  ['●', 'green'],
  ['▲', 'purple'],
  ['■', 'blue'],
  ['◆', 'yellow'],
];

export const PREMIUM = '+';
export const JOKER = '*';
export const MARKED = '□';
export const STAR = '★';
/** Where a part of the board has nothing to show. */
export const NONE: readonly [Line] = [[['–', 'dim']]];

export function seatMark(seat: Seat): string {
  return SEATS[seat][0];
}

export function seatColour(seat: Seat): Style {
  return SEATS[seat][1];
}

export function seatSpan(seat: Seat): Span {
  return [seatMark(seat), seatColour(seat)];
}

/** `●Fo`: whose building, and what it sells. */
export function buildingSpan({ owner, shop }: { owner: Seat; shop: number }, language: Language): Span {
  return [`${seatMark(owner)}${labels[language].codes[SHOPS[shop]]}`, seatColour(owner), 'bold'];
}

/** `Fo`, for a premium customer `Fo+`, and `2Fo` for two of a kind. */
export function customerSpan(customer: number, language: Language, count = 1): Span {
  const code = `${count > 1 ? count : ''}${labels[language].codes[GOODS[goodOf(customer)]]}`;
  return isHeavy(customer) ? [`${code}${PREMIUM}`, 'bold'] : [code];
}

/** By customer how many: `2Fo Bo+`. */
export function crowdLine(crowd: readonly number[], language: Language): Line {
  const spans = crowd.flatMap((count, customer) => (count === 0 ? [] : [customerSpan(customer, language, count)]));
  return spans.flatMap((span, i): Span[] => (i === 0 ? [span] : [[' '], span]));
}
