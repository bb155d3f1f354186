/** What the board says besides the words of the game: English, and what every language has to bring. */
import type { CardId, Colour, EstablishmentId, Icon, LandmarkId } from '@yamanote/games/machi-koro/rules';
import { grammar, en as words } from '@yamanote/games/machi-koro/words/en';
import type { OfferState } from '../market.ts';
import type { Gain, NoGain } from '../roll-line.ts';

export interface BoardWords {
  /** Names that need help to fit a small card: with soft hyphens or breaks, or shortened. */
  labels: Partial<Readonly<Record<CardId, string>>>;
  coins: (amount: number) => string;
  /** A name is `null` where it is the reader's own. */
  town: (values: { name: string | null }) => string;
  emptyTown: string;
  houses: (values: { name: string; copies: number }) => string;
  /** To the ear: all that stands in a town. */
  standing: (values: { cards: readonly Copies[]; landmarks: readonly LandmarkId[] }) => string;

  dice: (values: { name: string | null; dice: readonly number[] }) => string;
  to: (values: { name: string | null }) => string;

  rollLine: string;
  me: string;
  others: string;
  whenIRoll: string;
  whenRolls: (name: string) => string;
  whenOthersRoll: string;
  swap: string;
  andSwap: (amount: string) => string;
  stop: (values: {
    number: number;
    mine: string;
    others: string;
    name: string | null;
    twoDice: boolean;
    rolled: boolean;
  }) => string;
  byEach: (list: readonly { name: string; amount: string }[]) => string;
  wouldBe: (values: { from: string; to: string }) => string;
  nothing: string;

  market: string;
  landmarks: string;
  card: (values: {
    name: string;
    numbers: readonly number[];
    colour: string;
    icon: string;
    cost: number;
    stock: number;
    mine: number;
    state: OfferState;
    /** What it does, in a few words. */
    gist: string;
  }) => string;
  landmark: (values: { name: string; cost: number; status: LandmarkStatus; dear: boolean; gist: string }) => string;
  landmarkStatus: Readonly<Record<LandmarkStatus, string>>;
  landmarksBuilt: (names: readonly string[]) => string;
  /** A landmark and its state or cost. */
  landmarkIs: (values: { name: string; is: string }) => string;
  offerStates: Readonly<Record<Exclude<OfferState, 'open'>, string>>;
  cost: string;

  /** To the ear, once: no copy of these is left. */
  soldOut: (names: readonly string[]) => string;

  readCards: string;
  landmarkKind: string;
  kinds: Readonly<Record<Colour, string>>;
  icons: Readonly<Record<Icon, string>>;

  yourCards: string;
  cardsOf: (name: string) => string;
  give: (values: { card: string; copies: number; gist: string }) => string;
  take: (values: { card: string; name: string; copies: number; gist: string }) => string;
  charge: (values: { name: string; from: number; to: number }) => string;
  whoPays: string;

  lastIncome: string;
  income: (values: { name: string | null; number: number }) => string;
  noIncome: string;
  cardsInTown: string;

  hintCoins: (values: { from: number; to: number }) => string;
  /** On whose roll of which numbers: "3", "2–3". */
  hintAt: (values: { numbers: string; whose: Gain['whose'] }) => string;
  /** The same as it is said, with numbers that are, too. */
  heardAt: (values: { numbers: string; whose: Gain['whose'] }) => string;
  /** Numbers as they are said: "2 or 3". */
  either: (numbers: readonly number[]) => string;
  /** What a number would bring, with its sign. */
  hintGain: (coins: number) => string;
  /** To the ear, for a card that would bring no coins if it were built now. */
  hintNoGain: (why: NoGain) => string;
  hintTwoDice: string;
  hintWins: string;

  /** Below a button: what rolling brings on average, and what keeping a roll brings. */
  rollDice: (dice: 1 | 2) => string;
  average: (coins: string) => string;
  brings: (coins: string) => string;
  heardAverage: (values: { amount: string; coins: number }) => string;
  heardBrings: (values: { amount: string; coins: number }) => string;
}

/** So many cards of a type. */
export interface Copies {
  card: EstablishmentId;
  copies: number;
}

export type LandmarkStatus = 'unbuilt' | 'built' | 'active';

const { coins, coinWord, copiesOf, list, one } = grammar;
const { icons } = words;

const hintAt: BoardWords['hintAt'] = ({ numbers, whose }) =>
  `${{ mine: 'on your', others: 'on others’', any: 'on any' }[whose]} ${numbers}:`;

const either = (numbers: readonly number[]) => numbers.join(' or ');

const offerStates: BoardWords['offerStates'] = {
  dear: 'too expensive',
  full: 'you cannot own more',
  hidden: 'not on display',
  gone: 'sold out',
};

