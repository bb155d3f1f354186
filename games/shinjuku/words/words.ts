/**
 * What every language has to bring: a missing text does not compile. Sentences are functions of values, so that each
 * language puts them in its own order. Seats come by name; places, goods and customers by id, because a sentence may need
 * another form of a word than the one that stands alone.
 */
import type { OptionWords } from '@yamanote/games/room';
import type {
  Action,
  ActionKind,
  CustomerId,
  Event,
  Frame,
  Good,
  ShinjukuOptions,
  Shop,
  StationId,
  WardId,
} from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';

export interface Words {
  title: string;
  about: string;
  goal: string;
  goods: Readonly<Record<Good, string>>;
  shops: Readonly<Record<Shop, string>>;
  station: (station: StationId) => string;
  ward: (ward: WardId) => string;
  bay: string;
  /** The kinds of action, as names. */
  kinds: Readonly<Record<ActionKind, string>>;
  /** All that is to be known of a ward, as a paragraph. */
  wardText: (values: WardFacts) => string;
  questions: Questions;
  /** What is shown while nobody is asked. */
  waiting: Waiting;
  /** One sentence for the first time that a kind of decision comes up. */
  explanations: Readonly<Record<AskKind, string>>;
  actions: Actions;
  /** Answers of which there are many, in steps: what to do, in which ward, at which place, and what to pay. */
  steps: Steps;
  events: { [T in Event['type']]: (event: Extract<Event, { type: T }>, name: NameOf) => string };
  options: Readonly<Record<keyof ShinjukuOptions, OptionWords>>;
  topics: Readonly<Record<TopicId, { name: string; text: string }>>;
}

type NameOf = (seat: Seat) => string;

export interface WardFacts {
  cards: number;
  stations: readonly { station: StationId; marked: boolean; ways: readonly StationId[] }[];
  neighbours: readonly WardId[];
  bay: boolean;
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

/** By the kind of frame that asks. `name` is who is asked. */
interface Questions extends Record<AskKind, unknown> {
  rampage: (values: { name: string; from: WardId | 'bay' }) => string;
  flee: (values: { name: string; from: WardId; customers: readonly CustomerId[] }) => string;
  /** `owner`: whose CEO it is; `null` if it is one's own. */
  push: (values: { name: string; from: WardId; owner: string | null }) => string;
  /** `at` is `null` before it is placed. */
  ceo: (values: { name: string; at: WardId | null }) => string;
  action: (values: { name: string; done: ActionKind | null }) => string;
  spend: (values: { name: string; kind: ActionKind }) => string;
  shop: (values: { name: string; station: StationId }) => string;
  extend: (values: { name: string; from: StationId; to: StationId }) => string;
  start: (values: { name: string; ward: WardId; customers: readonly CustomerId[] }) => string;
  alight: (values: { name: string; station: StationId; building: Building }) => string;
  ride: (values: { name: string; station: StationId; customers: readonly CustomerId[] }) => string;
  screens: (values: { name: string }) => string;
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
  deal: (values: { name: string }) => string;
  over: (values: { winners: readonly string[] }) => string;
}

interface Actions extends Record<Action['do'], unknown> {
  open: (values: { station: StationId; pay: Paid }) => string;
  track: (values: { from: StationId; to: StationId }) => string;
  move: (values: { ward: WardId; customers: readonly CustomerId[]; pay: Paid }) => string;
  upgrade: (values: { station: StationId; customer: CustomerId; pay: Paid }) => string;
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
  alight: (values: { customer: CustomerId }) => string;
  /** `track`: whose it is, `own`, or the printed `link`. */
  ride: (values: { station: StationId; track: Track; building: Building | null }) => string;
  /** `left`: who would stay in the ward of the last station; `inVain`: nobody got off, and it is where they set off. */
  stop: (values: { ward: WardId; left: number; inVain: boolean }) => string;
  rampage: (values: { ward: WardId }) => string;
  flee: (values: { ward: WardId }) => string;
  push: (values: { ward: WardId }) => string;
  drive: (values: { ward: WardId }) => string;
  stay: (values: { ward: WardId }) => string;
  lift: () => string;
}

export type Track = { of: 'own' } | { of: 'link' } | { of: 'other'; name: string };

interface Steps {
  kinds: Readonly<Record<'open' | 'track' | 'move' | 'upgrade', string>>;
  open: (values: { station: StationId; marked: boolean }) => string;
  track: (values: { from: StationId; to: StationId }) => string;
  move: (values: { ward: WardId; customers: readonly CustomerId[]; stations: readonly StationId[] }) => string;
  upgrade: (values: { station: StationId; customer: CustomerId }) => string;
  pay: (values: Paid) => string;
}

/** What is explained besides the wards. */
export type TopicId =
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
