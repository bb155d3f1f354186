import { cards } from './cards.en.ts';
import { events, toYou, turn, turnHeard } from './events.en.ts';
import { asked, coins, does, one, verb, whom } from './grammar.en.ts';
import type { Words } from './words.ts';

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

export const en: Words = {
  title: 'Machi Koro',
  about:
    'Everybody builds a little town: the dice make fields, shops and restaurants bring in coins, and coins buy more of them. Some cards pay on every roll, some only on your own, and some take coins from whoever is rolling. The first to build all four landmarks wins.',
  goal: 'Whoever is first to build all four landmarks wins.',
  colours,
  icons,
  cards,

  questions: {
    roll: ({ seat, dice }) => asked(seat, dice === 1 ? 'roll the die.' : 'do you roll one die or two?'),
    reroll: ({ seat, number }) => asked(seat, `do you keep the ${number} or roll again?`),
    charge: ({ seat }) => asked(seat, 'who pays for your TV station?'),
    give: ({ seat }) => asked(seat, 'which of your cards do you swap, if any?'),
    take: ({ seat, giving }) => asked(seat, `what do you take in return for ${one[giving]}?`),
    build: ({ seat, coins: owned }) => asked(seat, `you have ${coins(owned)}: what do you build?`),
  },
  situation: ({ seat, built, of, coins: owned, last }) =>
    `${does(seat, 'have', 'has')} ${built} of ${of} landmarks and ${coins(owned)}${last === null ? '' : `; only ${one[last.card]} for ${coins(last.cost)} is missing`}.`,
  waiting: {
    first: () => 'Lots are drawn for who goes first.',
    dice: ({ seat }) => `${does(seat, 'are', 'is')} rolling.`,
    'turn-over': () => 'A new card is turned over.',
    over: ({ seat }) => `The match is over: ${whom(seat)} ${verb(seat, 'have', 'has')} won.`,
  },
  explanations: {
    roll: 'Houses with your number bring coins; the row of numbers says how many.',
    reroll: 'You may roll once more; then only the new number counts, even a worse one.',
    charge: 'One player pays you 5 coins, or all there are if it is less.',
    give: "You may swap one of your houses for another player's: choose one you can spare.",
    take: 'Choose what you want for it; its owner cannot refuse.',
    build: 'Build one thing a turn: houses for coins, or one of your landmarks to win.',
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

  events,
  turn,
  turnHeard,
  toYou,
  ties: {
    broken: 'With as many landmarks, whoever has more coins is ahead.',
    shared: 'With as many landmarks and coins, seats share a place.',
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
