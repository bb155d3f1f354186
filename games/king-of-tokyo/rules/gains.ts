/** What monsters gain and lose. */
import type { Seat, Tell } from '@yamanote/kernel';
import { byCard } from './causes.ts';
import type { KeepEffect } from './effects/effect.ts';
import { effectOf, workingCard } from './effects/index.ts';
import { heartLimit, WINNING_STARS } from './monsters.ts';
import type { Cause, Event, KingOfTokyoState as State } from './types.ts';

export function gainStars(state: State, seat: Seat, stars: number, cause: Cause, tell: Tell<Event>): void {
  const wanted = state.monsters[seat].stars + stars;
  changeStars(state, seat, Math.min(WINNING_STARS, wanted), cause, tell);
  if (wanted > WINNING_STARS) tell?.({ type: 'wasted', seat, what: 'stars', by: wanted - WINNING_STARS, why: 'limit' });
}

export function loseStars(state: State, seat: Seat, stars: number, cause: Cause, tell: Tell<Event>): void {
  changeStars(state, seat, Math.max(0, state.monsters[seat].stars - stars), cause, tell);
}

type StarHook = Extract<keyof KeepEffect, `${string}Stars`>;

/** The stars that each card with this hook brings, so many times. */
export function gainCardStars(state: State, seat: Seat, hook: StarHook, tell: Tell<Event>, times = 1): void {
  const { cards } = state.monsters[seat];
  for (let i = 0; i < cards.length; i++) {
    const stars = effectOf(cards[i])[hook];
    if (stars > 0) gainStars(state, seat, stars * times, byCard(workingCard(cards[i]), seat), tell);
  }
}

function changeStars(state: State, seat: Seat, to: number, cause: Cause, tell: Tell<Event>): void {
  const monster = state.monsters[seat];
  const by = to - monster.stars;
  if (by === 0) return;
  monster.stars = to;
  state.still = 0;
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
  state.still = 0;
  tell?.({ type: 'energy-changed', seat, by, to: monster.energy, other, cause });
}

/** Healing by others; returns how many hearts it was. */
export function heal(state: State, seat: Seat, hearts: number, cause: Cause, tell: Tell<Event>): number {
  const monster = state.monsters[seat];
  const by = Math.max(0, Math.min(hearts, heartLimit(monster) - monster.hearts));
  monster.hearts += by;
  if (by > 0) tell?.({ type: 'healed', seat, by, to: monster.hearts, cause });
  if (by < hearts) tell?.({ type: 'wasted', seat, what: 'hearts', by: hearts - by, why: 'limit' });
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
