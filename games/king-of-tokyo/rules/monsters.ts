/** The monsters around the table: who is alive, who is where, and what they have. */
import type { Seat } from '@yamanote/kernel';
import type { KeepId } from './cards.ts';
import { effectOf, START_HEARTS } from './effects/index.ts';
import type { Kept, Monster, KingOfTokyoState as State } from './types.ts';

export const WINNING_STARS = 20;

export function activeOf(state: State): Seat {
  return state.active as Seat;
}

export function activeMonster(state: State): Monster {
  return state.monsters[state.active as Seat];
}

export function isAlive(monster: Monster): boolean {
  return monster.place !== 'out';
}

export function inTokyo(monster: Monster): boolean {
  return monster.place === 'city' || monster.place === 'bay';
}

export function livingCount(state: Pick<State, 'monsters'>): number {
  const { monsters } = state;
  let living = 0;
  for (let i = 0; i < monsters.length; i++) if (isAlive(monsters[i])) living++;
  return living;
}

/** So many seats clockwise from another; all around the table it is that seat again. */
export function clockwise(state: State, from: Seat, distance: number): Seat {
  return (from + distance) % state.monsters.length;
}

/** How far clockwise a seat is from the active one. */
export function distanceTo(state: State, seat: Seat): number {
  const seats = state.monsters.length;
  return (seat - activeOf(state) + seats) % seats;
}

/** The living seats, clockwise from the left of a seat; that seat last. */
export function livingFrom(state: State, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let distance = 1; distance <= state.monsters.length; distance++) {
    const seat = clockwise(state, from, distance);
    if (isAlive(state.monsters[seat])) seats.push(seat);
  }
  return seats;
}

export function heartLimit(monster: Monster): number {
  let limit = START_HEARTS;
  for (let i = 0; i < monster.cards.length; i++) limit = Math.max(limit, effectOf(monster.cards[i]).heartLimit);
  return limit;
}

/** Whether this card copies the one of that name in front of a seat. */
export function isCopyOf({ copies }: Kept, seat: Seat, card: KeepId): boolean {
  return copies !== null && copies.seat === seat && copies.card === card;
}

/** The first card of this name; -1 if there is none. Two equal cards cannot be told apart. */
export function cardAt(monster: Monster, name: KeepId): number {
  return monster.cards.findIndex(({ card }) => card === name);
}

export function cardNamed(monster: Monster, name: KeepId): Kept {
  return monster.cards[cardAt(monster, name)];
}
