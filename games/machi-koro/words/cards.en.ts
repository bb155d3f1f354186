import type { Words } from './words.ts';

export const cards: Words['cards'] = {
  'wheat-field': {
    name: 'Wheat Field',
    text: 'Whenever anybody rolls a 1, the bank pays you 1 coin.',
    short: '1 coin on anyone’s roll',
  },
  ranch: {
    name: 'Ranch',
    text: 'Whenever anybody rolls a 2, the bank pays you 1 coin.',
    short: '1 coin on anyone’s roll',
  },
  bakery: {
    name: 'Bakery',
    text: 'When you roll a 2 or a 3, the bank pays you 1 coin, or 2 if your shopping mall is active.',
    short: '1 coin on your own roll',
  },
  cafe: {
    name: 'Café',
    text: 'When another player rolls a 3, they pay you 1 coin, or 2 if your shopping mall is active. They pay before any income; if they cannot pay in full, they pay what they have and the rest is cancelled.',
    short: 'The roller pays you 1 coin',
  },
  'convenience-store': {
    name: 'Convenience Store',
    text: 'When you roll a 4, the bank pays you 3 coins, or 4 if your shopping mall is active.',
    short: '3 coins on your own roll',
  },
  forest: {
    name: 'Forest',
    text: 'Whenever anybody rolls a 5, the bank pays you 1 coin.',
    short: '1 coin on anyone’s roll',
  },
  stadium: {
    name: 'Stadium',
    text: 'When you roll a 6, every other player pays you 2 coins, or all they have if that is less. You may own only 1 stadium.',
    short: 'Everyone pays you 2 coins',
  },
  'tv-station': {
    name: 'TV Station',
    text: 'When you roll a 6, choose another player, who pays you 5 coins, or all they have if that is less. You may own only 1 TV station.',
    short: 'Choose who pays you 5 coins',
  },
  'business-center': {
    name: 'Business Center',
    text: 'When you roll a 6, you may swap one of your establishments for one of another player, who cannot refuse. No coins change hands. Cards with the tower icon (purple cards and landmarks) cannot be swapped. You may own only 1 business center.',
    short: 'Swap a card with a player',
  },
  'cheese-factory': {
    name: 'Cheese Factory',
    text: 'When you roll a 7, the bank pays you 3 coins for each of your cards with the cow icon (ranches).',
    short: '3 coins for each ranch',
  },
  'furniture-factory': {
    name: 'Furniture Factory',
    text: 'When you roll an 8, the bank pays you 3 coins for each of your cards with the gear icon (forests and mines).',
    short: '3 coins per forest and mine',
  },
  mine: {
    name: 'Mine',
    text: 'Whenever anybody rolls a 9, the bank pays you 5 coins.',
    short: '5 coins on anyone’s roll',
  },
  'family-restaurant': {
    name: 'Family Restaurant',
    text: 'When another player rolls a 9 or a 10, they pay you 2 coins, or 3 if your shopping mall is active. They pay before any income; if they cannot pay in full, they pay what they have and the rest is cancelled.',
    short: 'The roller pays you 2 coins',
  },
  'apple-orchard': {
    name: 'Apple Orchard',
    text: 'Whenever anybody rolls a 10, the bank pays you 3 coins.',
    short: '3 coins on anyone’s roll',
  },
  'fruit-vegetable-market': {
    name: 'Fruit and Vegetable Market',
    text: 'When you roll an 11 or a 12, the bank pays you 2 coins for each of your cards with the wheat icon (apple orchards and wheat fields, including the one you started with).',
    short: '2 coins per wheat icon',
  },
  'train-station': {
    name: 'Train Station',
    text: 'From your next turn on, you choose each turn whether to roll 1 die or 2. With 2 dice only their sum counts.',
    short: 'Roll 1 die or 2',
  },
  'shopping-mall': {
    name: 'Shopping Mall',
    text: 'From your next turn on, each of your cards with the cup or bread icon pays 1 coin more. For bakeries and convenience stores it comes from the bank, for cafés and family restaurants from the player who rolled, if they have it.',
    short: 'Cup and bread: 1 coin more',
  },
  'amusement-park': {
    name: 'Amusement Park',
    text: 'From your next turn on, when you roll a double with 2 dice, you take a complete second turn after this one. If you used the radio tower, only the new roll counts. A double in the second turn gives you nothing.',
    short: 'A double: a second turn',
  },
  'radio-tower': {
    name: 'Radio Tower',
    text: 'From your next turn on, you may roll again once each turn, after seeing your roll and before any income. Use the same number of dice; only the second roll counts.',
    short: 'Roll again once each turn',
  },
};
