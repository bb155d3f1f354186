import type { EachFrame, Seat, State, Viewer } from '@yamanote/kernel';
import type { CardId, EffectId, GoalId, Grade, PencilId, SymbolId } from './cards.ts';
import type { FoldedMap } from './map/fold.ts';
import type { DistrictId, Point, StationId } from './map/places.ts';

/** The moments of a match. What is drawn lies on sheets; what is still to happen lies here. */
export type Frame =
  /** Chance lays a pencil in the next slot that has none. */
  | { readonly kind: 'pencil' }
  /** Option `chosen`: a seat takes one of the pencils that are left. */
  | { readonly kind: 'take-pencil'; readonly seat: Seat }
  /** Three players: chance says between whom the spare pencil lies … */
  | { readonly kind: 'spare' }
  /** … or, with chosen pencils, whoever took the last one says where the spare ones go. */
  | { readonly kind: 'place-spare'; readonly seat: Seat }
  /** Module goals: two cards for all. */
  | { readonly kind: 'goals' }
  /** The next phase begins. */
  | { readonly kind: 'phase' }
  /** Module effects: the symbol card of the next phase, and the effect card that belongs to it. */
  | { readonly kind: 'symbol' }
  | { readonly kind: 'effect' }
  /** The next station card is revealed to all. */
  | { readonly kind: 'reveal' }
  | { readonly kind: 'round' }
  /** Whoever can draw is asked, all at once; whoever cannot has passed and is not among `seats`. */
  | (EachFrame<Action> & { readonly kind: 'draw'; readonly seats: readonly Seat[] })
  | { readonly kind: 'score' }
  /** Own pace: the station cards of all phases are laid out face down, one by one; so many are still to come. */
  | { readonly kind: 'deal'; readonly left: number }
  | { readonly kind: 'set-off' }
  /** Own pace: everybody is asked about the card that they have come to, until all have drawn four lines. */
  | (EachFrame<Action> & { readonly kind: 'own-pace' })
  | { readonly kind: 'final-score' };

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export interface NextStationOptions {
  edition: 'base';
  /** The id of a map of ours; a position may bring another one. */
  map: string;
  /** Module station effects. */
  effects: boolean;
  /** Module goals. */
  goals: boolean;
  /** How pencils come to their owners; alone they are always dealt. */
  pencils: 'dealt' | 'chosen';
  /** `own`: nobody waits for anybody, and all play the same deal. */
  pace: 'together' | 'own';
}

/** A line in the order in which it was drawn. */
export interface Line {
  /** By index of the map's segments. */
  segments: number[];
  /** In which round of its phase each segment was drawn, from 1 on. */
  rounds: number[];
  /** Stations that count twice for this line, by index. */
  circled: number[];
}

/** What one player has drawn. The first field is the sheet; the others follow from it and make it quick to read. */
export interface Sheet {
  /** By pencil, in the order of PENCILS. */
  lines: Line[];
  /** By segment: the set of lines that run on it (see lineBit); the ring is one. */
  tracks: number[];
  /** By station: the set of lines that connect to it. */
  connections: number[];
  /** Where the line of the running phase may go on, by index of the stations: its start, and then its ends. */
  ends: number[];
}

export interface NextStationState extends State {
  stack: Frame[];
  options: NextStationOptions;
  /** A map that is not ours; `null` for the one that the options name. `mapOf` leads to either. */
  ownMap: FoldedMap | null;
  /** By slot, clockwise: the pencil that lay there at the start; `null` before it is known. */
  pencils: (PencilId | null)[];
  /** By seat: its slot. */
  slots: number[];
  /** By phase: the station cards in the order in which they are revealed. At own pace they are all there before anybody plays. */
  deal: CardId[][];
  /** By phase, as far as known: the symbol card and the effect card; empty without the module. */
  symbols: SymbolId[];
  effects: EffectId[];
  goals: GoalId[];
  /** By seat: the phase it is in, from 0; PHASES when it has drawn its last line. */
  phases: number[];
  /** By seat: how many cards of that phase have been revealed to it. */
  revealed: number[];
  sheets: Sheet[];
}

