/**
 * What every language has to bring: a missing text does not compile. Sentences are functions of values, so that each
 * language puts them in its own order. Seats come as persons, because the reader is spoken to; places, goods and customers
 * come by id, because a sentence may need another form of a word than the one that stands alone.
 */
import type { OptionWords } from '@yamanote/games/room';
import type {
  Action,
  ActionKind,
  BagLevel,
  Event,
  Frame,
  Good,
  ShinjukuOptions,
  Shop,
  StationId,
  WardId,
} from '@yamanote/games/shinjuku/rules';
import type { Person } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';
import type { Ending } from './ending.ts';
import type { Party, Told } from './grammar.ts';

export interface Words {
  title: string;
  about: string;
  goal: string;
  goods: Readonly<Record<Good, string>>;
  shops: Readonly<Record<Shop, string>>;
  station: (station: StationId) => string;
  ward: (ward: WardId) => string;
  bay: string;
  /** "2 food customers and 1 premium book customer". */
  crowd: (customers: readonly Party[]) => string;
  /** The kinds of action, as names. */
  kinds: Readonly<Record<ActionKind, string>>;
  /** What the customers come from, and what ends with them: what each is called, and how it works. */
  supplies: Readonly<Record<'queue' | 'arrivals' | 'stars' | 'ending', { name: string; text: string }>>;
  /** All that is to be known of a ward, as a paragraph. */
  wardText: (values: WardFacts) => string;
  questions: Questions;
  /** The reader's cards, in a sentence. */
  hand: (values: { cards: readonly Held[] }) => string;
  /** How many pieces of track the reader has, where there is not enough for two. */
  lastTrack: (values: { pieces: number }) => string;
  /** The reader's points, and by good what one more customer would add to them. */
  worth: (values: { points: number; more: Readonly<Record<Good, number>> }) => string;
  /** The queue, the card that leaves next first; the prototype has none. The bag is told by quarters, or by how many it holds. */
  queue: (values: { cards: readonly { ward: WardId; customers: readonly Party[] }[] }) => string;
  bag: (values: { level: BagLevel; count: number | null }) => string;
  /** How far they are, in a line; `isLast`: the end has begun. Who is ahead is known only where collections lie open. */
  glance: (values: {
    stores: number;
    bag: BagLevel;
    isLast: boolean;
    ahead: { names: readonly string[]; points: number } | null;
  }) => string;
  /** What is shown while nobody is asked. */
  waiting: Waiting;
  /** What to know when a kind of decision comes up for the first time: no more than fits three lines of a phone. */
  explanations: Readonly<Record<AskKind, string>>;
  /** Seats with the same score: by what one is ahead, or why they share a place. */
  ties: Readonly<Record<'retail' | 'r12' | 'shared', string>>;
  actions: Actions;
  /** Answers of which there are many, in steps: what to do, in which ward, at which place, and what to pay. */
  steps: Steps;
  events: { [T in Event['type']]: (event: Told<Extract<Event, { type: T }>>, who: WhoIs) => string };
  turn: Turn;
  options: Readonly<Record<keyof ShinjukuOptions, OptionWords>>;
}

type WhoIs = (seat: Seat) => Person;

export interface WardFacts {
  cards: number;
  stations: readonly { station: StationId; marked: boolean; ways: readonly StationId[] }[];
  neighbours: readonly WardId[];
  bay: boolean;
}

/** Cards of a ward; if they are jokers, by whose doing: the reader's buildings at these stations, or the CEO. */
export interface Held {
  ward: WardId;
  count: number;
  joker: { stations: readonly StationId[]; ceo: boolean } | null;
}

/** A payment, and what it counts as. */
export type Paid = { as: 'itself' | 'joker'; ward: WardId } | { as: 'three' };

/** Somebody's building; `owner` is `null` for who is asked. */
export interface Building {
  shop: Shop;
  owner: string | null;
}

type AskKind = Extract<
  Frame['kind'],
  'rampage' | 'flee' | 'push' | 'ceo' | 'action' | 'spend' | 'shop' | 'extend' | 'start' | 'alight' | 'ride' | 'screens'
>;

type Asked = string | null;

/** By the kind of frame that asks. `name` is who is asked; `null` if it is the reader. */
interface Questions extends Record<AskKind, unknown> {
  rampage: (values: { name: Asked; from: WardId | 'bay' }) => string;
  flee: (values: { name: Asked; from: WardId; customers: readonly Party[] }) => string;
  /** `owner`: whose CEO it is; `null` if it is one's own. */
  push: (values: { name: Asked; from: WardId; owner: string | null }) => string;
  /** `at` is `null` before it is placed. */
  ceo: (values: { name: Asked; at: WardId | null }) => string;
  action: (values: { name: Asked; done: ActionKind | null; ending: Ending | null }) => string;
  spend: (values: { name: Asked; kind: ActionKind }) => string;
  shop: (values: { name: Asked; station: StationId }) => string;
  /** `payable`: whether any card pays for a second piece. Others must not know, so the question comes anyway. */
  extend: (values: { name: Asked; from: StationId; to: StationId; payable: boolean }) => string;
  start: (values: { name: Asked; ward: WardId; customers: readonly Party[] }) => string;
  alight: (values: { name: Asked; station: StationId; building: Building }) => string;
  ride: (values: { name: Asked; station: StationId; customers: readonly Party[] }) => string;
  /** `open`: what was won lay open all the time. */
  screens: (values: { name: Asked; open: boolean }) => string;
}

