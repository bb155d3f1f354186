/** The cards as rows of numbers, by their index in the rules' lists. */
import {
  BEGINNER_LIMIT,
  type Colour,
  ESTABLISHMENTS,
  type Icon,
  LANDMARKS,
  MALL_ICONS,
  PURPLE_LIMIT,
} from '@yamanote/games/machi-koro/rules';

export const COSTS = ESTABLISHMENTS.map(({ cost }) => cost);
export const LANDMARK_COSTS = LANDMARKS.map(({ cost }) => cost);

/** By rolled number: the one card of that colour that works, or -1. */
export const BLUE = workingAt('blue');
export const GREEN = workingAt('green');
export const RED = workingAt('red');

function workingAt(colour: Colour): readonly number[] {
  return Array.from({ length: 13 }, (_, number) => {
    const cards = ESTABLISHMENTS.filter((card) => card.colour === colour && card.numbers.includes(number));
    if (cards.length > 1) throw new Error(`several ${colour} cards work at ${number}`);
    return cards.length === 0 ? -1 : ESTABLISHMENTS.indexOf(cards[0]);
  });
}

/** What a copy is worth by itself, what the mall adds, and the two cards that it counts, if it counts any. */
export const WORTH = ESTABLISHMENTS.map(({ effect }) => ('coins' in effect ? effect.coins : 0));
export const MALL_BONUS = ESTABLISHMENTS.map(({ icon }) => Number(MALL_ICONS.includes(icon)));
export const COUNTED = ESTABLISHMENTS.map(({ effect }) => ('per' in effect ? withIcon(effect.per)[0] : -1));
export const COUNTED_TOO = ESTABLISHMENTS.map(({ effect }) => ('per' in effect ? (withIcon(effect.per)[1] ?? -1) : -1));

function withIcon(icon: Icon): readonly number[] {
  const cards = ESTABLISHMENTS.flatMap((card, index) => (card.icon === icon ? [index] : []));
  if (cards.length > 2) throw new Error(`more than two cards with ${icon}`);
  return cards;
}

/** The purple cards by what they do, and the number at which all of them do it. */
export const STADIUM = ESTABLISHMENTS.findIndex(({ effect }) => 'from' in effect && effect.from === 'everyone');
export const TV_STATION = ESTABLISHMENTS.findIndex(({ effect }) => 'from' in effect && effect.from === 'chosen');
export const BUSINESS_CENTER = ESTABLISHMENTS.findIndex(({ effect }) => 'swap' in effect);
export const PURPLE_NUMBER = ESTABLISHMENTS[STADIUM].numbers[0];

export const SWAPPABLE = ESTABLISHMENTS.map(({ icon }) => icon !== 'tower');

/** By card: how many one player may own, as a rule and for beginners. */
export const LIMITS = [100, BEGINNER_LIMIT].map((most) =>
  ESTABLISHMENTS.map(({ colour }) => (colour === 'purple' ? PURPLE_LIMIT : most)),
);
