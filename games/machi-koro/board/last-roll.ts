/** The last roll and what it brought, from what has been told so far; a page may have been opened in the middle of it. */
import type { Event, MachiKoroState } from '@yamanote/games/machi-koro/rules';
import { follow, type Roll, without } from './income.ts';

export interface Known {
  /** All that has happened and was not taken back, as far as it is shown. */
  past: readonly Event[];
  view: Pick<MachiKoroState, 'roller' | 'second' | 'dice' | 'stack' | 'coins'>;
}

/** How often dice were rolled, so that they tumble anew with each roll. */
export function throwsIn(past: readonly Event[]): number {
  return past.filter(({ type }) => type === 'rolled').length;
}

export function lastRoll({ past, view }: Known): Roll | null {
  const roll = follow(null, past);
  if (view.dice.length === 0) return isPrevious(roll, view) ? roll : null;
  // At least the dice that lie on the table are known.
  if (roll === null || !isOnTable(roll, view)) return { seat: view.roller ?? 0, dice: view.dice, incomes: [] };
  // Whoever is still to be charged has not paid: an answer may have been taken back.
  const charging = view.stack.some(({ kind }) => kind === 'charge');
  return charging ? without(roll, 'tv-station') : roll;
}

function isOnTable({ seat, dice }: Roll, view: Known['view']): boolean {
  return seat === view.roller && dice.join() === view.dice.join();
}

/** Before a roll the last one was that of the player before, or of the same one who goes on. */
function isPrevious(roll: Roll | null, { roller, second, coins }: Known['view']): boolean {
  if (roll === null || roller === null) return false;
  return roll.seat === (second ? roller : (roller - 1 + coins.length) % coins.length);
}
