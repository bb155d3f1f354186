/**
 * English, and what every language has to bring: a missing text does not compile. Sentences are functions of named values,
 * so that each language puts them in its own order. Seats are passed by name; cards by id, because a language may need
 * another form of a card's name than the one on the card.
 */
import type {
  Action,
  CardId,
  Cause,
  Colour,
  EstablishmentId,
  Event,
  Icon,
  LandmarkId,
  MachiKoroOptions,
} from '@yamanote/games/machi-koro/rules';

export interface Words {
  title: string;
  about: string;
  goal: string;
  colours: Readonly<Record<Colour, { name: string; pays: string }>>;
  icons: Readonly<Record<Icon, string>>;
  cards: Readonly<Record<CardId, CardWords>>;
  questions: Questions;
  /** What is shown while nobody is asked. */
  waiting: {
    first: () => string;
    dice: (values: { name: string }) => string;
    'turn-over': () => string;
    over: (values: { name: string }) => string;
  };
  /** One sentence for the first time that a kind of decision comes up. */
  explanations: Readonly<Record<keyof Questions, string>>;
  actions: Actions;
  events: { [T in Event['type']]: (values: Named<Extract<Event, { type: T }>>) => string };
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

interface OptionWords {
  name: string;
  hint: string;
  values: Readonly<Record<string, string>>;
}

/** By the kind of frame that asks. */
interface Questions {
  roll: (values: { name: string; dice: 1 | 2 }) => string;
  reroll: (values: { name: string; number: number }) => string;
  charge: (values: { name: string }) => string;
  give: (values: { name: string }) => string;
  take: (values: { name: string; giving: EstablishmentId }) => string;
  build: (values: { name: string; coins: number }) => string;
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
export type TopicId =
  | 'turn'
  | 'income'
  | 'colours'
  | 'payments'
  | 'icons'
  | 'swap'
  | 'building'
  | 'landmarks'
  | 'changing-display';

/** Fields of events that hold a seat; in words they hold its name. */
export type SeatField = 'seat' | 'other' | 'from' | 'to';
type Named<E> = { [K in keyof E as Exclude<K, 'type'>]: K extends SeatField ? string : E[K] };

const plural = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const and = new Intl.ListFormat('en', { type: 'conjunction' });

function count(n: number, one: string, other: string): string {
  return `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

function coins(n: number): string {
  return count(n, 'coin', 'coins');
}

/** A card in the middle of a sentence: "builds a café", "for two cafés". */
const one: Readonly<Record<CardId, string>> = {
  'wheat-field': 'a wheat field',
  ranch: 'a ranch',
  bakery: 'a bakery',
  cafe: 'a café',
  'convenience-store': 'a convenience store',
  forest: 'a forest',
  stadium: 'a stadium',
  'tv-station': 'a TV station',
  'business-center': 'a business center',
  'cheese-factory': 'a cheese factory',
  'furniture-factory': 'a furniture factory',
  mine: 'a mine',
  'family-restaurant': 'a family restaurant',
  'apple-orchard': 'an apple orchard',
  'fruit-vegetable-market': 'a fruit and vegetable market',
  'train-station': 'the train station',
  'shopping-mall': 'the shopping mall',
  'amusement-park': 'the amusement park',
  'radio-tower': 'the radio tower',
};
const many: Readonly<Record<EstablishmentId, string>> = {
  'wheat-field': 'wheat fields',
  ranch: 'ranches',
  bakery: 'bakeries',
  cafe: 'cafés',
  'convenience-store': 'convenience stores',
  forest: 'forests',
  stadium: 'stadiums',
  'tv-station': 'TV stations',
  'business-center': 'business centers',
  'cheese-factory': 'cheese factories',
  'furniture-factory': 'furniture factories',
  mine: 'mines',
  'family-restaurant': 'family restaurants',
  'apple-orchard': 'apple orchards',
  'fruit-vegetable-market': 'fruit and vegetable markets',
};

/** "a café" without its article. */
function bare(card: CardId): string {
  return one[card].replace(/^an? /, '');
}

/** "2 bakeries"; if several cards paid, with what each was worth: "a ranch (1) and 2 bakeries (2)". */
function because(causes: readonly Cause[], single = (card: CardId) => one[card]): string {
  return and.format(
    causes.map(({ card, copies, coins }) => {
      const cards = copies === 1 ? single(card) : `${number.format(copies)} ${many[card]}`;
      return causes.length === 1 ? cards : `${cards} (${number.format(coins)})`;
    }),
  );
}

function sum(dice: readonly number[]): number {
  return dice.reduce((total, face) => total + face, 0);
}

function shown(dice: readonly number[]): string {
  if (dice.length === 1) return `${dice[0]}`;
  return `${dice.join(' + ')} = ${sum(dice)}${dice[0] === dice[1] ? ', a double' : ''}`;
}

const colours: Words['colours'] = {
  blue: { name: 'Blue', pays: "on anybody's turn" },
  green: { name: 'Green', pays: 'only on your own turn' },
  red: { name: 'Red', pays: "only on other players' turns" },
  purple: { name: 'Purple', pays: 'only on your own turn' },
};

const icons: Words['icons'] = {
  wheat: 'wheat',
  cow: 'cow',
  gear: 'gear',
  bread: 'bread',
  cup: 'cup',
  factory: 'factory',
  fruit: 'fruit',
  tower: 'tower',
};

const cards: Words['cards'] = {
  'wheat-field': {
    name: 'Wheat Field',
    text: 'Whenever a 1 is rolled, by you or by anybody else, the bank pays you 1 coin.',
    short: "1 coin on anyone's roll",
  },
  ranch: {
    name: 'Ranch',
    text: 'Whenever a 2 is rolled, by you or by anybody else, the bank pays you 1 coin.',
    short: "1 coin on anyone's roll",
  },
  bakery: {
    name: 'Bakery',
    text: 'When you roll a 2 or a 3 yourself, the bank pays you 1 coin, or 2 if your shopping mall is active.',
    short: '1 coin on your own roll',
  },
  cafe: {
    name: 'Café',
    text: 'When an opponent rolls a 3, that player pays you 1 coin, or 2 if your shopping mall is active. This comes before any income; whoever is short pays what is there, and the rest is lost.',
    short: 'The roller pays you 1 coin',
  },
  'convenience-store': {
    name: 'Convenience Store',
    text: 'When you roll a 4 yourself, the bank pays you 3 coins, or 4 if your shopping mall is active.',
    short: '3 coins on your own roll',
  },
  forest: {
    name: 'Forest',
    text: 'Whenever a 5 is rolled, by you or by anybody else, the bank pays you 1 coin.',
    short: "1 coin on anyone's roll",
  },
  stadium: {
    name: 'Stadium',
    text: 'When you roll a 6 yourself, every opponent pays you 2 coins, or all they have if it is less. You may own only one stadium.',
    short: 'Everybody pays you 2 coins',
  },
  'tv-station': {
    name: 'TV Station',
    text: 'When you roll a 6 yourself, you name one opponent, who pays you 5 coins, or all they have if it is less. You may own only one TV station.',
    short: 'Choose who pays you 5 coins',
  },
  'business-center': {
    name: 'Business Center',
    text: "When you roll a 6 yourself, you may swap one of your establishments for one of an opponent's, who cannot refuse; no coins move, and cards with the tower icon (purple cards and landmarks) stay where they are. You may own only one business center.",
    short: 'Swap a card with somebody',
  },
  'cheese-factory': {
    name: 'Cheese Factory',
    text: 'When you roll a 7 yourself, the bank pays you 3 coins for each of your cards with the cow icon, that is, your ranches.',
    short: '3 coins for each ranch',
  },
  'furniture-factory': {
    name: 'Furniture Factory',
    text: 'When you roll an 8 yourself, the bank pays you 3 coins for each of your cards with the gear icon, that is, your forests and mines.',
    short: '3 coins per forest and mine',
  },
  mine: {
    name: 'Mine',
    text: 'Whenever a 9 is rolled, by you or by anybody else, the bank pays you 5 coins.',
    short: "5 coins on anyone's roll",
  },
  'family-restaurant': {
    name: 'Family Restaurant',
    text: 'When an opponent rolls a 9 or a 10, that player pays you 2 coins, or 3 if your shopping mall is active. This comes before any income; whoever is short pays what is there, and the rest is lost.',
    short: 'The roller pays you 2 coins',
  },
  'apple-orchard': {
    name: 'Apple Orchard',
    text: 'Whenever a 10 is rolled, by you or by anybody else, the bank pays you 3 coins.',
    short: "3 coins on anyone's roll",
  },
  'fruit-vegetable-market': {
    name: 'Fruit and Vegetable Market',
    text: 'When you roll an 11 or a 12 yourself, the bank pays you 2 coins for each of your cards with the wheat icon, that is, your wheat fields, the one you started with included, and apple orchards.',
    short: '2 coins per wheat icon',
  },
  'train-station': {
    name: 'Train Station',
    text: 'From your next turn on, you choose each turn whether to roll one die or two. With two dice only their sum counts.',
    short: 'Roll one die or two',
  },
  'shopping-mall': {
    name: 'Shopping Mall',
    text: 'From your next turn on, each of your cards with the cup or bread icon brings 1 coin more when it pays. The bank adds it for bakeries and convenience stores; for cafés and family restaurants whoever rolled pays it, as far as the coins go.',
    short: 'Cup and bread: 1 coin more',
  },
  'amusement-park': {
    name: 'Amusement Park',
    text: 'From your next turn on, if the roll that counts is a double with two dice, you take one complete second turn after this one. A double in the second turn gives nothing more.',
    short: 'A double: a second turn',
  },
  'radio-tower': {
    name: 'Radio Tower',
    text: 'From your next turn on, once each turn, after seeing your roll and before any income, you may roll again with the same number of dice. Then only the second result counts.',
    short: 'Roll again once each turn',
  },
};

export const en: Words = {
  title: 'Machi Koro',
  about:
    'Everybody builds a little town: the dice make fields, shops and restaurants bring in coins, and coins buy more of them. Some cards pay on every roll, some only on your own, and some take coins from whoever is rolling. The first to build all four landmarks wins.',
  goal: 'Be the first to build all four of your landmarks.',
  colours,
  icons,
  cards,

  questions: {
    roll: ({ name, dice }) => (dice === 1 ? `${name}, roll the die.` : `${name}, do you roll one die or two?`),
    reroll: ({ name, number }) => `${name}, do you keep the ${number} or roll again?`,
    charge: ({ name }) => `${name}, who pays for your TV station?`,
    give: ({ name }) => `${name}, which of your cards do you swap, if any?`,
    take: ({ name, giving }) => `${name}, what do you take in return for ${one[giving]}?`,
    build: ({ name, coins: owned }) => `${name}, you have ${coins(owned)}: what do you build?`,
  },
  waiting: {
    first: () => 'Lots are drawn for who goes first.',
    dice: ({ name }) => `${name} is rolling.`,
    'turn-over': () => 'A new card is turned over.',
    over: ({ name }) => `The match is over: ${name} has won.`,
  },
  explanations: {
    roll: "Roll, and every card with that number works, the others' cards too; a train station lets you choose two dice, and then their sum counts.",
    reroll:
      'Your radio tower lets you roll once more with the same number of dice; then only the new result counts, even if it is worse.',
    charge:
      'Your TV station takes 5 coins from one opponent; whoever has fewer pays all of them, so look before you choose.',
    give: "Your business center may swap one of your cards for an opponent's: choose the one you can spare, or do not swap at all; cards with the tower icon stay where they are.",
    take: 'Now choose the card you want for it: its owner cannot refuse, and it works for you from the next roll on.',
    build:
      'Once each turn you may build one card: an establishment, which works from the next roll on, or a landmark, which works from your next turn on; four landmarks win.',
  },

  actions: {
    roll: ({ dice }) => (dice === 1 ? 'Roll one die' : 'Roll two dice'),
    keep: ({ number }) => `Keep the ${number}`,
    reroll: () => 'Roll again',
    charge: ({ seat, coins: owned }) => `${seat} pays (has ${coins(owned)})`,
    decline: () => 'Do not swap',
    give: ({ card }) => `Give ${one[card]}`,
    take: ({ seat, card }) => `Take ${one[card]} from ${seat}`,
    build: ({ card, cost }) => `Build ${one[card]} (${coins(cost)})`,
    pass: () => 'Build nothing',
  },

  events: {
    'first-drawn': ({ seat }) => `By lot, ${seat} goes first.`,
    'turn-began': ({ seat, second }) => (second ? `A double: ${seat} takes a second turn.` : `It is ${seat}'s turn.`),
    activated: ({ seat, landmark }) => `From this turn on, ${seat} can use ${one[landmark]}.`,
    rolled: ({ seat, dice, again }) => `${seat} rolls${again ? ' again' : ''}: ${shown(dice)}.`,
    rerolled: ({ seat, dice }) => `${seat} uses the radio tower: the ${sum(dice)} is void.`,
    paid({ from, to, coins: paid, claimed, causes }) {
      const reason = because(causes, bare);
      if (paid === claimed) return `${from} pays ${to} ${coins(paid)} (${reason}).`;
      if (paid === 0) return `${from} has nothing to pay ${to}: 0 of ${coins(claimed)} (${reason}).`;
      return `${from} pays ${to} ${number.format(paid)} of ${coins(claimed)}, all there is (${reason}).`;
    },
    earned: ({ seat, coins: earned, causes }) => `${seat} earns ${coins(earned)} from ${because(causes)}.`,
    swapped: ({ seat, gave, other, took }) => `${seat} gives ${other} ${one[gave]} and takes ${one[took]} for it.`,
    'swap-declined': ({ seat }) => `${seat} does not swap.`,
    built: ({ seat, card, cost }) => `${seat} builds ${one[card]} for ${coins(cost)}.`,
    passed: ({ seat, forced }) => (forced ? `${seat} cannot build anything.` : `${seat} builds nothing.`),
    'turned-over': ({ card }) => `New on display: ${one[card]}.`,
    won: ({ seat }) => `${seat} has built all four landmarks and wins!`,
  },

