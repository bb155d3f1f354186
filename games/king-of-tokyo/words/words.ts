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
  questions: Questions;
  /** What is shown while nobody is asked. */
  waiting: Waiting;
  /** One sentence for the first time that a kind of decision comes up. */
  explanations: Readonly<Record<AskKind, string>>;
  actions: Actions;
  /** What declining means, by the kind of ask. */
  passes: Readonly<Record<PassKind, string>>;
  events: { [T in Event['type']]: (event: Told<T>, name: NameOf) => string };
  options: Readonly<Record<keyof KingOfTokyoOptions, OptionWords>>;
  orders: Readonly<Record<OrderId, OrderWords>>;
  topics: Readonly<Record<TopicId, { name: string; text: string }>>;
}

export interface CardWords {
  name: string;
  /** What it does and when, complete and exact. */
  text: string;
  /** The gist, for a small card: up to 40 characters, in Japanese 20. */
  short: string;
  /** What is decided about doubtful cases, one after the other. */
  rulings: readonly string[];
}

export type NameOf = (seat: Seat) => string;

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

/** By the kind of frame that asks. `name` is who is asked. */
interface Questions extends Record<AskKind, unknown> {
  choose: (values: { name: string }) => string;
  roll: (values: { name: string; dice: number }) => string;
  /** `rerolls`: how many free ones are left. */
  reroll: (values: { name: string; rerolls: number }) => string;
  probe: (values: { name: string; roller: string }) => string;
  change: (values: { name: string }) => string;
  hearts: (values: { name: string; hearts: number }) => string;
  /** `left`: the hearts that would remain; none is the end. */
  escape: (values: { name: string; amount: number; left: number; threat: Threat }) => string;
  /** `amount` 0: energy is about to be taken, or the card itself. */
  defend: (values: { name: string; amount: number; left: number; threat: Threat }) => string;
  /** The dice that were thrown to hide from `amount` points. */
  camouflage: (values: { name: string; dice: Dice; amount: number; threat: Threat }) => string;
  /** `stars`: what staying brings at the start of the next turn; `next`: who comes after the attacker, if not oneself. */
  yield: (values: {
    name: string;
    lost: number;
    left: number;
    stars: number;
    threat: Threat;
    next: string | null;
  }) => string;
  buy: (values: { name: string; energy: number }) => string;
  snatch: (values: { name: string; buyer: string; cards: readonly CardId[]; energy: number }) => string;
  copy: (values: { name: string }) => string;
  charge: (values: { name: string; card: KeepId; energy: number }) => string;
  transform: (values: { name: string }) => string;
  again: (values: { name: string; card: KeepId; dice: number }) => string;
}

/** By the kind of frame that chance decides; `over` when nothing is left to happen. */
interface Waiting extends Record<ChanceFrame['kind'], unknown> {
  first: () => string;
  throw: (values: { name: string }) => string;
  'probe-throw': (values: { name: string; roller: string }) => string;
  'camouflage-throw': (values: { name: string }) => string;
  reveal: () => string;
  peek: (values: { name: string }) => string;
  over: (values: { winners: readonly string[] }) => string;
}

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
export type TopicId =
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
