import type { Seat, State, Viewer } from '@yamanote/kernel';
import type { ConnectionId, StationId, WardId } from './map.ts';
import type { Building, CustomerId, Good, Shop } from './tokens.ts';

/** The five kinds of action; a turn has room for two different ones. */
export const ACTION_KINDS = ['open', 'track', 'move', 'upgrade', 'income'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Why a seat draws: its first hand, its INCOME, an INCOME for its track, or the one before the prototype's last round. */
export const DRAW_CAUSES = ['set-up', 'income', 'track', 'last-round'] as const;
export type DrawCause = (typeof DRAW_CAUSES)[number];

/** The moments of a match. Numbers are indices of wards, stations and connections in `map.ts`. */
export type Frame =
  /** Set-up: a card is turned over for the wards that customers stand in from the start … */
  | { readonly kind: 'start-ward' }
  /** … and two of them are drawn for each. */
  | { readonly kind: 'start-customers'; readonly ward: number }
  /** Chance names who starts, and with it who keeps the start card. */
  | { readonly kind: 'first' }
  /** Set-up is done: the Kaiju's card is shuffled in, and the first turn begins. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** Retail: what lies on slot 1 goes to the map, its card to the hand. */
  | { readonly kind: 'place' }
  /** Cards move up and are filled in, one at a time … */
  | { readonly kind: 'queue-cards' }
  | { readonly kind: 'queue-card' }
  /** … then customers. */
  | { readonly kind: 'queue-customers' }
  | { readonly kind: 'queue-customer' }
  /** Prototype: a card is turned over, and customers are drawn for its ward. */
  | { readonly kind: 'arrival' }
  | { readonly kind: 'arrival-card' }
  | { readonly kind: 'arrival-customers'; readonly ward: number; readonly due: number }
  /** The Kaiju step; `rampage` asks where it goes, if it is out. */
  | { readonly kind: 'kaiju' }
  | { readonly kind: 'rampage' }
  /** Where its victims go: the customers together, each CEO on its own. */
  | { readonly kind: 'flee' }
  | { readonly kind: 'push'; readonly seat: Seat }
  | { readonly kind: 'ceo' }
  | { readonly kind: 'action' }
  /** Which three cards serve as a joker? */
  | { readonly kind: 'spend' }
  /** OPEN is paid for: what goes to this station? */
  | { readonly kind: 'shop'; readonly station: number }
  /** A piece is laid: a second one that meets it, for a card? */
  | { readonly kind: 'extend'; readonly connection: number }
  /** MOVE is paid for: where does the group set off? */
  | { readonly kind: 'start'; readonly ward: number }
  /** Somebody gets off at the last station of `path`: who? */
  | { readonly kind: 'alight' }
  /** On to which station, or no further? */
  | { readonly kind: 'ride' }
  /** An INCOME of a seat; how much it draws is known when it comes to it. */
  | { readonly kind: 'income'; readonly seat: Seat; readonly cause: DrawCause }
  /** So many cards are still to be drawn, as far as there are any … */
  | { readonly kind: 'draw'; readonly seat: Seat; readonly count: number; readonly cause: DrawCause }
  /** … and so many are dealt now. */
  | { readonly kind: 'deal'; readonly seat: Seat; readonly count: number; readonly cause: DrawCause }
  | { readonly kind: 'end-turn' }
  /** All is played: the screens are lifted. A ritual, so that the last answer before it can still be undone. */
  | { readonly kind: 'screens' };

export interface ShinjukuOptions {
  edition: 'retail' | 'r12';
  /** Retail only: each player has a CEO, whose ward is a joker ward. */
  ceo: boolean;
  /** Retail only: a monster walks the city. */
  kaiju: boolean;
  /** Whether the Kaiju's step comes before the CEO's or after it. */
  kaijuStep: 'before-ceo' | 'after-ceo';
  /** Retail only: whether all have equally many turns when the start-card holder triggers the end. */
  endRule: 'printed' | 'equal-turns';
  /** Where department stores may be relocated to; `printed` is `any` in the retail edition, `never` in r12. */
  deptRelocation: 'printed' | 'any' | 'marked-only' | 'never';
  /** Whether what others have won lies open. */
  openCollections: boolean;
  /** Whether one sees how full the bag is in quarters, or the exact number. */
  bagCount: 'level' | 'exact';
  /** Who starts. */
  first: Seat | 'random';
}

/** A card of the queue, and by customer how many wait on it. */
export interface Slot {
  ward: number;
  customers: number[];
}

/** `out`: not in play (yet); `deck`: its card is in the draw pile; then on Tokyo Bay, then in a ward. */
export type Kaiju = 'out' | 'deck' | 'bay' | number;

/** In `alighted`: nobody got off there. */
export const NOBODY = -1;

/** A MOVE that is over. Never changed, only replaced. */
export interface Trip {
  readonly seat: Seat;
  readonly path: readonly number[];
  readonly alighted: readonly number[];
}

/** Wards, stations, connections, customers and shops are counted by their index in `map.ts` and `tokens.ts`. */
export interface ShinjukuState extends State {
  stack: Frame[];
  options: ShinjukuOptions;
  /** Whose turn it is; `null` during set-up. */
  turn: Seat | null;
  /** Who starts; in the retail edition the holder of the start card. `null` until known. */
  first: Seat | null;
  /** What the running turn's player has done so far. */
  done: ActionKind[];
  /** Whose placing of customers triggered the end. */
  trigger: Seat | null;
  /** Prototype: whether these are the turns after the last INCOME for all. */
  lastRound: boolean;
  /** For how many turns in a row no card was left to place customers by. */
  stalled: number;

  /** By seat: wards, in the order in which their cards came. */
  hands: number[][];
  /** By ward: how many are in the draw pile. */
  draw: number[];
  /** From the bottom to the top; the last `fanned` cards, discarded together, can be seen. */
  discard: number[];
  fanned: number;
  /** What was fanned when the pile was last shuffled in: all have seen it. Forgotten with the next discard. */
  shuffledIn: number[];

  /** By customer. */
  bag: number[];
  /** Slot 1 first; fewer than four only when cards run short. */
  queue: Slot[];
  /** By ward and customer. */
  crowds: number[][];
  /** By customer: what has left the game. */
  gone: number[];
  /** By seat: customers won, in the order of winning. */
  collections: number[][];
  stars: number[];
  /** How many upgrades all have made together. */
  upgrades: number;

  /** By station. */
  buildings: (Building | null)[];
  /** By connection: whose piece lies there. */
  tracks: (Seat | null)[];
  /** By seat and shop, and by seat: what is left in the supply. */
  supply: number[][];
  pieces: number[];

  /** By seat: the ward of the CEO; `null` before it is placed and without the variant. */
  ceos: (number | null)[];
  kaiju: Kaiju;

  /** The MOVE before, which all have seen: what was won in it is otherwise hidden. */
  lastMove: Trip | null;
  /** MOVE: by customer, who still rides; empty path and nobody otherwise. */
  group: number[];
  /** The stations visited, and at each of them who got off, or NOBODY. */
  path: number[];
  alighted: number[];
}

/** One hand card, or three of any kind as a joker. */
export type Payment = WardId | 'three';
/** The ward's own card, a card of a joker ward, or any three. */
export type PaidAs = 'itself' | 'joker' | 'three';

export type Action =
  | { readonly do: 'open'; readonly station: StationId; readonly pay: Payment }
  | { readonly do: 'track'; readonly connection: ConnectionId }
  | { readonly do: 'move'; readonly ward: WardId; readonly pay: Payment }
  | { readonly do: 'upgrade'; readonly station: StationId; readonly customer: CustomerId; readonly pay: Payment }
  | { readonly do: 'income' }
  | { readonly do: 'pass' }
  /** In the order of WARDS. */
  | { readonly do: 'spend'; readonly cards: readonly WardId[] }
  /** From the supply, or from another station. */
  | { readonly do: 'place'; readonly good: Good }
  | { readonly do: 'relocate'; readonly station: StationId }
  | { readonly do: 'extend'; readonly connection: ConnectionId; readonly pay: Payment }
  /** One piece of track is enough. */
  | { readonly do: 'single' }
  | { readonly do: 'start'; readonly station: StationId }
  | { readonly do: 'alight'; readonly customer: CustomerId }
  | { readonly do: 'ride'; readonly station: StationId }
  | { readonly do: 'stop' }
  | { readonly do: 'rampage'; readonly ward: WardId }
  | { readonly do: 'flee'; readonly ward: WardId }
  | { readonly do: 'push'; readonly ward: WardId }
  | { readonly do: 'drive'; readonly ward: WardId }
  | { readonly do: 'stay' }
  | { readonly do: 'lift' };

export type Event =
  /** `known`: the ward had been turned over before. */
  | { type: 'start-ward-revealed'; ward: WardId; known: boolean }
  | { type: 'first-drawn'; seat: Seat }
  /** `cards` is `null` for all but the seat itself. */
  | { type: 'drew'; seat: Seat; count: number; cards: readonly WardId[] | null; cause: DrawCause }
  /** The discard pile became the draw pile. */
  | { type: 'reshuffled'; cards: number }
  | { type: 'turn-began'; seat: Seat }
  /** Customers came to the map: at the start, from slot 1, or in the prototype from the bag. */
  | { type: 'placed'; ward: WardId; customers: readonly CustomerId[]; from: 'bag' | 'queue' }
  /** The card of slot 1 went to the hand, and the other cards moved up. */
  | { type: 'card-taken'; seat: Seat; ward: WardId }
  /** Slots count from 1. */
  | { type: 'queue-card-revealed'; slot: number; ward: WardId }
  /** A customer was put on the queue: out of the bag, or paid for an upgrade by `seat`. `count`: where several are told as one. */
  | { type: 'queued'; slot: number; ward: WardId; customer: CustomerId; seat: Seat | null; count?: number }
  /** There was no card to put it on. */
  | { type: 'returned'; customer: CustomerId }
  | { type: 'arrival-card-revealed'; ward: WardId }
  /** No card was left to place customers by. */
  | { type: 'stalled'; seat: Seat }
  | { type: 'end-triggered'; seat: Seat }
  | { type: 'last-round-began' }
  | { type: 'kaiju-appeared' }
  | { type: 'kaiju-moved'; seat: Seat; from: WardId | 'bay'; to: WardId }
  | { type: 'fled'; seat: Seat; from: WardId; to: WardId; customers: readonly CustomerId[] }
  /** `by` moved the CEO of `seat`; another one did so when the Kaiju came. `from` is `null` the first time. */
  | { type: 'ceo-moved'; seat: Seat; by: Seat; from: WardId | null; to: WardId }
  | { type: 'ceo-stayed'; seat: Seat; ward: WardId }
  | { type: 'paid'; seat: Seat; cards: readonly WardId[]; as: PaidAs }
  | { type: 'opened'; seat: Seat; station: StationId; shop: Shop }
  | { type: 'relocated'; seat: Seat; from: StationId; to: StationId; shop: Shop }
  | { type: 'track-laid'; seat: Seat; connection: ConnectionId; second: boolean }
  | { type: 'departed'; seat: Seat; ward: WardId; station: StationId; customers: readonly CustomerId[] }
  /** `connection` and `owner` are `null` on the printed link. */
  | {
      type: 'rode';
      seat: Seat;
      from: StationId;
      to: StationId;
      connection: ConnectionId | null;
      owner: Seat | null;
      customers: readonly CustomerId[];
    }
  /** At the building of `owner`. */
  | { type: 'alighted'; seat: Seat; owner: Seat; station: StationId; customer: CustomerId }
  /** The MOVE is over; who is left stays in this ward. */
  | { type: 'arrived'; seat: Seat; station: StationId; ward: WardId; customers: readonly CustomerId[] }
  | { type: 'collected'; seat: Seat; customers: readonly CustomerId[] }
  | { type: 'upgraded'; seat: Seat; station: StationId; good: Good; customer: CustomerId; stars: number }
  | { type: 'left-the-game'; customer: CustomerId; seat: Seat }
  | { type: 'passed'; seat: Seat }
  | { type: 'scored'; seat: Seat; customers: readonly CustomerId[]; stars: number; points: number }
  | { type: 'won'; seats: readonly Seat[] };

/** How full the bag is, in quarters rounded up: 0 is empty, 1 at most a quarter, 4 more than three quarters. */
export type BagLevel = 0 | 1 | 2 | 3 | 4;

/**
 * What a viewer knows. Cards of others, and discards under the last ones, are one pool with the draw pile; what others have
 * won is one pool with the bag. Nothing of that is `null` at the end, when the screens are lifted.
 */
export interface ShinjukuView
  extends Omit<ShinjukuState, 'hands' | 'draw' | 'discard' | 'bag' | 'collections' | 'stars'> {
  viewer: Viewer;
  /** By seat; `null` but for the viewer. */
  hands: (number[] | null)[];
  /** By seat: how many cards it has. */
  handSizes: number[];
  /** How many cards are in the draw pile, without the Kaiju's. */
  drawCount: number;
  discardCount: number;
  /** The last cards of the discard pile, as many as `fanned`. */
  discardTop: number[];
  /** By ward: cards that the viewer cannot place. */
  unseenCards: number[];
  bagLevel: BagLevel;
  /** `null` unless the table plays with the exact number. */
  bagCount: number | null;
  /** By customer: those that the viewer cannot place. */
  unseenCustomers: number[];
  /** By seat; `null` behind a screen. */
  collections: (number[] | null)[];
  stars: (number | null)[];
}

export interface Shinjuku {
  frame: Frame;
  state: ShinjukuState;
  action: Action;
  event: Event;
  options: ShinjukuOptions;
  view: ShinjukuView;
}
