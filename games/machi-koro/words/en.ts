import { cards } from './cards.en.ts';
import { events, toYou, turn, turnHeard } from './events.en.ts';
import { asked, bare, coins, does, list, one, verb, whom } from './grammar.en.ts';
import type { Words } from './words.ts';

export * as grammar from './grammar.en.ts';

const colours: Words['colours'] = {
  blue: { name: 'Blue', pays: 'on anybody’s turn' },
  green: { name: 'Green', pays: 'only on your own turn' },
  red: { name: 'Red', pays: 'only on other players’ turns' },
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

export const en: Words = {
  title: 'Machi Koro',
  about:
    'Build a little town: the dice decide which fields, shops and restaurants bring in coins, and coins buy more of them. Some cards pay on every roll, some only on your own, and some take coins from the player who rolled. The first to build all 4 landmarks wins.',
  goal: 'The first to build all 4 landmarks wins.',
  colours,
  icons,
  cards,

  questions: {
    roll: ({ seat, dice }) => asked(seat, dice === 1 ? 'roll the die.' : 'roll 1 die or 2?'),
    reroll: ({ seat, number }) => asked(seat, `keep the ${number} or roll again?`),
    charge: ({ seat }) => asked(seat, 'who pays you 5 coins?'),
    give: ({ seat }) => asked(seat, 'which of your cards will you swap?'),
    take: ({ seat, giving }) => asked(seat, `what do you want for your ${bare(giving)}?`),
    build: ({ seat, coins: owned }) => asked(seat, `you have ${coins(owned)}: what do you build?`),
  },
  situation: ({ seat, built, of, coins: owned, last }) =>
    `${does(seat, 'have', 'has')} ${built} of ${of} landmarks and ${coins(owned)}${last === null ? '' : `; only ${one[last.card]} (${coins(last.cost)}) is missing`}.`,
  glance({ most, of, leaders }) {
    if (most === 0) return 'No landmark has been built yet';
    const landmarks = `${most} of ${of} landmarks`;
    return leaders.length === 0 ? `Everybody has ${landmarks}` : `${list(leaders)}: ${landmarks}`;
  },
  waiting: {
    first: () => 'Choosing the first player at random.',
    dice: ({ seat }) => `${does(seat, 'are', 'is')} rolling.`,
    'turn-over': () => 'Turning over a new card.',
    over: ({ seat }) => `The match is over: ${whom(seat)} ${verb(seat, 'have', 'has')} won.`,
  },
  explanations: {
    roll: 'Your roll decides which cards pay. The row of numbers shows how much.',
    reroll: 'You may roll once more. Then only the new number counts, even if it is worse.',
    charge: 'A 6 for your TV station: one player pays you 5 coins, or all they have.',
    give: 'A 6 for your business center: you may swap a card. Pick one you can spare.',
    take: 'Now pick what you want in return. Its owner cannot refuse.',
    build: 'All 4 landmarks win the game. Each turn, build one, or a card that earns coins.',
  },

  actions: {
    roll: ({ dice }) => (dice === 1 ? 'Roll 1 die' : 'Roll 2 dice'),
    keep: ({ number }) => `Keep the ${number}`,
    reroll: () => 'Roll again',
    charge: ({ seat, coins: owned }) => `${seat} pays (has ${coins(owned)})`,
    decline: () => 'Do not swap',
    give: ({ card }) => `Give ${one[card]}`,
    take: ({ seat, card }) => `Take ${one[card]} from ${seat}`,
    build: ({ card, cost }) => `Build ${one[card]} (${coins(cost)})`,
    pass: () => 'Build nothing',
  },

  events,
  turn,
  turnHeard,
  toYou,
  ties: {
    broken: 'Same number of landmarks: more coins ranks higher.',
    shared: 'Same number of landmarks and coins: a shared place.',
  },

  options: {
    edition: { name: 'Edition', hint: 'Which edition you play.', values: { base: 'Base game' } },
    beginnerLimit: {
      name: 'Beginner limit',
      hint: 'For your first games: nobody may own more than 2 cards of a type, start cards and swapped cards included. Purple types stay at 1.',
      values: { true: '2 of a type', false: 'No limit' },
    },
    display: {
      name: 'Display',
      hint: 'Full: all 15 types are there from the start. Changing (“Come What May”): always 10 types, refilled from a shuffled deck, for players who know the game.',
      values: { full: 'Full', changing: 'Changing' },
    },
    first: {
      name: 'First player',
      hint: 'Who goes first. After that, turns go clockwise.',
      values: { random: 'Random', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4' },
    },
  },

  topics: {
    turn: {
      name: 'A turn',
      text: 'Roll, then everybody gets their income, then you may build 1 card. After that, play passes clockwise.',
    },
    income: {
      name: 'Income',
      text: 'The rolled number decides which cards work, and every copy counts. First the player who rolled pays for red cards. Then the bank pays for blue and green ones. Last come purple cards: stadium, TV station, business center.',
    },
    colours: {
      name: 'Colours',
      text: 'Blue cards pay on anybody’s turn, green ones only on your own, red ones only on other players’ turns. Purple cards work only on your own turn, and you may own 1 of each type.',
    },
    payments: {
      name: 'Payments',
      text: 'Red cards are paid before any income, one player after the other, counter-clockwise from the roller’s right. A player who cannot pay in full pays what they have; the rest is cancelled.',
    },
    icons: {
      name: 'Icons',
      text: 'Cheese factories count cows, furniture factories gears, and fruit and vegetable markets wheat, always among your own cards. The shopping mall adds 1 coin to cup and bread. Cards with a tower cannot be swapped.',
    },
    swap: {
      name: 'Swapping',
      text: 'With a business center and a roll of 6 you may swap one of your cards for one of another player, who cannot refuse. No coins change hands. Cards with the tower icon are never swapped; start cards may be. Both cards work for their new owners from the next roll on.',
    },
    building: {
      name: 'Building',
      text: 'Once a turn, after income, you may build 1 establishment from the display or 1 of your landmarks. You may own any number of blue, green and red cards of a type, but only 1 of each purple type.',
    },
    landmarks: {
      name: 'Landmarks',
      text: 'A landmark works from your next turn on, but counts as built at once. Build all 4 and you win on the spot.',
    },
    'changing-display': {
      name: 'Changing display',
      text: 'There are always 10 types on display. When an establishment is built, cards are turned over from the deck until there are 10 types again. Cards of the same type are stacked, and once the deck is empty nothing is added.',
    },
  },

  establishment: ({ card, numbers, colour, icon, cost }) =>
    `${colours[colour].name} (${colours[colour].pays}), number ${numbers.join('–')}, ${icons[icon]} icon, costs ${coins(cost)}. ${cards[card].text}`,
  landmark: ({ card, icon, cost }) => `Landmark, ${icons[icon]} icon, costs ${coins(cost)}. ${cards[card].text}`,
};
