/**
 * What every language has to bring: a missing text does not compile. Sentences are functions of values, so that each
 * language puts them in its own order. Seats come as persons, because a reader is spoken to and everybody else spoken of,
 * and stations by their squares; symbols, pencils, effects and goals come by id, because a sentence may need another form of
 * a word than the one that stands alone.
 */
import type {
  EffectId,
  Event,
  Frame,
  GoalId,
  Grade,
  NextStationOptions,
  PencilId,
  SymbolId,
} from '@yamanote/games/next-station-tokyo/rules';
import type { OptionWords, OrderWords } from '@yamanote/games/room';
import type { Person } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';

export interface Words {
  title: string;
  about: string;
  goal: string;
  symbols: Readonly<Record<SymbolId, string>>;
  /** As the colour of a line. */
  pencils: Readonly<Record<PencilId, string>>;
  districts: Readonly<Record<DistrictName, string>>;
  effects: Readonly<Record<EffectId, { name: string; text: string }>>;
  goals: Readonly<Record<GoalId, { name: string; text: string }>>;
  /** Alone, from the lowest to the highest. */
  grades: Readonly<Record<Grade, string>>;
  questions: Questions;
  /** How far they are and who is ahead, in a line; no points where nobody is, and no leaders where somebody plays alone. */
  glance: (values: { phase: number; of: number; points: number | null; leaders: readonly string[] }) => string;
  situation: Situation;
  /** What is shown to those who are not asked. */
  waiting: Waiting;
  /** For the first time that a kind of decision comes up: why, then what, in two short sentences. */
  explanations: Readonly<Record<AskKind, string>>;
  /** Seats with the same score: by what one is ahead, or why they share a place. */
  ties: Readonly<Record<'broken' | 'shared', string>>;
  actions: Actions;
  events: { [T in Event['type']]: (event: Told<T>, who: Who) => string };
  /** A round in one line: the card, and what each has made of it. */
  turn: (values: { symbol: SymbolId | null; deeds: readonly Deed[] }) => string;
  /** What the reader's line has scored in it. */
  toYou: (values: { points: number }) => string;
  options: Readonly<Record<keyof NextStationOptions, OptionWords>>;
  orders: Readonly<Record<'pass', OrderWords>>;
  /** The names under which a single effect or goal is explained. */
  effectTopic: (values: { effect: EffectId }) => string;
  goalTopic: (values: { goal: GoalId }) => string;
}

type Who = (seat: Seat) => Person;

export type Told<T extends Event['type']> = Extract<Event, { type: T }>;

/** What somebody has made of a round: a segment, a pass, or `nothing` where there was nothing to draw. */
export interface Deed {
  seat: Person;
  drew: { from: string; to: string } | 'pass' | 'nothing';
}

/** The ring is the line that is printed. */
export type LineId = PencilId | 'ring';

/** Districts have these ids on our maps and on those that are made with the editor; others go by their id. */
export type DistrictName =
  | 'central'
  | `${'inner' | 'outer'}-${'north' | 'east' | 'south' | 'west'}`
  | `corner-${'nw' | 'ne' | 'se' | 'sw'}`;

type AskKind = Extract<Frame['kind'], 'take-pencil' | 'place-spare' | 'draw' | 'own-pace'>;
type ChanceKind = Extract<Frame['kind'], 'pencil' | 'spare' | 'goals' | 'symbol' | 'effect' | 'reveal' | 'deal'>;

/** What the cards of a round allow a line. */
export interface Round {
  seat: Person;
  pencil: PencilId;
  /** `null` for any. */
  symbol: SymbolId | null;
  /** After the switch, from any station of the line. */
  branch: boolean;
  effect: EffectId | null;
  /** The last round of the phase. */
  last: boolean;
}

/** By the kind of frame that asks. `seat` is who is asked. */
interface Questions extends Record<AskKind, unknown> {
  'take-pencil': (values: { seat: Person }) => string;
  /** `spare`: the only spare pencil; `null` if there are two. */
  'place-spare': (values: { seat: Person; spare: PencilId | null }) => string;
  draw: (values: Round) => string;
  'own-pace': (values: Round) => string;
}

/** What is seen on a sheet, for who only hears of it. */
interface Situation {
  /** Before a line begins. `open`: how many stations of the ring no line has reached. */
  start: (values: { pencil: PencilId; start: string; points: number; open: number }) => string;
  /** What somebody else has at that moment. */
  other: (values: { seat: Person; points: number }) => string;
  points: (values: { points: number }) => string;
  /** How many underground cards have been turned up, of those that end the line. */
  underground: (values: { open: number }) => string;
  /** At the end: what the total is made of. `goals` is `null` where there are none. */
  parts: (values: {
    seat: Person;
    total: number;
    lines: number;
    hotspots: number;
    interchanges: number;
    ring: number;
    goals: number | null;
  }) => string;
}

interface Waiting extends Record<ChanceKind, unknown> {
  pencil: () => string;
  spare: () => string;
  goals: () => string;
  symbol: () => string;
  effect: () => string;
  reveal: () => string;
  deal: () => string;
  /** Somebody else chooses a pencil, or where a spare one goes. */
  pencils: (values: { seat: Person }) => string;
  /** Who has not drawn yet. */
  drawing: (values: { seats: readonly Person[] }) => string;
  over: (values: { winners: readonly Person[] }) => string;
}

/** What a drawing makes of the line, and by how much the whole sheet would be worth more. */
interface Drawing {
  from: string;
  to: string;
  /** The line that a double track runs beside. */
  beside: LineId | null;
  line: { districts: number; stations: number };
  gain: number;
}

interface Actions {
  take: (values: { pencil: PencilId; start: string; symbol: SymbolId }) => string;
  place: (values: { pencil: PencilId; name: string }) => string;
  pass: () => string;
  draw: (values: Drawing) => string;
  extend: (values: Drawing & { on: string }) => string;
  circle: (values: Drawing) => string;
}

/** What is explained besides effects and goals. */
export type TopicWords = Readonly<Record<TopicId, { name: string; text: string }>>;

type TopicId =
  | 'sheet'
  | 'symbols'
  | 'districts'
  | 'pencils'
  | 'phase'
  | 'cards'
  | 'drawing'
  | 'switch'
  | 'joker'
  | 'double-track'
  | 'line-score'
  | 'interchanges'
  | 'hotspots'
  | 'ring'
  | 'effects'
  | 'goals'
  | 'winning'
  | 'solo'
  | 'own-pace'
  | 'maps';
