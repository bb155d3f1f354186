/** A state as search holds it: with who acts next and what that seat may answer, which the kernel has found anyway. */
import {
  type Action,
  type Kept,
  type KingOfTokyoState,
  kingOfTokyo,
  type Monster,
} from '@yamanote/games/king-of-tokyo/rules';
import { type Actor, actor, apply, legal } from '@yamanote/kernel';

export interface World {
  readonly state: KingOfTokyoState;
  next: Actor | null;
  /** The legal answers of the seat that acts. */
  readonly choices: Action[];
}

export function worldOf(state: KingOfTokyoState): World {
  const next = actor(kingOfTokyo, state);
  return { state, next, choices: typeof next === 'number' ? legal(kingOfTokyo, state, next) : [] };
}

export function enter(world: World, answer: unknown): void {
  const { state, next, choices } = world;
  world.next = apply(kingOfTokyo, state, next as Actor, answer, null, choices);
}

export function cloneWorld({ state, next, choices }: World): World {
  return { state: kingOfTokyo.clone(state), next, choices: choices.slice() };
}

/** Into what is there already, so that nothing has to be made and thrown away. */
export function copyWorld(from: World, to: World): void {
  to.next = from.next;
  copyList(from.choices, to.choices);
  copyState(from.state, to.state);
}

function copyState(from: KingOfTokyoState, to: KingOfTokyoState): void {
  copyList(from.stack, to.stack);
  copyList(from.display, to.display);
  copyList(from.deck, to.deck);
  copyList(from.discard, to.discard);
  copyList(from.extra, to.extra);
  for (let seat = 0; seat < from.monsters.length; seat++) copyMonster(from.monsters[seat], to.monsters[seat]);
  to.active = from.active;
  to.turn = from.turn;
  to.dice = from.dice;
  to.rolls = from.rolls;
  to.rerolls = from.rerolls;
  to.bay = from.bay;
  // Whoever looks at the top card makes it anew.
  to.top = from.top;
  to.resume = from.resume;
  to.penalty = from.penalty;
  to.harmed = from.harmed;
  to.still = from.still;
}

function copyList<T>(from: readonly T[], to: T[]): void {
  while (to.length > from.length) to.pop();
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

function copyMonster(from: Monster, to: Monster): void {
  to.hearts = from.hearts;
  to.stars = from.stars;
  to.energy = from.energy;
  to.place = from.place;
  to.poison = from.poison;
  to.shrink = from.shrink;
  to.untouchable = from.untouchable;
  to.monster = from.monster;
  while (to.cards.length > from.cards.length) to.cards.pop();
  for (let i = 0; i < from.cards.length; i++) {
    if (i === to.cards.length) to.cards.push({ ...from.cards[i] });
    else copyKept(from.cards[i], to.cards[i]);
  }
}

function copyKept(from: Kept, to: Kept): void {
  to.card = from.card;
  to.counters = from.counters;
  to.energy = from.energy;
  to.hearts = from.hearts;
  to.used = from.used;
  to.copies = from.copies;
}
