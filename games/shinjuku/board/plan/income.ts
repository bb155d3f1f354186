import type { ShinjukuView } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';

const HANDS = { retail: 4, r12: 5 };

/** How many cards a seat holds. */
export function handSize({ hidden, shown }: ShinjukuView, seat: Seat): number {
  return hidden[seat] + shown[seat].length;
}

/** How many cards an INCOME would bring, if there are enough: up to a full hand, or one. */
export function incomeOf(view: ShinjukuView, seat: Seat): number {
  return Math.max(1, HANDS[view.options.edition] - handSize(view, seat));
}
