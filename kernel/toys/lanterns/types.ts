import type { EachFrame, Seat, State, Viewer } from '../../game.ts';

export const COLOURS = ['red', 'gold', 'blue', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export type Counts = Record<Colour, number>;

/** A lantern in somebody's row, its back to the others. Never changed, only replaced, so that copies may share it. */
export interface Lantern {
  readonly colour: Colour;
  /** Who has seen the colour, its owner first. That they have is known to all; what they saw is not. */
  readonly seenBy: readonly Viewer[];
}

export type Bank = 'near' | 'far';

export type Frame =
  | { readonly kind: 'first' }
  | { readonly kind: 'deal'; readonly to: readonly Seat[] }
  | { readonly kind: 'round' }
  | { readonly kind: 'throw' }
  | { readonly kind: 'wind' }
  | { readonly kind: 'look' }
  | (EachFrame<Action> & { readonly kind: 'stand' })
  | (EachFrame<Action> & { readonly kind: 'launch' })
  | { readonly kind: 'take' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'dusk' };

export interface LanternsOptions {
  edition: 'river';
  festival: 'summer' | 'winter';
  rounds: number;
  /** Whether the leader may look at a lantern of somebody else. */
  looking: boolean;
  first: Seat | 'random';
}

export interface LanternsState extends State {
  stack: Frame[];
  options: LanternsOptions;
  /** How many of each colour are left in the box. */
  box: Counts;
  /** By seat, and by place in the row. */
  rows: Lantern[][];
  /** What has floated away. */
  river: Counts;
  /** 0 until chance has named the first leader. */
  leader: Seat;
  /** How many rounds are over. */
  round: number;
  /** 1 to 6, as thrown in this round; 0 before. */
  wind: number;
  /** Where everybody stood last. */
  banks: Bank[];
  /** By seat, what was launched in this round, until the leader has taken one back. */
  afloat: Colour[];
  scores: number[];
}

export type Action =
  | { readonly do: 'throw' }
  | { readonly do: 'look'; readonly seat: Seat; readonly place: number }
  | { readonly do: 'wait' }
  | { readonly do: 'stand'; readonly bank: Bank }
  | { readonly do: 'launch'; readonly place: number }
  | { readonly do: 'take'; readonly colour: Colour };

export type Event =
  | { type: 'leader-drawn'; seat: Seat }
  /** `colour` is `null` for all but the seat itself. */
  | { type: 'dealt'; seat: Seat; colour: Colour | null }
  | { type: 'wind-rose'; wind: number }
  /** `colour` is `null` for all but the one who looked. */
  | { type: 'looked'; by: Seat; seat: Seat; place: number; colour: Colour | null }
  | { type: 'stood'; banks: Bank[] }
  | { type: 'launched'; colours: Colour[]; gains: number[] }
  | { type: 'taken'; seat: Seat; colour: Colour };

/** What a viewer knows: colours it has not seen are `null`, and all it has not seen is one pool, in rows and box alike. */
export interface LanternsView extends Omit<LanternsState, 'box' | 'rows'> {
  viewer: Viewer;
  rows: { readonly colour: Colour | null; readonly seenBy: readonly Viewer[] }[][];
  unseen: Counts;
}

export interface Lanterns {
  frame: Frame;
  state: LanternsState;
  action: Action;
  event: Event;
  options: LanternsOptions;
  view: LanternsView;
}
