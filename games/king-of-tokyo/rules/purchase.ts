/** One purchase: pay, take the card, refill the display, carry it out; then others may snatch what was turned up. */
import type { Seat, Step, Tell } from '@yamanote/kernel';
import { settleLoss } from './aftermath.ts';
import { settleCard } from './arrival.ts';
import { type CardId, cardIndex, factsOf, isKeep, type KeepId } from './cards.ts';
import { carryOut } from './carry-out.ts';
import { byCard } from './causes.ts';
import { sum } from './effects/index.ts';
import { gainCardStars, gainEnergy, moveEnergy } from './gains.ts';
import { removeCard } from './loss.ts';
import { activeOf, cardAt, isAlive, isCopyOf } from './monsters.ts';
import type { Event, Kept, Monster, Of, KingOfTokyoState as State } from './types.ts';

export function priceFor(monster: Monster, card: CardId): number {
  const { cost } = factsOf(card);
  return monster.cards.length === 0 ? cost : Math.max(0, cost - sum(monster, 'discount'));
}

/** The card that comes in its place is offered to others up to this distance. */
export function buyFromDisplay(
  state: State,
  seat: Seat,
  card: CardId,
  place: number,
  offeredTo: number,
  tell: Tell<Event>,
): void {
  const price = priceFor(state.monsters[seat], card);
  moveEnergy(state, seat, -price, null, tell);
  state.display[place] = null;
  tell?.({ type: 'bought', seat, card, price, from: 'display', place });
  state.stack.push({ kind: 'window', places: [place], from: 1, to: offeredTo });
  acquire(state, seat, card, tell);
  state.stack.push({ kind: 'refill', places: [place] });
}

/** The display is not touched, so nothing is turned up. */
export function buyFromDeck(state: State, seat: Seat, tell: Tell<Event>): void {
  const { card } = state.top as NonNullable<State['top']>;
  const price = priceFor(state.monsters[seat], card);
  moveEnergy(state, seat, -price, null, tell);
  state.top = null;
  tell?.({ type: 'bought', seat, card, price, from: 'deck', place: null });
  acquire(state, seat, card, tell);
}

/** A keep card lies in front of its owner from now on; what it does at once comes when the display is full again. */
function acquire(state: State, seat: Seat, card: CardId, tell: Tell<Event>): void {
  gainCardStars(state, seat, 'purchaseStars', tell);
  state.stack.push({ kind: 'purchased', seat, card, moved: false });
  if (isKeep(card)) state.monsters[seat].cards.push(newCard(card));
}

export function newCard(card: KeepId): Kept {
  return { card, counters: 0, energy: 0, hearts: 0, used: 0, copies: null };
}

export const purchased: Step<State, Of<'purchased'>, Event> = {
  is: 'step',
  run(state, { seat, card, moved }, tell) {
    state.still = 0;
    if (isKeep(card)) {
      const { cards } = state.monsters[seat];
      settleCard(state, seat, cards[cards.length - 1], moved, tell);
      return;
    }
    state.discard[cardIndex(card)]++;
    tell?.({ type: 'card-lost', seat, card, why: 'carried-out' });
    carryOut(state, seat, card, tell);
  },
};

/** A card goes from one monster to another, who pays the first for it. */
export const takeOver: Step<State, Of<'take-over'>, Event> = {
  is: 'step',
  run(state, { seller, card }, tell) {
    const seat = activeOf(state);
    const price = priceFor(state.monsters[seat], card);
    moveEnergy(state, seat, -price, null, tell, seller);
    gainEnergy(state, seller, price, byCard(card, seller), tell, seat);
    tell?.({ type: 'bought', seat, card, price, from: seller, place: null });
    gainCardStars(state, seat, 'purchaseStars', tell);
    const kept = removeCard(state, seller, cardAt(state.monsters[seller], card), tell);
    state.monsters[seat].cards.push(arriving(kept));
    followCard(state, seller, seat, card);
    settleLoss(state, tell);
    if (isAlive(state.monsters[seat])) state.stack.push({ kind: 'purchased', seat, card, moved: true });
  },
};

/** Counters and energy come along, but not what a copy was and what lay on it. */
function arriving(kept: Kept): Kept {
  return kept.copies === null ? { ...kept, used: 0 } : newCard(kept.card);
}

/** A copy stays with the card it copies, wherever that goes; of two equal cards the one that is not copied went. */
function followCard(state: State, from: Seat, to: Seat, card: KeepId): void {
  if (cardAt(state.monsters[from], card) >= 0) return;
  for (const { cards } of state.monsters) {
    for (const kept of cards) {
      if (isCopyOf(kept, from, card)) kept.copies = { seat: to, card };
    }
  }
}
