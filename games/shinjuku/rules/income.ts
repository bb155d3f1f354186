/** INCOME, taken as an action or given by others, and every other drawing of cards into a hand. */
import type { ChanceRule, Step } from '@yamanote/kernel';
import { type Card, drawCards, hasCards, readyPile, takeDrawn } from './deck.ts';
import { editionOf } from './editions.ts';
import { WARD_IDS } from './map.ts';
import type { Event, Frame, ShinjukuState as State } from './types.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** How many cards an INCOME brings who holds so many, if there are enough: up to a full hand, or one. */
export function incomeWith(held: number, match: Pick<State, 'options'>): number {
  return Math.max(1, editionOf(match).hand - held);
}

export const income: Step<State, Of<'income'>, Event> = {
  is: 'step',
  run(state, { seat, cause }) {
    state.stack.push({ kind: 'draw', seat, count: incomeWith(state.hands[seat].length, state), cause });
  },
};

/** As far as there are cards; a new pile may be needed in between. */
export const draw: Step<State, Of<'draw'>, Event> = {
  is: 'step',
  run(state, { seat, count, cause }, tell) {
    const dealt = Math.min(count, readyPile(state, tell));
    if (dealt === 0) {
      tell?.({ type: 'drew', seat, count: 0, cards: [], cause });
      return;
    }
    if (dealt < count && state.discard.length > 0) {
      state.stack.push({ kind: 'draw', seat, count: count - dealt, cause });
    }
    state.stack.push({ kind: 'deal', seat, count: dealt, cause });
  },
};

export const deal: ChanceRule<State, Of<'deal'>, Event> = {
  is: 'chance',
  of: (state, { count }) => drawCards(state, count),
  happen(state, { seat, cause }, cards: Card[], tell) {
    const wards: number[] = [];
    for (const card of cards) {
      const ward = takeDrawn(state, card, tell);
      if (ward !== null) wards.push(ward);
    }
    state.hands[seat].push(...wards);
    if (wards.length < cards.length) replaceKaiju(state, { seat, cause }, wards.length === 0);
    // Of the Kaiju's card alone there is nothing to tell here: its replacement follows.
    if (wards.length === 0) return;
    tell?.({ type: 'drew', seat, count: wards.length, cards: wards.map((ward) => WARD_IDS[ward]), cause });
  },
};

/** The Kaiju's card is replaced on the spot, with what is still to be drawn, if there is anything. */
function replaceKaiju(state: State, whose: Pick<Of<'draw'>, 'seat' | 'cause'>, alone: boolean): void {
  const rest = state.stack[state.stack.length - 1];
  if (rest.kind === 'draw') state.stack[state.stack.length - 1] = { ...rest, count: rest.count + 1 };
  else if (alone || hasCards(state)) state.stack.push({ kind: 'draw', ...whose, count: 1 });
}
