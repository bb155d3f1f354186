import type { ChanceRule, Seat, Step } from '@yamanote/kernel';
import { drawSome, moveDrawn, nobody } from './customers.ts';
import { CARDS_AT_START, type Card, takeDrawn, turnOver } from './deck.ts';
import { editionOf, hasStep } from './editions.ts';
import { KAIJU_FRAME } from './kaiju.ts';
import { CONNECTION_IDS, STATION_IDS, WARD_IDS } from './map.ts';
import { type CustomerId, SHOPS_AT_START } from './tokens.ts';
import type { Event, Frame, ShinjukuOptions, ShinjukuState as State } from './types.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

const START_WARDS = 4;
const CUSTOMERS_PER_START_WARD = 2;
const START_WARD_FRAME: Frame = { kind: 'start-ward' };
const FIRST_FRAME: Frame = { kind: 'first' };
const BEGIN_FRAME: Frame = { kind: 'begin' };

export function setup(seats: number, options: ShinjukuOptions): State {
  const each = [...Array(seats).keys()];
  const edition = editionOf({ options });
  return {
    stack: setupFrames(seats, options).reverse(),
    options,
    turn: null,
    first: options.first === 'random' ? null : options.first,
    done: [],
    trigger: null,
    lastRound: false,
    stalled: 0,
    hands: each.map(() => []),
    draw: CARDS_AT_START.slice(),
    discard: [],
    fanned: 0,
    shuffledIn: [],
    bag: edition.customers.slice(),
    queue: [],
    crowds: WARD_IDS.map(nobody),
    gone: nobody(),
    collections: each.map(() => []),
    stars: each.map(() => 0),
    upgrades: 0,
    buildings: STATION_IDS.map(() => null),
    tracks: CONNECTION_IDS.map(() => null),
    supply: each.map(() => SHOPS_AT_START.slice()),
    pieces: each.map(() => edition.pieces[seats]),
    ceos: each.map(() => null),
    kaiju: 'out',
    lastMove: null,
    group: nobody(),
    path: [],
    alighted: [],
  };
}

/** Everything before the first turn, in order. */
export function setupFrames(seats: number, options: ShinjukuOptions): Frame[] {
  const edition = editionOf({ options });
  const hands = [...Array(seats).keys()].map(
    (seat): Frame => ({ kind: 'draw', seat, count: edition.hand, cause: 'set-up' }),
  );
  const first = options.first === 'random' ? [FIRST_FRAME] : [];
  return [...edition.beforeDeal, ...hands, ...first, ...edition.afterFirst, BEGIN_FRAME];
}

/** Cards are turned over until four different wards lie there; all of them are discarded together. */
export const startWard: ChanceRule<State, Of<'start-ward'>, Event> = {
  is: 'chance',
  of: turnOver,
  happen(state, _frame, card: Card, tell) {
    const ward = takeDrawn(state, card, tell) as number;
    tell?.({ type: 'start-ward-revealed', ward: WARD_IDS[ward], known: state.discard.includes(ward) });
    state.discard.push(ward);
    state.fanned = state.discard.length;
    const wards = [...new Set(state.discard)];
    if (wards.length < START_WARDS) state.stack.push(START_WARD_FRAME);
    else for (const start of wards.reverse()) state.stack.push({ kind: 'start-customers', ward: start });
  },
};

export const startCustomers: ChanceRule<State, Of<'start-customers'>, Event> = {
  is: 'chance',
  of: ({ bag }) => drawSome(bag, CUSTOMERS_PER_START_WARD),
  happen(state, { ward }, drawn: CustomerId[], tell) {
    moveDrawn(drawn, state.bag, state.crowds[ward]);
    tell?.({ type: 'placed', ward: WARD_IDS[ward], customers: drawn, from: 'bag' });
  },
};

export const first: ChanceRule<State, Of<'first'>, Event> = {
  is: 'chance',
  of: ({ hands }) => ({ pick: hands.map((_, seat) => [seat, 1]) }),
  happen(state, _frame, seat: Seat, tell) {
    state.first = seat;
    tell?.({ type: 'first-drawn', seat });
  },
};

export const begin: Step<State, Of<'begin'>, Event> = {
  is: 'step',
  run(state) {
    if (hasStep(state.options, KAIJU_FRAME)) state.kaiju = 'deck';
    state.stack.push({ kind: 'turn', seat: state.first as Seat });
  },
};

/** What lies open to all. */
type Open = Omit<State, 'hands' | 'draw' | 'discard' | 'bag' | 'collections' | 'stars'>;

/** Bots copy states all the time: what is hidden is assigned to this, as spreading it would take ten times as long. */
export function copyOpen(state: Open): Open {
  return {
    stack: state.stack.slice(),
    options: state.options,
    turn: state.turn,
    first: state.first,
    done: state.done.slice(),
    trigger: state.trigger,
    lastRound: state.lastRound,
    stalled: state.stalled,
    fanned: state.fanned,
    shuffledIn: state.shuffledIn.slice(),
    queue: state.queue.map(({ ward, customers }) => ({ ward, customers: customers.slice() })),
    crowds: state.crowds.map((crowd) => crowd.slice()),
    gone: state.gone.slice(),
    upgrades: state.upgrades,
    buildings: state.buildings.slice(),
    tracks: state.tracks.slice(),
    supply: state.supply.map((shops) => shops.slice()),
    pieces: state.pieces.slice(),
    ceos: state.ceos.slice(),
    kaiju: state.kaiju,
    lastMove: state.lastMove,
    group: state.group.slice(),
    path: state.path.slice(),
    alighted: state.alighted.slice(),
  };
}

export function clone(state: State): State {
  return Object.assign(copyOpen(state), {
    hands: state.hands.map((hand) => hand.slice()),
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    bag: state.bag.slice(),
    collections: state.collections.map((collection) => collection.slice()),
    stars: state.stars.slice(),
  });
}
