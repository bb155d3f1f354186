/** Who has won. */
import type { Seat } from '@yamanote/kernel';
import { isAlive, livingCount, WINNING_STARS } from './monsters.ts';
import type { Event, KingOfTokyoState as State } from './types.ts';

type Table = Pick<State, 'monsters' | 'still'>;

const NOBODY: Seat[] = [];

/** Everybody alive with as many stars as it takes to win now. */
export function winnersOf(table: Table): Seat[] {
  const { monsters } = table;
  const needed = starsToWin(table);
  let winners = NOBODY;
  for (let seat = 0; seat < monsters.length; seat++) {
    if (isAlive(monsters[seat]) && monsters[seat].stars >= needed) winners = [...winners, seat];
  }
  return winners;
}

/** Twenty; but none for the only one left, and as many as anybody has where nothing will ever happen again. */
function starsToWin(table: Table): number {
  const living = livingCount(table);
  if (living === 1) return 0;
  return table.still >= living ? mostStars(table) : WINNING_STARS;
}

function mostStars({ monsters }: Table): number {
  return Math.max(...monsters.map((monster) => (isAlive(monster) ? monster.stars : 0)));
}

type Won = Extract<Event, { type: 'won' }>;

/** Why a match is over that these have won. */
export function howWon(table: Table, winners: readonly Seat[]): Won['by'] {
  if (winners.length === 0) return 'nobody';
  if (table.monsters[winners[0]].stars >= WINNING_STARS) return 'stars';
  return livingCount(table) === 1 ? 'survival' : 'standstill';
}
