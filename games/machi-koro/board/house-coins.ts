/** What each house paid after the last roll. */
import type { EstablishmentId } from '@yamanote/games/machi-koro/rules';
import type { Income } from './income.ts';
import type { House } from './town.ts';

export interface HouseCoins {
  readonly house: House;
  readonly card: EstablishmentId;
  readonly coins: number;
}

/** Over each house its share; where it does not divide evenly, because somebody was short, all over the first one. */
export function houseCoins(standing: readonly House[], { reasons }: Income): HouseCoins[] {
  return reasons.flatMap((reason) => {
    if (!('card' in reason)) return [];
    const { card, copies, coins } = reason;
    const paying = standing.filter((house) => house.card === card).sort((a, b) => a.copy - b.copy);
    const each = coins / copies;
    const even = Number.isInteger(each) && paying.reduce((sum, { cards }) => sum + cards, 0) === copies;
    if (!even) return paying.slice(0, 1).map((house) => ({ house, card, coins }));
    return paying.map((house) => ({ house, card, coins: each * house.cards }));
  });
}
