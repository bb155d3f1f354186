/** The monsters around the table: who is alive, who is where, and what they gain and lose. */
import type { Seat, Tell } from '@yamanote/kernel';
import { byCard } from './causes.ts';
import { effectOf, START_HEARTS, sum, workingCard } from './effects/index.ts';
import type { Cause, Event, Monster, KingOfTokyoState as State } from './types.ts';

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

export function livingCount(state: State): number {
  const { monsters } = state;
  let living = 0;
  for (let i = 0; i < monsters.length; i++) if (isAlive(monsters[i])) living++;
  return living;
}

/** So many seats clockwise from another; all around the table it is that seat again. */
export function clockwise(state: State, from: Seat, distance: number): Seat {
  return (from + distance) % state.monsters.length;
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

export function gainStars(state: State, seat: Seat, stars: number, cause: Cause, tell: Tell<Event>): void {
  changeStars(state, seat, Math.min(WINNING_STARS, state.monsters[seat].stars + stars), cause, tell);
}

export function loseStars(state: State, seat: Seat, stars: number, cause: Cause, tell: Tell<Event>): void {
  changeStars(state, seat, Math.max(0, state.monsters[seat].stars - stars), cause, tell);
}

function changeStars(state: State, seat: Seat, to: number, cause: Cause, tell: Tell<Event>): void {
  const monster = state.monsters[seat];
  const by = to - monster.stars;
  if (by === 0) return;
  monster.stars = to;
  tell?.({ type: 'stars-changed', seat, by, to, cause });
}

/** Energy that is gained, from the bank or from another monster: cards may add to it. */
export function gainEnergy(
  state: State,
  seat: Seat,
  energy: number,
  cause: Cause,
  tell: Tell<Event>,
  other: Seat | null = null,
): void {
  if (energy === 0) return;
  moveEnergy(state, seat, energy, cause, tell, other);
  const { cards } = state.monsters[seat];
  for (let i = 0; i < cards.length; i++) {
    const bonus = effectOf(cards[i]).energyBonus;
    if (bonus > 0) moveEnergy(state, seat, bonus, byCard(workingCard(cards[i]), seat), tell);
  }
}

/** Energy that merely changes place: paid, recovered, taken. */
export function moveEnergy(
  state: State,
  seat: Seat,
  by: number,
  cause: Cause | null,
  tell: Tell<Event>,
  other: Seat | null = null,
): void {
  if (by === 0) return;
  const monster = state.monsters[seat];
  monster.energy += by;
  tell?.({ type: 'energy-changed', seat, by, to: monster.energy, other, cause });
}

/** Healing by others; returns how many hearts it was. */
export function heal(state: State, seat: Seat, hearts: number, cause: Cause, tell: Tell<Event>): number {
  const monster = state.monsters[seat];
  const by = Math.min(hearts, heartLimit(monster) - monster.hearts);
  if (by <= 0) return 0;
  monster.hearts += by;
  tell?.({ type: 'healed', seat, by, to: monster.hearts, cause });
  return by;
}

/** Healing oneself: if it heals at all, cards may add to it. */
export function healSelf(state: State, seat: Seat, hearts: number, cause: Cause, tell: Tell<Event>): void {
  if (heal(state, seat, hearts, cause, tell) === 0) return;
  const { cards } = state.monsters[seat];
  for (let i = 0; i < cards.length; i++) {
    const bonus = effectOf(cards[i]).healBonus;
    if (bonus > 0) heal(state, seat, bonus, byCard(workingCard(cards[i]), seat), tell);
  }
}

export function healBonus(monster: Monster): number {
  return sum(monster, 'healBonus');
}
