/**
 * What every language has to bring: a missing text does not compile. Sentences are functions of values, so that each
 * language puts them in its own order. Seats come by name; cards, faces and places by id, because a sentence may need
 * another form of a word than the one that stands alone.
 */
import type {
  Action,
  AskFrame,
  CardId,
  CardKind,
  ChanceFrame,
  Dice,
  Event,
  Face,
  HeartUse,
  KeepId,
  KingOfTokyoOptions,
  MonsterId,
  Place,
} from '@yamanote/games/king-of-tokyo/rules';
import type { OptionWords, OrderWords } from '@yamanote/games/room';
import type { Person } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';
import type { Told } from './telling.ts';

export interface Words {
  title: string;
  about: string;
  goal: string;
  monsters: Readonly<Record<MonsterId, { name: string; text: string }>>;
  cards: Readonly<Record<CardId, CardWords>>;
  kinds: Readonly<Record<CardKind, string>>;
  /** As a sign beside a monster. */
  places: Readonly<Record<Place, string>>;
  /** All that stands on a card, as a paragraph. */
  card: (values: { card: CardId; kind: CardKind; cost: number; copies: number }) => string;
  /** A question to somebody else than the reader. */
  addressed: (values: { name: string; question: string }) => string;
  questions: Questions;
  /** Who is in Tokyo and, if those are others, who has most stars, in a line. */
  glance: (values: { tokyo: readonly InTokyo[]; most: number; leaders: readonly string[] }) => string;
  /** What is shown while nobody is asked. */
  situation: Situation;
  waiting: Waiting;
  /** Why seats share a place at the end. */
  tie: string;
  /** For the first time that a kind of decision comes up: at most two short sentences, the reason before the rule. */
  explanations: Readonly<Record<AskKind, string>>;
  /** Where the short game differs. */
  shortExplanations: Readonly<Partial<Record<AskKind, string>>>;
  actions: Actions;
  /** What declining means, by the kind of ask; `lose`: to defend oneself where no damage comes, but a loss. */
  passes: Readonly<Record<PassKind | 'lose', string>>;
  events: { [T in Event['type']]: (event: Told<T>, who: WhoOf) => string };
  turn: TurnPhrases;
  /** What is to be expected of dice that are kept: the chance of three alike, and what they show on average. */
  odds: (values: KeepOdds) => string;
  options: Readonly<Record<keyof KingOfTokyoOptions, OptionWords>>;
  orders: Readonly<Record<OrderId, OrderWords>>;
}

/** `triple` is a chance, the others are numbers of dice. */
export type KeepOdds = Readonly<Record<'triple' | 'energy' | 'hearts' | 'claws', number>>;

interface InTokyo {
  name: string;
  hearts: number;
  stars: number;
}

export interface CardWords {
  name: string;
  /** What it does and when, complete and exact. */
  text: string;
  /** The gist, for a small card: up to 40 characters, in Japanese 20. */
  short: string;
}

/** What is decided about doubtful cases, one after the other; only whoever reads about a card fetches it. */
export type Rulings = Readonly<Record<CardId, readonly string[]>>;

export type WhoOf = (seat: Seat) => Person;

type AskKind = AskFrame['kind'];
/** Where one may decline. */
export type PassKind = Extract<
  AskKind,
  'roll' | 'probe' | 'hearts' | 'defend' | 'buy' | 'snatch' | 'transform' | 'again'
>;

/** Who is behind a blow: whose monster attacks, or whose card it is. */
export type Threat =
  | { by: 'attack'; name: string; monster: MonsterId }
  | { by: 'card'; name: string; card: CardId; own: boolean }
  | { by: 'poison' };

/** What is about to happen to who is asked. */
export interface Peril {
  amount: number;
  /** The hearts that would remain; none is the end. */
  left: number;
  /** The card that stops all of it in any case. */
  armour: KeepId | null;
  threat: Threat;
}

/** The same, or (`amount` 0) the loss of energy or a card, which is no damage; `going`: how many hearts go with which card. */
export interface Loss extends Peril {
  going: { card: KeepId; hearts: number } | null;
}

/** A match that is over with the turn; `stars`: won by them, and not by being the only one left. */
export interface Ending {
  who: Person;
  stars: boolean;
}

/** By the kind of frame that asks; each speaks to who is asked, and of the others by name. */
interface Questions extends Record<AskKind, unknown> {
  choose: () => string;
  roll: (values: { dice: number }) => string;
  /** `rerolls`: how many free ones are left. */
  reroll: (values: { rerolls: number }) => string;
  probe: (values: { roller: string }) => string;
  change: () => string;
  hearts: (values: { hearts: number }) => string;
  escape: (values: Peril) => string;
  defend: (values: Loss) => string;
  /** The dice that were thrown to hide from `amount` points. */
  camouflage: (values: { dice: Dice; amount: number; threat: Threat }) => string;
  /**
   * `stars`: what staying brings at the start of the next turn; none if one will not be left there. `next`: who comes after
   * the attacker, if not oneself. `poison`: hearts that it takes at the end of one's own turn. `ifStaying`, `ifLeaving`: who
   * wins as this turn ends.
   */
  yield: (values: {
    lost: number;
    left: number;
    stars: number;
    attacker: string;
    next: string | null;
    poison: number;
    ifStaying: Ending | null;
    ifLeaving: Ending | null;
  }) => string;
  /** `payable`: whether any card can be bought; `sweep`: what replacing them costs, `null` if that is too much as well. */
  buy: (values: { energy: number; payable: boolean; sweep: number | null }) => string;
  /** `cards`: those that one can pay. */
  snatch: (values: { buyer: string; cards: readonly CardId[]; energy: number }) => string;
  copy: () => string;
  charge: (values: { card: KeepId; energy: number }) => string;
  transform: () => string;
  again: (values: { card: KeepId; dice: number }) => string;
}

