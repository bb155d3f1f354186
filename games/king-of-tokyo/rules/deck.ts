/** The deck, the discard pile and the display. A card nobody has seen lies nowhere in particular. */
import type { Chance, ChanceRule, Step, Tell } from '@yamanote/kernel';
import { CARDS, type CardId, cardIndex } from './cards.ts';
import { activeOf } from './monsters.ts';
import type { Event, Frame, Of, KingOfTokyoState as State } from './types.ts';

export const DISPLAY_PLACES: readonly number[] = [0, 1, 2];

const REVEALS: readonly Frame[] = DISPLAY_PLACES.map((place) => ({ kind: 'reveal', place }));

export function pileSize(pile: readonly number[]): number {
  let size = 0;
  for (let i = 0; i < pile.length; i++) size += pile[i];
  return size;
}

function isEmpty(pile: readonly number[]): boolean {
  for (let i = 0; i < pile.length; i++) if (pile[i] > 0) return false;
  return true;
}

/** Whether there is no card to be had, not even by shuffling the discard pile. */
export function isUsedUp({ top, deck, discard }: State): boolean {
  return top === null && isEmpty(deck) && isEmpty(discard);
}

/** The top card included. */
export function deckSize(state: State): number {
  return pileSize(state.deck) + (state.top === null ? 0 : 1);
}

/** By card and copies left: shared, because a draw lists all of them. */
const ODDS = CARDS.map(({ id, copies }) =>
  Array.from({ length: copies + 1 }, (_, left): readonly [CardId, number] => [id, left]),
);

/** Any card of the deck, each as likely as any other. */
function oneOf(pile: readonly number[]): Chance {
  const pick: (readonly [CardId, number])[] = [];
  for (let i = 0; i < pile.length; i++) if (pile[i] > 0) pick.push(ODDS[i][pile[i]]);
  return { pick };
}

/** An empty deck is made anew of the discard pile. */
export function reshuffleIfEmpty(state: State, tell: Tell<Event>): void {
  if (state.top !== null || !isEmpty(state.deck) || isEmpty(state.discard)) return;
  const cards = pileSize(state.discard);
  const { deck } = state;
  state.deck = state.discard;
  state.discard = deck;
  tell?.({ type: 'reshuffled', cards });
}

function show(state: State, place: number, card: CardId, tell: Tell<Event>): void {
  state.display[place] = card;
  tell?.({ type: 'revealed', card, place });
}

/** New cards for the gaps at these places, one after the other, as long as there are any. */
export const refill: Step<State, Of<'refill'>, Event> = {
  is: 'step',
  run(state, { places }, tell) {
    if (isUsedUp(state)) return;
    const place = places[0];
    reshuffleIfEmpty(state, tell);
    if (places.length > 1) state.stack.push({ kind: 'refill', places: places.slice(1) });
    if (state.top === null) {
      state.stack.push(REVEALS[place]);
      return;
    }
    show(state, place, state.top.card, tell);
    state.top = null;
  },
};

export const reveal: ChanceRule<State, Of<'reveal'>, Event> = {
  is: 'chance',
  of: ({ deck }) => oneOf(deck),
  happen(state, { place }, card: CardId, tell) {
    state.deck[cardIndex(card)]--;
    show(state, place, card, tell);
  },
};

/** A secret look: nothing is revealed to others. */
export const peek: ChanceRule<State, Of<'peek'>, Event> = {
  is: 'chance',
  of: ({ deck }) => oneOf(deck),
  happen(state, _frame, card: CardId, tell) {
    state.deck[cardIndex(card)]--;
    state.top = { card, seen: [activeOf(state)] };
    tell?.({ type: 'looked', seat: activeOf(state), card });
  },
};
