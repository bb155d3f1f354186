/** Who has won. */
import type { Seat } from '@yamanote/kernel';
import { livingCount, WINNING_STARS } from './monsters.ts';
import type { KingOfTokyoState as State } from './types.ts';

const NOBODY: Seat[] = [];

/** Everybody alive with twenty stars; or the only one left. */
export function winnersOf(state: State): Seat[] {
  const { monsters } = state;
  const lonely = livingCount(state) === 1;
  let winners = NOBODY;
  for (let seat = 0; seat < monsters.length; seat++) {
    const { place, stars } = monsters[seat];
    if (place !== 'out' && (lonely || stars >= WINNING_STARS)) winners = [...winners, seat];
  }
  return winners;
}
