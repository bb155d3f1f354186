/** The retail edition's arrivals: four cards in a queue, from whose head customers come to the map. */
import type { ChanceRule, Seat, Step, Tell } from '@yamanote/kernel';
import { countOf, drawOne, isEmpty, listOf, moveAll, nobody } from './customers.ts';
import { type Card, readyPile, takeDrawn, turnOver } from './deck.ts';
import { WARD_IDS } from './map.ts';
import { CUSTOMERS, type CustomerId, customerIndex, goodOf, QUEUE_AT_START, QUEUE_SLOTS } from './tokens.ts';
import type { Event, Frame, Slot, ShinjukuState as State } from './types.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export const PLACE_FRAME: Frame = { kind: 'place' };
export const QUEUE_CARDS_FRAME: Frame = { kind: 'queue-cards' };
export const QUEUE_CARD_FRAME: Frame = { kind: 'queue-card' };
export const QUEUE_CUSTOMERS_FRAME: Frame = { kind: 'queue-customers' };
export const QUEUE_CUSTOMER_FRAME: Frame = { kind: 'queue-customer' };

export const place: Step<State, Of<'place'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    const seat = state.turn as Seat;
    const slot = state.queue.shift();
    if (slot === undefined) {
      if (state.trigger === null) state.stalled++;
      tell?.({ type: 'stalled', seat });
      return;
    }
    const ward = WARD_IDS[slot.ward];
    if (tell !== null && !isEmpty(slot.customers)) {
      tell({ type: 'placed', ward, customers: listOf(slot.customers), from: 'queue' });
    }
    moveAll(slot.customers, state.crowds[slot.ward]);
    state.hands[seat].push(slot.ward);
    tell?.({ type: 'card-taken', seat, ward });
    if (state.trigger === null && isEmpty(state.bag) && inQueue(state) === 0) {
      state.trigger = seat;
      tell?.({ type: 'end-triggered', seat });
    }
  },
};

export function inQueue({ queue }: Pick<State, 'queue'>): number {
  return queue.reduce((sum, { customers }) => sum + countOf(customers), 0);
}

export const queueCards: Step<State, Of<'queue-cards'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    if (state.queue.length < QUEUE_SLOTS && readyPile(state, tell) > 0) state.stack.push(QUEUE_CARD_FRAME);
  },
};

export const queueCard: ChanceRule<State, Of<'queue-card'>, Event> = {
  is: 'chance',
  of: turnOver,
  happen(state, _frame, card: Card, tell) {
    state.stack.push(QUEUE_CARDS_FRAME);
    const ward = takeDrawn(state, card, tell);
    if (ward === null) return;
    state.stalled = 0;
    state.queue.push({ ward, customers: nobody() });
    tell?.({ type: 'queue-card-revealed', slot: state.queue.length, ward: WARD_IDS[ward] });
  },
};

/** How many customers the queue should hold: the highest number that can be seen on the star track, and on from there. */
export function queueTarget({ upgrades }: Pick<State, 'upgrades'>): number {
  return QUEUE_AT_START + upgrades;
}

export const queueCustomers: Step<State, Of<'queue-customers'>, Event> = {
  is: 'step',
  run(state) {
    const due = inQueue(state) < queueTarget(state) && state.queue.length > 0;
    if (due && !isEmpty(state.bag)) state.stack.push(QUEUE_CUSTOMER_FRAME);
  },
};

/** Who finds no card goes back into the bag, and nobody else is drawn. */
export const queueCustomer: ChanceRule<State, Of<'queue-customer'>, Event> = {
  is: 'chance',
  of: ({ bag }) => drawOne(bag),
  happen(state, _frame, id: CustomerId, tell) {
    const customer = customerIndex(id);
    if (joinQueue(state, customer, null, tell)) {
      state.bag[customer]--;
      state.stack.push(QUEUE_CUSTOMERS_FRAME);
    } else tell?.({ type: 'returned', customer: id });
  },
};

/** To the card with this good, else to the first one that is empty; whether there was one. */
function joinQueue({ queue }: State, customer: number, seat: Seat | null, tell: Tell<Event>): boolean {
  const at = slotFor(queue, goodOf(customer));
  if (at < 0) return false;
  queue[at].customers[customer]++;
  tell?.({ type: 'queued', slot: at + 1, ward: WARD_IDS[queue[at].ward], customer: CUSTOMERS[customer], seat });
  return true;
}

function slotFor(queue: readonly Slot[], good: number): number {
  for (let at = 0; at < queue.length; at++) {
    const { customers } = queue[at];
    if (customers[2 * good] + customers[2 * good + 1] > 0) return at;
  }
  return queue.findIndex(({ customers }) => isEmpty(customers));
}

/** A customer paid for an upgrade joins the queue, or the bag if no card is free; once the last one is on the map it leaves. */
export function payIntoQueue(state: State, customer: number, seat: Seat, tell: Tell<Event>): void {
  if (state.trigger !== null) payOutOfGame(state, customer, seat, tell);
  else if (!joinQueue(state, customer, seat, tell)) {
    state.bag[customer]++;
    tell?.({ type: 'returned', customer: CUSTOMERS[customer] });
  }
}

export function payOutOfGame(state: State, customer: number, seat: Seat, tell: Tell<Event>): void {
  state.gone[customer]++;
  tell?.({ type: 'left-the-game', customer: CUSTOMERS[customer], seat });
}