/** What is seen of the monsters, and on display. */
interface Situation {
  monster: (values: {
    who: Person;
    stars: number;
    hearts: number;
    energy: number;
    place: Place;
    cards: readonly CardId[];
  }) => string;
  display: (values: { cards: readonly { card: CardId; price: number }[] }) => string;
  /** To whom begins a turn with all the stars it takes. */
  enough: () => string;
}

/** By the kind of frame that chance decides; `over` when nothing is left to happen. */
interface Waiting extends Record<ChanceFrame['kind'], unknown> {
  first: () => string;
  throw: (values: { who: Person }) => string;
  'probe-throw': (values: { who: Person; roller: Person }) => string;
  'camouflage-throw': (values: { who: Person }) => string;
  reveal: () => string;
  peek: (values: { who: Person }) => string;
  over: (values: { winners: readonly Person[] }) => string;
}

/** The parts of a turn told in one line, each without the name that stands before the whole; `who` decides the verb's form. */
interface TurnPhrases {
  chose: (values: { who: Person; monster: MonsterId }) => string;
  /** The dice that count for something, perhaps none. */
  rolled: (values: { who: Person; dice: Dice }) => string;
  /** One die, by another monster's card. */
  probed: (values: { owner: Person; from: Face; to: Face }) => string;
  /** In all; so many of them for having begun the turn in Tokyo. */
  gained: (values: { who: Person; stars: number; tokyo: number }) => string;
  healed: (values: { who: Person; hearts: number }) => string;
  /** What others have more or, below 0, less, each of them. */
  hearts: (values: { of: readonly Person[]; hearts: number }) => string;
  /** `amount` damage that a card took away. */
  defended: (values: { owner: Person; card: KeepId; amount: number }) => string;
  escaped: (values: { other: Person }) => string;
  revived: (values: { other: Person }) => string;
  bayClosed: () => string;
  /** `from`: who has left it to the attacker. */
  entered: (values: { who: Person; place: Place; from: Person | null }) => string;
  beat: (values: { who: Person; victims: readonly Person[] }) => string;
  fell: (values: { who: Person }) => string;
  /** `does`: the gist of a single card, where there is room for it. */
  bought: (values: { who: Person; cards: readonly CardId[]; does: string | null }) => string;
  swept: (values: { who: Person }) => string;
  /** `owner`: whose they were, if not those of who has the turn. */
  lost: (values: { who: Person; owner: Person | null; cards: readonly CardId[] }) => string;
  /** Hearts of one's own, all of them to poison or not. */
  suffered: (values: { who: Person; hearts: number; poison: boolean }) => string;
  won: (values: { who: Person }) => string;
  /**
   * What the turn did to the reader: changes of figures, the hearts they have `now` if those are among them, whether it drove
   * them out of Tokyo or of the match, which cards they have no more, and which have saved them.
   */
  toYou: (
    values: Readonly<Record<Figure, number>> & {
      now: number | null;
      left: boolean;
      out: boolean;
      cards: readonly CardId[];
      saved: readonly { card: KeepId; amount: number }[];
      /** For who listens: the cards that have hurt. `null` for who looks, and sees them. */
      by: readonly CardId[] | null;
    },
  ) => string;
  and: (values: { parts: readonly string[] }) => string;
}

/** What a monster has more or less of. */
export type Figure = 'hearts' | 'stars' | 'energy' | 'poison' | 'shrink';

/** Prices are energy; 0 for what costs none. */
interface Actions extends Record<Exclude<Action['do'], 'pass'>, unknown> {
  choose: (values: { monster: MonsterId }) => string;
  roll: (values: { dice: number }) => string;
  /** `keep`: what stays on the table, if that is to be said; `by`: the card that allows it. */
  reroll: (values: { dice: number; keep: Dice | null; price: number; by: KeepId | null }) => string;
  stop: () => string;
  probe: (values: { die: Face; by: KeepId }) => string;
  change: (values: { die: Face; to: Face; price: number; by: KeepId }) => string;
  resolve: () => string;
  spend: Readonly<Record<HeartUse, () => string>> & {
    /** What the patient pays. */
    other: (values: { name: string; energy: number }) => string;
  };
  leave: (values: { unhurt: boolean }) => string;
  stay: () => string;
  cancel: (values: { price: number }) => string;
  heal: (values: { price: number }) => string;
  buy: (values: { card: CardId; price: number }) => string;
  look: () => string;
  'buy-top': (values: { card: CardId; price: number }) => string;
  take: (values: { name: string; card: KeepId; price: number }) => string;
  sweep: (values: { price: number }) => string;
  transform: () => string;
  discard: (values: { card: KeepId; energy: number }) => string;
  /** `name` is `null` for a card of one's own. */
  copy: (values: { name: string | null; card: KeepId; price: number }) => string;
  charge: (values: { energy: number }) => string;
  again: () => string;
}

/** What is explained besides cards and monsters. */
export type TopicWords = Readonly<Record<TopicId, { name: string; text: string }>>;

type TopicId =
  | 'turn'
  | 'dice'
  | 'hearts'
  | 'stars'
  | 'energy'
  | 'claws'
  | 'tokyo'
  | 'bay'
  | 'yielding'
  | 'buying'
  | 'counters'
  | 'winning'
  | 'short-game';

/** What can be answered in advance. */
type OrderId = 'yield' | 'escape' | 'wings' | 'rapid-healing' | 'psychic-probe' | 'opportunist' | 'background-dweller';
