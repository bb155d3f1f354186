import type { Seat, State } from '@yamanote/kernel';
import type { CardId, EstablishmentId, LandmarkId } from './cards.ts';

/** The moments of a match, as the rulebook calls them. */
export type Frame =
  /** Chance names the first player. */
  | { readonly kind: 'first' }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly second: boolean }
  | { readonly kind: 'roll' }
  /** The dice are in the air; `again` if the radio tower threw them. */
  | { readonly kind: 'dice'; readonly count: number; readonly again: boolean }
  | { readonly kind: 'reroll' }
  | { readonly kind: 'income' }
  /** TV station: who pays? */
  | { readonly kind: 'charge' }
  /** Business center: which own card goes, if any … */
  | { readonly kind: 'give' }
  /** … and which comes for it. */
  | { readonly kind: 'take'; readonly giving: EstablishmentId }
  | { readonly kind: 'build' }
  /** Changing display: the next card of the deck is turned over. */
  | { readonly kind: 'turn-over' }
  | { readonly kind: 'end-turn' };

export interface MachiKoroOptions {
  edition: 'base';
  /** Nobody owns more than two cards of a type. */
  beginnerLimit: boolean;
  /** `changing`: ten types at a time, from a shuffled deck. */
  display: 'full' | 'changing';
  /** Who starts. */
  first: Seat | 'random';
}

/** A landmark as its owner sees it: benefits start with the owner's next turn. */
export const UNBUILT = 0;
export const BUILT = 1;
export const ACTIVE = 2;

/** Cards are counted by their index in ESTABLISHMENTS or LANDMARKS. */
export interface MachiKoroState extends State {
  stack: Frame[];
  options: MachiKoroOptions;
  /** Whose turn it is; before the first turn the seat is not known yet. */
  roller: Seat | null;
  /** Whether the running turn is the second one that the amusement park gives. */
  second: boolean;
  /** What counts of this turn's roll so far, in ascending order; empty before it. */
  dice: readonly number[];
  coins: number[];
  /** By seat and establishment: how many. */
  cities: number[][];
  /** By seat and landmark: UNBUILT, BUILT or ACTIVE. */
  landmarks: number[][];
  /** By establishment: how many can be bought, and how many are still in the deck. */
  display: number[];
  deck: number[];
}

export type Action =
  | { readonly do: 'roll'; readonly dice: 1 | 2 }
  | { readonly do: 'keep' }
  | { readonly do: 'reroll' }
  | { readonly do: 'charge'; readonly seat: Seat }
  | { readonly do: 'decline' }
  | { readonly do: 'give'; readonly card: EstablishmentId }
  | { readonly do: 'take'; readonly seat: Seat; readonly card: EstablishmentId }
  | { readonly do: 'build'; readonly card: CardId }
  | { readonly do: 'pass' };

/** Why coins moved: `copies` of a card were worth so many coins. */
export interface Cause {
  card: EstablishmentId;
  copies: number;
  coins: number;
}

export type Event =
  | { type: 'first-drawn'; seat: Seat }
  | { type: 'turn-began'; seat: Seat; second: boolean }
  | { type: 'activated'; seat: Seat; landmark: LandmarkId }
  | { type: 'rolled'; seat: Seat; dice: readonly number[]; again: boolean }
  /** The first roll is void; the dice go up again. */
  | { type: 'rerolled'; seat: Seat; dice: readonly number[] }
  /** One player paid another; `claimed` is what was due, `coins` what there was. */
  | { type: 'paid'; from: Seat; to: Seat; coins: number; claimed: number; causes: Cause[] }
  /** The bank paid. */
  | { type: 'earned'; seat: Seat; coins: number; causes: Cause[] }
  | { type: 'swapped'; seat: Seat; gave: EstablishmentId; other: Seat; took: EstablishmentId }
  | { type: 'swap-declined'; seat: Seat }
  | { type: 'built'; seat: Seat; card: CardId; cost: number }
  /** Nothing was built; `forced` if nothing could be. */
  | { type: 'passed'; seat: Seat; forced: boolean }
  | { type: 'turned-over'; card: EstablishmentId }
  | { type: 'won'; seat: Seat };

export interface MachiKoro {
  frame: Frame;
  state: MachiKoroState;
  action: Action;
  event: Event;
  options: MachiKoroOptions;
  /** Nothing is hidden but the order of the deck, and that does not exist before it is seen. */
  view: MachiKoroState;
}
