/**
 * What every language has to bring: a missing text does not compile. Sentences are functions of named values, so that each
 * language puts them in its own order. Seats are passed as persons, because a reader is spoken to and everybody else spoken
 * of; cards by id, because a language may need another form of a card's name than the one on the card.
 */
import type {
  Action,
  CardId,
  Colour,
  EstablishmentId,
  Event,
  Icon,
  LandmarkId,
  MachiKoroOptions,
} from '@yamanote/games/machi-koro/rules';
import type { OptionWords } from '@yamanote/games/room';
import type { Person } from '@yamanote/games/wording';

export interface Words {
  title: string;
  about: string;
  goal: string;
  colours: Readonly<Record<Colour, { name: string; pays: string }>>;
  icons: Readonly<Record<Icon, string>>;
  cards: Readonly<Record<CardId, CardWords>>;
  questions: Questions;
  /** How far somebody is; `last`: the only landmark that is missing. */
  situation: (values: {
    seat: Person;
    built: number;
    of: number;
    coins: number;
    last: { card: LandmarkId; cost: number } | null;
  }) => string;
  /** Who has most landmarks, in a line; no leaders where all have as many. */
  glance: (values: { most: number; of: number; leaders: readonly string[] }) => string;
  /** What is shown while nobody is asked. */
  waiting: {
    first: () => string;
    dice: (values: { seat: Person }) => string;
    'turn-over': () => string;
    over: (values: { seat: Person }) => string;
  };
  /** For the first time that a kind of decision comes up: why, then what, in two short sentences. */
  explanations: Readonly<Record<keyof Questions, string>>;
  actions: Actions;
  events: { [T in Event['type']]: (values: Named<Extract<Event, { type: T }>>) => string };
  /** A turn in one line, which the name of the seat stands before. */
  turn: (values: { seat: Person; deeds: readonly Deed[] }) => string;
  /** The same for ears: every number with what it counts. */
  turnHeard: (values: { seat: Person; deeds: readonly Deed[] }) => string;
  /** What a turn brought the reader; `own` if it was the reader's. */
  toYou: (values: { coins: number; own: boolean }) => string;
  /** Behind the winner, who has no equal. */
  ties: Readonly<Record<'broken' | 'shared', string>>;
  options: Readonly<Record<keyof MachiKoroOptions, OptionWords>>;
  topics: Readonly<Record<TopicId, { name: string; text: string }>>;
  /** All that is printed on a card, as a paragraph. */
  establishment: (values: {
    card: EstablishmentId;
    numbers: readonly number[];
    colour: Colour;
    icon: Icon;
    cost: number;
  }) => string;
  landmark: (values: { card: LandmarkId; icon: Icon; cost: number }) => string;
}

interface CardWords {
  name: string;
  /** When it works and what it gives, complete and exact. */
  text: string;
  /** The gist, for a small card: up to 28 characters, in Japanese 14. */
  short: string;
}

/** By the kind of frame that asks. */
interface Questions {
  roll: (values: { seat: Person; dice: 1 | 2 }) => string;
  reroll: (values: { seat: Person; number: number }) => string;
  charge: (values: { seat: Person }) => string;
  give: (values: { seat: Person }) => string;
  take: (values: { seat: Person; giving: EstablishmentId }) => string;
  build: (values: { seat: Person; coins: number }) => string;
}

interface Actions extends Record<Action['do'], unknown> {
  roll: (values: { dice: 1 | 2 }) => string;
  keep: (values: { number: number }) => string;
  reroll: () => string;
  charge: (values: { seat: string; coins: number }) => string;
  decline: () => string;
  give: (values: { card: EstablishmentId }) => string;
  take: (values: { seat: string; card: EstablishmentId }) => string;
  build: (values: { card: CardId; cost: number }) => string;
  pass: () => string;
}

/** What is explained besides the cards. */
type TopicId =
  | 'turn'
  | 'income'
  | 'colours'
  | 'payments'
  | 'icons'
  | 'swap'
  | 'building'
  | 'landmarks'
  | 'changing-display';

/** Fields of events that hold a seat; in words they hold who sits there. */
export type SeatField = 'seat' | 'other' | 'from' | 'to';
type Named<E> = { [K in keyof E as Exclude<K, 'type'>]: K extends SeatField ? Person : E[K] };

/** What is worth telling of a turn, in the order in which it happened. */
export type Deed =
  /** `second` if the amusement park gave this turn, `instead` of which number the radio tower rolled again. */
  | { do: 'roll'; number: number; instead: number | null; second: boolean }
  | { do: 'pay'; to: Person; coins: number }
  /** Told only to the reader, who listens: there are no coins to pay for this card. */
  | { do: 'owe'; to: Person; card: EstablishmentId }
  /** Likewise: a card finds no coins to take. */
  | { do: 'miss'; from: Person; card: EstablishmentId }
  /** From the bank. */
  | { do: 'earn'; coins: number }
  /** Several pay for a card: the stadium. */
  | { do: 'collect'; coins: number; card: EstablishmentId }
  | { do: 'charge'; from: Person; coins: number; card: EstablishmentId }
  | { do: 'swap'; gave: EstablishmentId; other: Person; took: EstablishmentId }
  | { do: 'build'; card: CardId }
  | { do: 'pass'; forced: boolean }
  | { do: 'win' };

type Amount = (coins: number) => string;

/** How a language tells each kind of deed: to the eye with bare numbers, to the ear with what they count. */
export type Deeds = { [D in Deed['do']]: (deed: Extract<Deed, { do: D }>, seat: Person, amount: Amount) => string };

export function told(deeds: Deeds, deed: Deed, seat: Person, amount: Amount): string {
  return (deeds[deed.do] as (deed: Deed, seat: Person, amount: Amount) => string)(deed, seat, amount);
}
