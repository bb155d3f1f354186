/** Cards that leave their owner, and what goes with them. */
import type { Seat, Tell } from '@yamanote/kernel';
import { cardIndex, type KeepId } from './cards.ts';
import { has, workingCard } from './effects/index.ts';
import { cardAt, heartLimit } from './monsters.ts';
import type { Event, Kept, Monster, KingOfTokyoState as State } from './types.ts';

type WhyLost = Extract<Event, { type: 'card-lost' }>['why'];

/** Onto the discard pile; what follows for hearts is judged by `settleLoss`. */
export function discardCard(state: State, seat: Seat, at: number, why: WhyLost, tell: Tell<Event>): void {
  const kept = removeCard(state, seat, at, tell);
  state.discard[cardIndex(kept.card)]++;
  tell?.({ type: 'card-lost', seat, card: kept.card, why });
}

/** Out of the owner's hands: what the card does ends, and so do copies of it unless it is only on its way. */
export function removeCard(state: State, seat: Seat, at: number, tell: Tell<Event>): Kept {
  const [kept] = state.monsters[seat].cards.splice(at, 1);
  endEffect(state, seat, workingCard(kept), kept.hearts, tell);
  kept.hearts = 0;
  return kept;
}

/** A card has stopped working. The hearts that it brought go with it, and nothing prevents that. */
function endEffect(state: State, seat: Seat, card: KeepId, hearts: number, tell: Tell<Event>): void {
  const monster = state.monsters[seat];
  if (monster.untouchable && !has(monster, 'cancelEnergy')) monster.untouchable = false;
  const to = heartsLeft(monster, hearts);
  const by = monster.hearts - to;
  if (by === 0) return;
  monster.hearts = to;
  tell?.({ type: 'hearts-lost', seat, by, to, card });
}

/** What a monster keeps when so many of its hearts go; its cards say how many it can have. */
function heartsLeft(monster: Monster, going: number): number {
  return Math.max(0, Math.min(monster.hearts - going, heartLimit(monster)));
}

/** How many hearts a monster would have without one of its cards. */
export function heartsWithout(monster: Monster, kept: Kept): number {
  return heartsLeft({ ...monster, cards: monster.cards.filter((other) => other !== kept) }, kept.hearts);
}

/** Copies of cards that are no longer in play are blank. */
export function endLostCopies(state: State, tell: Tell<Event>): void {
  for (let seat = 0; seat < state.monsters.length; seat++) {
    const { cards } = state.monsters[seat];
    for (let i = 0; i < cards.length; i++) {
      const { copies } = cards[i];
      if (copies !== null && cardAt(state.monsters[copies.seat], copies.card) < 0) endCopy(state, seat, cards[i], tell);
    }
  }
}

/** A copy ends: what lies on it is lost. */
export function endCopy(state: State, seat: Seat, kept: Kept, tell: Tell<Event>): void {
  const card = workingCard(kept);
  const { hearts } = kept;
  kept.copies = null;
  kept.counters = 0;
  kept.energy = 0;
  kept.hearts = 0;
  kept.used = 0;
  tell?.({ type: 'copy-ended', seat, card });
  endEffect(state, seat, card, hearts, tell);
}
