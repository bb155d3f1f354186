/** An answer as a short label. */
import {
  type Action,
  type CardId,
  ESTABLISHMENTS,
  LANDMARKS,
  type MachiKoroState,
} from '@yamanote/games/machi-koro/rules';
import { sum } from './dice.ts';
import type { Words } from './words.ts';

export function label({ actions }: Words, action: Action, view: MachiKoroState, names: readonly string[]): string {
  switch (action.do) {
    case 'roll':
      return actions.roll({ dice: action.dice });
    case 'keep':
      return actions.keep({ number: sum(view.dice) });
    case 'reroll':
      return actions.reroll();
    case 'charge':
      return actions.charge({ seat: names[action.seat], coins: view.coins[action.seat] });
    case 'decline':
      return actions.decline();
    case 'give':
      return actions.give({ card: action.card });
    case 'take':
      return actions.take({ seat: names[action.seat], card: action.card });
    case 'build':
      return actions.build({ card: action.card, cost: costOf(action.card) });
    case 'pass':
      return actions.pass();
  }
}

function costOf(card: CardId): number {
  return [...ESTABLISHMENTS, ...LANDMARKS].find(({ id }) => id === card)?.cost as number;
}
