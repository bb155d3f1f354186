/** What a city earns at each rolled number. */
import {
  ACTIVE,
  type Effect,
  ESTABLISHMENTS,
  MALL_ICONS,
  type MachiKoroState,
  SHOPPING_MALL,
  UNBUILT,
  worthOf,
} from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';

/** Lists by rolled number, from 0 to 12. They are filled anew for every evaluation, so that judging makes no garbage. */
export interface Earnings {
  /** On the owner's own roll, without the shopping mall and before paying anybody. */
  own: number[];
  /** What the mall adds to that. */
  mall: number[];
  /** On anybody else's roll, from the bank. */
  blue: number[];
  /** On anybody else's roll, from the roller, if there is enough. */
  red: number[];
  /** What each opponent loses by purple cards when this city's owner rolls. */
  toll: number[];
}

export const NUMBERS = 13;
const MALL_BONUS = ESTABLISHMENTS.map(({ icon }) => (MALL_ICONS.includes(icon) ? 1 : 0));

/** What a swap is worth, in coins. */
export const SWAP = 2;

export function noEarnings(): Earnings {
  const none = () => Array<number>(NUMBERS).fill(0);
  return { own: none(), mall: none(), blue: none(), red: none(), toll: none() };
}

export function fillEarnings(earnings: Earnings, state: MachiKoroState, seat: Seat): void {
  const { own, mall, blue, red, toll } = earnings;
  for (let number = 0; number < NUMBERS; number++) {
    own[number] = 0;
    mall[number] = 0;
    blue[number] = 0;
    red[number] = 0;
    toll[number] = 0;
  }
  const city = state.cities[seat];
  const opponents = state.coins.length - 1;
  const mallState = state.landmarks[seat][SHOPPING_MALL];
  for (let card = 0; card < city.length; card++) {
    if (city[card] === 0) continue;
    const { colour, numbers, effect } = ESTABLISHMENTS[card];
    const bonus = city[card] * MALL_BONUS[card];
    // A mall that is built but sleeps until the owner's next turn counts as one that works: it soon will.
    const plain = colour === 'purple' ? 0 : worthOf(state, seat, card) - (mallState === ACTIVE ? bonus : 0);
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i];
      if (colour === 'blue') blue[number] += plain;
      if (colour === 'blue' || colour === 'green') own[number] += plain;
      if (colour === 'green') mall[number] += bonus;
      if (colour === 'red') red[number] += plain + (mallState === UNBUILT ? 0 : bonus);
      if (colour === 'purple') {
        own[number] += takenBy(effect, opponents);
        toll[number] += 'coins' in effect ? takenBy(effect, opponents) / opponents : 0;
      }
    }
  }
}

/** Reckoned in full: by the time its number falls, opponents mostly have what a purple card takes. */
function takenBy(effect: Effect, opponents: number): number {
  if ('swap' in effect) return SWAP;
  return effect.from === 'everyone' ? effect.coins * opponents : effect.coins;
}