  options: {
    edition: { name: 'Edition', hint: 'Which edition of the game is played.', values: { base: 'Base game' } },
    beginnerLimit: {
      name: 'Beginner limit',
      hint: 'For first matches: nobody may own more than two cards of a type, start cards and swaps included; purple types stay at one.',
      values: { true: 'Two of a type', false: 'No limit' },
    },
    display: {
      name: 'Display',
      hint: 'Full: all fifteen types can be built from the start. Changing: ten types at a time come from a shuffled deck, for players who know the game.',
      values: { full: 'Full', changing: 'Changing' },
    },
    first: {
      name: 'First player',
      hint: 'Who takes the first turn; then it goes round clockwise.',
      values: { random: 'By lot', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4' },
    },
  },

  topics: {
    turn: {
      name: 'A turn',
      text: "Roll, then everybody receives income, then you may build one card. After that it is the next player's turn, clockwise.",
    },
    income: {
      name: 'Income',
      text: 'The rolled number says which cards work, and every copy of a card counts. First the roller pays for red cards, then the bank pays for blue and green ones, then purple cards work: stadium, TV station, business center.',
    },
    colours: {
      name: 'Colours',
      text: "Blue cards pay on anybody's turn, green ones only on your own, red ones only on other players' turns. Purple cards work only on your own turn, and you may own one of each type.",
    },
    payments: {
      name: 'Payments',
      text: "Red cards are paid before any income, player by player, counter-clockwise from the roller's right. Whoever is short pays what is there; the rest is lost, and never owed.",
    },
    icons: {
      name: 'Icons',
      text: 'Cheese factories count cows, furniture factories gears, and fruit and vegetable markets wheat, always among your own cards. The shopping mall adds a coin to cup and bread; cards with a tower cannot be swapped.',
    },
    swap: {
      name: 'Swapping',
      text: 'With a business center and a roll of 6 you may give one of your cards to an opponent and take one for it, without coins. The opponent cannot refuse. Cards with the tower icon are never swapped, start cards may be, and both cards work for their new owners from the next roll on.',
    },
    building: {
      name: 'Building',
      text: 'Once each turn, after income, you may pay for one establishment on display or one of your landmarks. You may own any number of blue, green and red cards of a type, but only one of each purple type.',
    },
    landmarks: {
      name: 'Landmarks',
      text: 'A landmark works from your next turn on, but counts as built at once. Whoever builds all four wins on the spot.',
    },
    'changing-display': {
      name: 'Changing display',
      text: 'Ten types lie on display; after an establishment was built, cards are turned over from the deck until there are ten types again. Cards of a type on display are stacked, and once the deck is empty nothing is added.',
    },
  },

  establishment: ({ card, numbers, colour, icon, cost }) =>
    `${colours[colour].name} (${colours[colour].pays}), number ${numbers.join('–')}, ${icons[icon]} icon, costs ${coins(cost)}. ${cards[card].text}`,
  landmark: ({ card, icon, cost }) => `Landmark, ${icons[icon]} icon, costs ${coins(cost)}. ${cards[card].text}`,
};
