/** What can be foreseen while an attack on Tokyo is answered, so that no text promises what will not come. */
import type { Seat } from '@yamanote/kernel';
import { inTokyo, isAlive, livingCount } from './monsters.ts';
import { cardForAnotherTurn } from './next-turn.ts';
import { BAY_MONSTERS, freePlace, monsterAt } from './tokyo.ts';
import type { KingOfTokyoView as View } from './types.ts';

/** Who has a turn before this seat has its next one, in that order: extra turns come first. */
export function turnsUntil({ monsters, active, resume, extra, dice }: View, seat: Seat): Seat[] {
  const again = active !== null && cardForAnotherTurn(monsters[active], dice) !== undefined ? [active] : [];
  const round = monsters.map((_, i) => (resume + 1 + i) % monsters.length);
  const turns = [...again, ...extra.map((turn) => turn.seat), ...round].filter((other) => isAlive(monsters[other]));
  return turns.slice(0, turns.indexOf(seat));
}

/** Whether the attacker moves in if everybody stays where they are. */
export function entersTokyo(view: View, attacker: Seat): boolean {
  const monster = view.monsters[attacker];
  return isAlive(monster) && !inTokyo(monster) && freePlace(view) !== null;
}

/**
 * Whether a monster that stays in Tokyo is left there: with too few alive the bay closes, and its monster goes, unless the
 * city is left to it.
 */
export function keepsPlace(view: View, seat: Seat, attacker: Seat): boolean {
  if (view.monsters[seat].place !== 'bay' || livingCount(view) >= BAY_MONSTERS) return true;
  return monsterAt(view, 'city') === null && !entersTokyo(view, attacker);
}
