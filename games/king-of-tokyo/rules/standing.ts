import type { Standing } from '@yamanote/kernel';
import { isAlive } from './monsters.ts';
import type { KingOfTokyoState as State } from './types.ts';
import { winnersOf } from './victory.ts';

/** Whoever is out is behind everybody else. */
const OUT = -1;

/** Winners first, then by stars; equal seats share a place. */
export function standing(state: State): Standing {
  const winners = state.stack.length === 0 ? winnersOf(state).slice() : [];
  const scores = state.monsters.map((monster) => (isAlive(monster) ? monster.stars : OUT));
  const rank = (seat: number) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : scores[seat]);
  const places = scores.map((_, seat) => 1 + scores.filter((_other, other) => rank(other) > rank(seat)).length);
  return { winners, scores, places };
}
