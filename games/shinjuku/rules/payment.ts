/** Paying: a ward's own card, a card of a joker ward, or any three cards. Sets of wards are bits. */
import type { Ask, Seat, Tell } from '@yamanote/kernel';
import { SPEND, THREE } from './actions.ts';
import { discard, takeFromHand } from './deck.ts';
import { bit, STATION_IDS, WARD_IDS, WARD_OF, type WardId, wardIndex } from './map.ts';
import type { Action, Event, Frame, Payment, ShinjukuState as State } from './types.ts';

/** What a seat can pay with. */
export interface Purse {
  /** Wards of which it has a card. */
  held: number;
  /** Wards whose cards are jokers for it. */
  jokers: number;
  /** Whether there are three cards to be a joker together. */
  three: boolean;
}

export function purseOf(state: State, seat: Seat): Purse {
  let held = 0;
  for (const ward of state.hands[seat]) held |= bit(ward);
  return { held, jokers: jokersOf(state, seat), three: state.hands[seat].length >= 3 };
}

/** Wards where the seat has a building, or its CEO. */
export function jokersOf({ buildings, ceos }: Pick<State, 'buildings' | 'ceos'>, seat: Seat): number {
  const ceo = ceos[seat];
  let jokers = ceo === null ? 0 : bit(ceo);
  for (let station = 0; station < STATION_IDS.length; station++) {
    if (buildings[station]?.owner === seat) jokers |= bit(WARD_OF[station]);
  }
  return jokers;
}

/** Whether the purse pays for a card of one of these wards. */
export function canPay(purse: Purse, wards: number): boolean {
  return purse.three || (purse.held & (wards | purse.jokers)) !== 0;
}

/** Adds the actions of a target, one for each way to pay for a card of one of these wards. */
export function addPayments(list: Action[], byPayment: readonly Action[], wards: number, purse: Purse): void {
  let cards = purse.held & (wards | purse.jokers);
  while (cards !== 0) {
    const ward = 31 - Math.clz32(cards & -cards);
    list.push(byPayment[ward]);
    cards &= cards - 1;
  }
  if (purse.three) list.push(byPayment[THREE]);
}

const SPEND_FRAME: Frame = { kind: 'spend' };

/** Pays for a card of one of these wards. Which three cards go is asked next: nothing else depends on it. */
export function pay(state: State, seat: Seat, payment: Payment, wards: number, tell: Tell<Event>): void {
  if (payment === 'three') {
    state.stack.push(SPEND_FRAME);
    return;
  }
  const ward = wardIndex(payment);
  takeFromHand(state, seat, ward);
  discard(state, [ward]);
  tell?.({ type: 'paid', seat, cards: [payment], as: (wards & bit(ward)) !== 0 ? 'itself' : 'joker' });
}

export const spend: Ask<State, Extract<Frame, { kind: 'spend' }>, Action, Event> = {
  is: 'ask',
  // All can count the cards of a hand, but not see that they are all of one ward.
  skips: ({ hands, turn }) => hands[turn as Seat].length === 3,
  seat: (state) => state.turn as Seat,
  legal(state, _frame, list) {
    const copies = WARD_IDS.map(() => 0);
    const seat = state.turn as Seat;
    for (const ward of state.hands[seat]) copies[ward]++;
    for (let a = 0; a < copies.length; a++) {
      if (copies[a] === 0) continue;
      for (let b = a; b < copies.length; b++) {
        if (copies[b] < (b === a ? 2 : 1)) continue;
        for (let c = b; c < copies.length; c++) {
          const needed = c !== b ? 1 : b !== a ? 2 : 3;
          if (copies[c] >= needed) list.push(SPEND[a][b - a][c - b]);
        }
      }
    }
  },
  answer(state, _frame, answer, tell) {
    const seat = state.turn as Seat;
    const { cards } = answer as Extract<Action, { do: 'spend' }>;
    const wards = cards.map(wardIndex);
    for (const ward of wards) takeFromHand(state, seat, ward);
    discard(state, wards);
    tell?.({ type: 'paid', seat, cards: cards as readonly WardId[], as: 'three' });
  },
};