/** By the kind of frame that chance decides; `over` when nothing is left to happen. */
interface Waiting
  extends Record<
    | Extract<
        Frame['kind'],
        | 'start-ward'
        | 'start-customers'
        | 'first'
        | 'queue-card'
        | 'queue-customer'
        | 'arrival-card'
        | 'arrival-customers'
        | 'deal'
      >
    | 'over',
    unknown
  > {
  'start-ward': () => string;
  'start-customers': (values: { ward: WardId }) => string;
  first: () => string;
  'queue-card': () => string;
  'queue-customer': () => string;
  'arrival-card': () => string;
  'arrival-customers': (values: { ward: WardId }) => string;
  deal: (values: { who: Person }) => string;
  over: (values: { winners: readonly Person[] }) => string;
}

interface Actions extends Record<Action['do'], unknown> {
  open: (values: { station: StationId; pay: Paid }) => string;
  track: (values: { from: StationId; to: StationId }) => string;
  move: (values: { ward: WardId; customers: readonly Party[]; pay: Paid }) => string;
  upgrade: (values: { station: StationId; customer: Party; pay: Paid }) => string;
  /** `cards`: how many are drawn. */
  income: (values: { cards: number }) => string;
  /** `done`: whether something was done this turn. */
  pass: (values: { done: boolean }) => string;
  spend: (values: { cards: readonly WardId[] }) => string;
  place: (values: { good: Good; left: number }) => string;
  relocate: (values: { shop: Shop; station: StationId }) => string;
  extend: (values: { from: StationId; to: StationId; pay: Paid }) => string;
  single: () => string;
  start: (values: { station: StationId; building: Building | null }) => string;
  alight: (values: { customer: Party }) => string;
  /** `track`: whose it is, `own`, or the printed `link`. */
  ride: (values: { station: StationId; track: Track; building: Building | null }) => string;
  /** `left`: who would stay in the ward of the last station; `inVain`: nobody got off, and it is where they set off. */
  stop: (values: { ward: WardId; left: number; inVain: boolean }) => string;
  rampage: (values: { ward: WardId }) => string;
  flee: (values: { ward: WardId }) => string;
  push: (values: { ward: WardId }) => string;
  drive: (values: { ward: WardId }) => string;
  stay: (values: { ward: WardId }) => string;
  lift: (values: { open: boolean }) => string;
}

export type Track = { of: 'own' } | { of: 'link' } | { of: 'other'; name: string };

interface Steps {
  kinds: Readonly<Record<'open' | 'track' | 'move' | 'upgrade', string>>;
  open: (values: { station: StationId; marked: boolean }) => string;
  track: (values: { from: StationId; to: StationId }) => string;
  move: (values: { ward: WardId; customers: readonly Party[]; stations: readonly StationId[] }) => string;
  upgrade: (values: { station: StationId; customer: Party }) => string;
  pay: (values: Paid) => string;
}

/** A turn in one line: what somebody did, after the name or "you", in the order in which it was done. */
interface Turn {
  together: (values: { deeds: readonly string[] }) => string;
  kaiju: (values: { you: boolean; ward: WardId }) => string;
  opened: (values: { you: boolean; shop: Shop; station: StationId }) => string;
  relocated: (values: { you: boolean; shop: Shop; from: StationId; to: StationId }) => string;
  laid: (values: { you: boolean; from: StationId; to: StationId }) => string;
  /** `off`: they only got off where they set out; `nothing`: not even that. */
  moved: (values: { you: boolean; ward: WardId; station: StationId; how: 'rode' | 'off' | 'nothing' }) => string;
  /** Whom the mover won. */
  won: (values: { you: boolean; customers: readonly Party[] }) => string;
  /** What somebody else won by it, who is neither the mover nor the reader. */
  gave: (values: { name: string; count: number }) => string;
  nobodyWon: () => string;
  fled: (values: { to: WardId; customers: readonly Party[] }) => string;
  /** Of a ride: whoever nobody has won. */
  stayed: (values: { ward: WardId; customers: readonly Party[] }) => string;
  /** The last customers are on the map. */
  lastTurns: () => string;
  /** Prototype: it was the last turn before the last round. */
  lastRound: () => string;
  upgraded: (values: { you: boolean; station: StationId; stars: number }) => string;
  /** For an upgrade. */
  gaveUp: (values: { you: boolean; customers: readonly Party[] }) => string;
  drew: (values: { you: boolean; cards: number }) => string;
  nothing: (values: { you: boolean }) => string;
  /** What it did to the reader. */
  yours: (values: { customers: readonly Party[] }) => string;
  /** `wards`: what they are, where that is told. */
  yourCards: (values: { cards: number; wards: readonly WardId[] }) => string;
  yourCeo: (values: { ward: WardId }) => string;
}

/** What is explained besides the wards. */
export type TopicWords = Readonly<Record<TopicId, { name: string; text: string }>>;

type TopicId =
  | 'turn'
  | 'goods'
  | 'stores'
  | 'department-stores'
  | 'queue'
  | 'arrivals'
  | 'stars'
  | 'jokers'
  | ActionKind
  | 'link'
  | 'ceo'
  | 'kaiju'
  | 'ending'
  | 'scoring'
  | 'scoring-r12'
  | 'secrets';