export type Action =
  | { readonly do: 'take'; readonly pencil: PencilId }
  /** Lay this spare pencil to the left of a seat. */
  | { readonly do: 'place'; readonly pencil: PencilId; readonly leftOf: Seat }
  | { readonly do: 'pass' }
  | { readonly do: 'draw'; readonly from: StationId; readonly to: StationId }
  /** Draw, and go straight on to the next station. */
  | { readonly do: 'extend'; readonly from: StationId; readonly to: StationId; readonly on: StationId }
  /** Draw, and circle the station that was reached. */
  | { readonly do: 'circle'; readonly from: StationId; readonly to: StationId };

/** At own pace what a seat does is told to that seat alone; `null` is told to everybody. */
interface Told {
  only: Seat | null;
}

/** A segment from a station to another. `at` says where they lie: events are put into words where no map is at hand. */
interface Drawn {
  from: StationId;
  to: StationId;
  at: readonly [from: Point, to: Point];
}

export type Event =
  /** `seat` is `null` for a spare pencil. */
  | { type: 'pencil-dealt'; slot: number; seat: Seat | null; pencil: PencilId }
  | { type: 'pencil-taken'; seat: Seat; pencil: PencilId }
  /** Spare pencils lie to the left of these seats. */
  | { type: 'spare-placed'; by: Seat; spare: { pencil: PencilId; leftOf: Seat }[] }
  | { type: 'goals-revealed'; goals: GoalId[] }
  /** Own pace: all cards of all phases lie face down. */
  | { type: 'dealt-ahead' }
  /** `pencils` by seat; at own pace only that of the seat it is told to, the others are `null`. */
  | ({ type: 'phase-began'; phase: number; pencils: (PencilId | null)[] } & Told)
  | ({ type: 'effect-revealed'; phase: number; symbol: SymbolId; effect: EffectId } & Told)
  /** `effect` if it shows the symbol of the phase; `last` if the phase ends with this round. */
  | ({
      type: 'card-revealed';
      phase: number;
      round: number;
      card: CardId;
      effect: EffectId | null;
      last: boolean;
    } & Told)
  /** `beside` names the other line of a double track. */
  | ({
      type: 'drew';
      seat: Seat;
      pencil: PencilId;
      beside: PencilId | 'ring' | null;
    } & Drawn &
      Told)
  /** The second segment, by extension. */
  | ({ type: 'extended'; seat: Seat; pencil: PencilId } & Drawn & Told)
  | ({ type: 'circled'; seat: Seat; pencil: PencilId; station: StationId; at: Point } & Told)
  /** A station got its second or a further line; `lines` counts them, the ring included. */
  | ({ type: 'interchange-made'; seat: Seat; station: StationId; at: Point; lines: number } & Told)
  | ({ type: 'hotspot-found'; seat: Seat; district: DistrictId; points: number } & Told)
  /** `forced` if there was nothing that this seat could have drawn. */
  | ({ type: 'passed'; seat: Seat; forced: boolean } & Told)
  | ({
      type: 'line-scored';
      seat: Seat;
      phase: number;
      pencil: PencilId;
      districts: number;
      stations: number;
      points: number;
    } & Told)
  /** The last line is drawn and the whole sheet is counted. */
  | ({ type: 'sheet-scored'; seat: Seat; total: number } & Told)
  /** Alone: the total less what modules cost, and the grade for it. */
  | { type: 'graded'; seat: Seat; points: number; grade: Grade }
  | { type: 'won'; seats: Seat[] };

/**
 * What a viewer knows. When all play together nothing is hidden: the order of the cards does not exist before they are
 * revealed, and who has drawn what in this round is sealed by the kernel. At own pace nobody sees further than they have
 * come: `deal`, `symbols` and `effects` end there, and so do the others' sheets and their place in the match. The public
 * is where the slowest seat is.
 */
export interface NextStationView extends NextStationState {
  viewer: Viewer;
  /** By seat: whether it has gone further than this view shows. */
  ahead: boolean[];
}

export interface NextStation {
  frame: Frame;
  state: NextStationState;
  action: Action;
  event: Event;
  options: NextStationOptions;
  view: NextStationView;
}
