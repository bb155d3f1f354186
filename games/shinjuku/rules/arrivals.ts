/** The prototype's arrivals: a card is turned over, and one or two customers come straight out of the bag. */
import type { ChanceRule, Seat, Step } from '@yamanote/kernel';
import { drawOne, isEmpty, moveDrawn } from './customers.ts';
import { type Card, discard, readyPile, takeDrawn, turnOver } from './deck.ts';
import { WARD_IDS } from './map.ts';
import { type CustomerId, DEPARTMENT } from './tokens.ts';
import type { Event, Frame, ShinjukuState as State } from './types.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export const ARRIVAL_FRAME: Frame = { kind: 'arrival' };
export const ARRIVAL_CARD_FRAME: Frame = { kind: 'arrival-card' };

/** With this many department stores on the map, by anybody, two customers come instead of one. */
const BUSY = 3;

/** Once the end is triggered nobody can come any more, and no card is turned over. */
export const arrival: Step<State, Of<'arrival'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    if (state.trigger !== null) return;
    if (readyPile(state, tell) > 0) {
      state.stalled = 0;
      state.stack.push(ARRIVAL_CARD_FRAME);
    } else {
      state.stalled++;
      tell?.({ type: 'stalled', seat: state.turn as Seat });
    }
  },
};

export const arrivalCard: ChanceRule<State, Of<'arrival-card'>, Event> = {
  is: 'chance',
  of: turnOver,
  happen(state, _frame, card: Card, tell) {
    const ward = takeDrawn(state, card, tell) as number;
    discard(state, [ward]);
    tell?.({ type: 'arrival-card-revealed', ward: WARD_IDS[ward] });
    state.stack.push({ kind: 'arrival-customers', ward, due: customersDue(state) });
  },
};

/** How many customers come in a turn of the prototype, as long as there are any. */
export function customersDue({ buildings }: Pick<State, 'buildings'>): number {
  const departments = buildings.filter((building) => building?.shop === DEPARTMENT).length;
  return departments < BUSY ? 1 : 2;
}

/** One after the other, as long as there are any. */
export const arrivalCustomers: ChanceRule<State, Of<'arrival-customers'>, Event> = {
  is: 'chance',
  of: ({ bag }) => drawOne(bag),
  happen(state, { ward, due }, id: CustomerId, tell) {
    moveDrawn([id], state.bag, state.crowds[ward]);
    tell?.({ type: 'placed', ward: WARD_IDS[ward], customers: [id], from: 'bag' });
    if (isEmpty(state.bag)) {
      state.trigger = state.turn as Seat;
      tell?.({ type: 'end-triggered', seat: state.trigger });
    } else if (due > 1) state.stack.push({ kind: 'arrival-customers', ward, due: due - 1 });
  },
};
