/** What differs between the two editions, as named rules; everything else in these rules is the same for both. */
import type { Seat, Tell } from '@yamanote/kernel';
import { ARRIVAL_FRAME } from './arrivals.ts';
import { CEO_FRAME } from './ceo.ts';
import { untilLastRound, untilStartCard } from './endings.ts';
import { KAIJU_FRAME } from './kaiju.ts';
import { END_WARDS, STATIONS } from './map.ts';
import { PLACE_FRAME, payIntoQueue, payOutOfGame, QUEUE_CARDS_FRAME, QUEUE_CUSTOMERS_FRAME } from './queue.ts';
import { pointsWithout, setPoints } from './scoring.ts';
import { DEPARTMENT, STAR_STACKS } from './tokens.ts';
import type { Event, Frame, ShinjukuOptions, ShinjukuState as State } from './types.ts';

export interface Edition {
  /** Options that mean nothing in it. */
  lacks: readonly (keyof ShinjukuOptions)[];
  /** By customer: what is in the bag at first. */
  customers: readonly number[];
  /** How many cards are dealt, and how many an INCOME fills up to. */
  hand: number;
  /** By number of players: how many pieces of track each of them has. */
  pieces: Readonly<Record<number, number>>;
  /** Whether customers wait in a queue of cards, and whether who starts keeps a card for it. */
  hasQueue: boolean;
  hasStartCard: boolean;
  /** Set-up before the hands are dealt and after the first player is known, in this order. */
  beforeDeal: readonly Frame[];
  afterFirst: readonly Frame[];
  /** What comes before the actions of a turn, in this order. */
  beforeActions(options: ShinjukuOptions): readonly Frame[];
  /** Which wards' cards pay for a second piece of track, as bits. */
  doubleWards(first: number, second: number): number;
  /** Whether a MOVE must end where somebody just got off. */
  mustDeliver: boolean;
  /** Where department stores may be relocated to, unless the table plays otherwise. */
  deptRelocation: 'any' | 'never';
  /** UPGRADE: where the paid customer goes, and what the upgrades of the game bring, in order. */
  payCustomer(state: State, customer: number, seat: Seat, tell: Tell<Event>): void;
  starStacks: readonly number[];
  /** Passes the turn on, or ends the match. */
  afterTurn(state: State, tell: Tell<Event>): void;
  /** What a collection scores; and what decides among equal scores, in this order. */
  points(collection: readonly number[], stars: number): number;
  tieBreaks(state: State, seat: Seat): readonly number[];
}

const RETAIL: Edition = {
  lacks: [],
  customers: [22, 1, 16, 4, 8, 8, 2, 11],
  hand: 4,
  pieces: { 2: 16, 3: 16, 4: 16 },
  hasQueue: true,
  hasStartCard: true,
  beforeDeal: [{ kind: 'start-ward' }],
  afterFirst: [QUEUE_CARDS_FRAME, QUEUE_CUSTOMERS_FRAME],
  beforeActions({ ceo, kaiju, kaijuStep }) {
    const variants = [...(kaiju ? [KAIJU_FRAME] : []), ...(ceo ? [CEO_FRAME] : [])];
    if (kaijuStep === 'after-ceo') variants.reverse();
    return [PLACE_FRAME, QUEUE_CARDS_FRAME, QUEUE_CUSTOMERS_FRAME, ...variants];
  },
  doubleWards: (first, second) => END_WARDS[first] | END_WARDS[second],
  mustDeliver: false,
  deptRelocation: 'any',
  payCustomer: payIntoQueue,
  starStacks: STAR_STACKS,
  afterTurn: untilStartCard,
  points: setPoints,
  tieBreaks: ({ stars }, seat) => [stars[seat]],
};

const R12: Edition = {
  lacks: ['ceo', 'kaiju', 'kaijuStep', 'endRule'],
  customers: [11, 6, 9, 5, 8, 4, 6, 3],
  hand: 5,
  pieces: { 2: 16, 3: 13, 4: 10 },
  hasQueue: false,
  hasStartCard: false,
  beforeDeal: [],
  afterFirst: [],
  beforeActions: () => [ARRIVAL_FRAME],
  doubleWards: (first) => END_WARDS[first],
  mustDeliver: true,
  deptRelocation: 'never',
  payCustomer: payOutOfGame,
  starStacks: [],
  afterTurn: untilLastRound,
  points: (collection) => pointsWithout(collection, 1),
  tieBreaks: ({ collections, buildings }, seat) => [
    pointsWithout(collections[seat], 2),
    pointsWithout(collections[seat], 3),
    highestRank(buildings, seat),
  ],
};

/** The least busy station where the seat has a department store; 0 without one. */
function highestRank(buildings: State['buildings'], seat: Seat): number {
  return buildings.reduce(
    (highest, building, station) =>
      building?.owner === seat && building.shop === DEPARTMENT
        ? Math.max(highest, STATIONS[station].rank ?? 0)
        : highest,
    0,
  );
}

const EDITIONS: Readonly<Record<ShinjukuOptions['edition'], Edition>> = { retail: RETAIL, r12: R12 };

export function editionOf({ options }: Pick<State, 'options'>): Edition {
  return EDITIONS[options.edition];
}

/** What a host need not be asked: what the edition does not have, and who of two moves first if there are not two. */
export function lacks({ edition, ceo, kaiju }: ShinjukuOptions): readonly (keyof ShinjukuOptions)[] {
  const missing = EDITIONS[edition].lacks;
  return missing.length > 0 || (ceo && kaiju) ? missing : ['kaijuStep'];
}

/** A variant is in play if its step is: the prototype has none, whatever the table chose. */
export function hasStep(options: ShinjukuOptions, frame: Frame): boolean {
  return EDITIONS[options.edition].beforeActions(options).includes(frame);
}
