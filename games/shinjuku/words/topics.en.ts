import type { Words } from './words.ts';

export const topics: Words['topics'] = {
  turn: {
    name: 'A turn',
    text: 'New customers come to the map by themselves; then the Kaiju and the CEO move, if they are in play. After that you may take up to two actions of different kinds, in any order. There is no hand limit.',
  },
  goods: {
    name: 'Goods and customers',
    text: 'Every customer wants one of four goods: food, clothing, books or electronics. A premium customer (in the prototype: a double) counts as two. In the retail edition 72 customers come into play, 24 of them premium; in the prototype 52, 18 of them doubles.',
  },
  stores: {
    name: 'Stores',
    text: 'You have two stores for each good. A store stands alone at its station, wins one customer of its good from every train that passes, whoever moves it, and makes cards of its ward jokers for you.',
  },
  'department-stores': {
    name: 'Department stores',
    text: 'A department store serves every customer. It comes to a square station in place of a store, by Upgrade, and you have three of them. Like a store it makes cards of its ward jokers for you.',
  },
  queue: {
    name: 'The queue',
    text: 'In the retail edition four cards lie in a queue with customers on them. At the start of your turn the customers of card 1 go to its ward and you take that card; the others move up, a new card comes, and as many new customers are drawn. Each goes to the card that already has its good, else to the first empty one.',
  },
  arrivals: {
    name: 'Arrivals in the prototype',
    text: 'In the prototype a card is turned over at the start of each turn, and 1 customer out of the bag comes to that ward; 2 as soon as three department stores are on the map.',
  },
  stars: {
    name: 'Stars',
    text: 'In the retail edition the first six upgrades of the match bring 3, 2, 2, 2, 1 and 1 stars. At the end each star stands for a customer of any good, and more stars win a tie.',
  },
  jokers: {
    name: 'Jokers',
    text: 'A card of any ward can be replaced by a card of a ward where you have a building, or where your CEO is. Any three cards together are a joker too. What counts is the moment of paying.',
  },
  open: {
    name: 'Open',
    text: 'Pay a card of the ward and put a store on an empty station: one from your supply, or one of your own from elsewhere on the map; in the retail edition, as printed, also a department store. Track and customers do not matter.',
  },
  track: {
    name: 'Track',
    text: 'Lay one of your pieces on any empty connection, for nothing. For a card of a ward that they touch you may lay a second one that meets it; in the prototype the card must be of a ward at an end of the first one. Everybody may ride on it, and you draw cards when others do so.',
  },
  move: {
    name: 'Move',
    text: "Pay a card of a ward with customers; all of them set off together at one of its stations. At every station that they come to, one customer who suits the building there gets off and is won by its owner. They ride over anybody's track, to no station twice, and who is left stays in the ward of the last station; in the prototype somebody has to get off at the last station.",
  },
  upgrade: {
    name: 'Upgrade',
    text: 'Pay a card of the ward and a customer of its good whom you have won, and your store on a square station becomes a department store. In the retail edition that customer goes back to the queue, and you take the next stars; in the prototype the customer leaves the game.',
  },
  income: {
    name: 'Income',
    text: 'Draw cards until you have 4, in the prototype 5; if you have that many already, draw 1. As an action it ends your turn. If others ride on your track you get it for nothing, once a turn.',
  },
  link: {
    name: 'The permanent link',
    text: 'Shinjuku and Yoyogi are joined from the start. Everybody may ride there, nobody owns it and nobody draws cards for it. For a double track, pieces that end in these two stations meet.',
  },
  ceo: {
    name: 'CEOs',
    text: 'A variant of the retail edition. In your first turn your CEO begins in any ward; later it may drive to a ward next to it before your actions. Cards of the ward where it is are jokers for you alone.',
  },
  kaiju: {
    name: 'The Kaiju',
    text: 'A variant of the retail edition. When its card turns up the Kaiju rises in Tokyo Bay; from then on everybody has to move it to the next ward in their turn. All customers and CEOs there flee to wards next to it, and no train may start, pass or stop in its ward.',
  },
  ending: {
    name: 'The end',
    text: 'Retail: whoever brings the last customers to the map finishes the turn, then the others play up to the one who started. Prototype: when the bag is empty everybody draws cards after that turn and has one last turn. If no cards are left for a whole round, the match ends too.',
  },
  scoring: {
    name: 'Points',
    text: 'Retail edition: make sets of customers with different goods. A set of four is worth 10, of three 6, of two 3, a single customer 1; a premium customer counts as two, and a star as any one you like. The best division counts.',
  },
  'scoring-r12': {
    name: 'Points in the prototype',
    text: 'The good of which you have most customers is dropped. Each other customer is worth 1, a double 2. If there is a tie, the next good is dropped and then the one after it; then the department store with the highest rank decides.',
  },
  secrets: {
    name: 'What is hidden',
    text: 'Hands, what others have won, the bag and the draw pile are hidden. You see the last Move and the cards paid last.',
  },
};
