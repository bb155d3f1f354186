import { incomeWith, type ShinjukuView } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';

/** How many cards a seat holds. */
export function handSize({ handSizes }: ShinjukuView, seat: Seat): number {
  return handSizes[seat];
}

/** How many cards an INCOME would bring, if there are enough. */
export function incomeOf(view: ShinjukuView, seat: Seat): number {
  return incomeWith(view.handSizes[seat], view);
}
