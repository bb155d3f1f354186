import type { Words } from './words.ts';

export const cards: Words['cards'] = {
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