const landmarkStatus: BoardWords['landmarkStatus'] = {
  unbuilt: 'not built',
  built: 'built, active from the next turn',
  active: 'built',
};

export const en: BoardWords = {
  labels: { 'fruit-vegetable-market': 'Fruit & Veg. Market' },
  coins,
  town: ({ name }) => (name === null ? 'Your town' : `${name}’s town`),
  emptyTown: 'nothing built yet',
  houses: ({ name, copies }) => (copies === 1 ? name : `${name} ×${copies}`),
  standing: ({ cards, landmarks }) =>
    list([...cards.map(({ card, copies }) => copiesOf(card, copies)), ...landmarks.map((id) => one[id])]),

  dice: ({ name, dice }) =>
    dice.length === 1
      ? `${name ?? 'You'} rolled ${dice[0]}`
      : `${name ?? 'You'} rolled ${dice.join(' and ')}, ${dice.reduce((sum, face) => sum + face)} in all`,
  to: ({ name }) => `to ${name ?? 'you'}`,

  rollLine: 'What each number brings',
  me: 'me',
  others: 'others',
  whenIRoll: 'When I roll',
  whenRolls: (name) => `When ${name} rolls`,
  whenOthersRoll: 'When others roll',
  swap: 'a swap',
  andSwap: (amount) => `${amount} and a swap`,
  stop: ({ number, mine, others, name, twoDice, rolled }) =>
    `${number}${rolled ? ', the last roll' : ''}${twoDice ? ', needs 2 dice' : ''}: on ${name === null ? 'your' : `${name}’s`} roll ${mine}; on others’ rolls ${others}.`,
  byEach: (list) => list.map(({ name, amount }) => `${name} ${amount}`).join(', '),
  wouldBe: ({ from, to }) => `${from}, with this card ${to}`,
  nothing: 'nothing',

  market: 'Display',
  landmarks: 'Landmarks',
  card: ({ name, numbers, colour, icon, cost, stock, mine, state, gist }) =>
    `${name}: on ${either(numbers)}${numbers[0] > 6 ? ', needs 2 dice' : ''}. ${colour}; ${icon} icon. ${gist}. Costs ${coins(cost)}${stock === 0 ? '' : `, ${stock} left`}, you own ${mine === 0 ? 'none' : mine}${state === 'open' ? '' : `; ${offerStates[state]}`}.`,
  landmark: ({ name, cost, status, dear, gist }) =>
    `${name}: landmark. ${gist}; ${status === 'unbuilt' ? `costs ${coins(cost)}${dear ? `; ${offerStates.dear}` : ''}` : landmarkStatus[status]}.`,
  landmarkStatus,
  landmarksBuilt: (names) => `Landmarks: ${names.length === 0 ? 'none built' : names.join(', ')}`,
  landmarkIs: ({ name, is }) => `${name}: ${is}`,
  offerStates,
  cost: 'Cost',

  soldOut: (names) => `Sold out: ${names.join(', ')}.`,

  readCards: 'Read the cards',
  landmarkKind: 'Landmark',
  kinds: {
    blue: 'Blue: on anybody’s turn',
    green: 'Green: on your turn',
    red: 'Red: on others’ turns',
    purple: 'Purple: on your turn, 1 per type',
  },
  icons,

  yourCards: 'Your cards',
  cardsOf: (name) => `${name}’s cards`,
  give: ({ card, copies, gist }) => `Give ${card}: ${gist}. You have ${copies}.`,
  take: ({ card, name, copies, gist }) => `Take ${card} from ${name}, who has ${copies}: ${gist}.`,
  charge: ({ name, from, to }) => `${name} pays: ${coins(from)} now, ${to} after`,
  whoPays: 'Who pays?',

  lastIncome: 'Last roll',
  income: ({ name, number }) => `${name ?? 'You'} rolled ${number}`,
  noIncome: 'No coins changed hands here.',
  cardsInTown: 'Cards',

  hintCoins: ({ from, to }) => `from ${from} to ${coins(to)}`,
  hintAt,
  heardAt: hintAt,
  either,
  hintGain: (amount) => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${coins(Math.abs(amount))}`,
  hintNoGain: (why) => {
    if (why === 'swap') return 'brings no coins; when you roll a 6, you may swap a card';
    return `brings nothing yet: ${why === 'poor' ? 'nobody can pay you more' : `you have no card with the ${icons[why.lacks]} icon`}`;
  },
  hintTwoDice: '(needs 2 dice)',
  hintWins: 'the 4th landmark wins',

  rollDice: (dice) => (dice === 1 ? '1 die' : '2 dice'),
  average: (amount) => `${amount} on average`,
  brings: (amount) => `brings ${amount}`,
  heardAverage: ({ amount, coins }) => `${amount} ${coinWord(coins)} on average`,
  heardBrings: ({ amount, coins }) => `brings ${amount} ${coinWord(coins)}`,
};
