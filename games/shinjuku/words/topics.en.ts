import { supplies } from './names.en.ts';
import type { TopicWords } from './words.ts';

export const topics: TopicWords = {
  turn: {
    name: 'A turn',
    text: 'New customers come to the map by themselves; then the Kaiju and the CEO move, if they are in play. After that you may take up to two actions of different kinds, in any order. There is no hand limit.',
  },
  goods: {
    name: 'Goods and customers',
    text: 'Every customer wants one of four goods: food, clothing, books or electronics. Golden ones, called premium or in the prototype double, count as two. Of 72 customers 24 are premium; in the prototype 18 of 52 are doubles.',
  },
  stores: {
    name: 'Stores',
    text: 'You have two stores for each good. A store stands alone at its station, wins one customer of its good from every train that passes, whoever moves it, and makes cards of its ward jokers for you.',
  },
  'department-stores': {
    name: 'Department stores',
    text: 'A department store serves every customer. It comes to a square station in place of a store, by Upgrade, and you have three of them. Like a store it makes cards of its ward jokers for you.',
  },
  queue: supplies.queue,
  arrivals: supplies.arrivals,
  stars: supplies.stars,
  jokers: {
    name: 'Jokers',
    text: 'A joker pays for any ward. Cards of a ward where you have a building, or where your CEO is, are jokers for you, and so are any three cards together. What counts is the moment of paying.',
  },
  open: {
    name: 'Open',
    text: 'Pay a card of the ward and put a store on an empty station: one from your supply, or one of your own from elsewhere on the map. Track and customers do not matter. Department stores can be moved too, unless the table has agreed otherwise; in the prototype they stay.',
  },
  track: {
    name: 'Track',
    text: 'Lay one of your pieces on any empty connection, for nothing. For a card of a ward that they touch you may lay a second one that joins it; in the prototype only wards at the ends of the first one count. Everybody may ride on it, and when others do so you draw cards.',
  },
  move: {
    name: 'Move',
    text: "Pay a card of a ward with customers; all of them set off together at one of its stations. At every station that they come to, one customer who suits the building there gets off and is won by its owner. They ride over anybody's track, to no station twice, and who is left stays in the ward of the last station. Prototype: somebody has to get off at the last station.",
  },
  upgrade: {
    name: 'Upgrade',
    text: 'Pay a card of the ward and a customer of its good whom you have won, and your store on a square station becomes a department store. That customer goes back to the queue, and you take the next stars. Prototype: the customer leaves the game, and there are no stars.',
  },
  income: {
    name: 'Income',
    text: 'Draw cards until you have 4 (prototype: 5); if you have that many already, draw 1. As an action it ends your turn. If others ride on your track you get it for nothing, once a turn.',
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
  ending: supplies.ending,
  scoring: {
    name: 'Points',
    text: 'Your customers are put together in sets of different goods, as best they can. A set of four is worth 10, of three 6, of two 3, a single customer 1. A premium customer counts as two, and a star as any one you like.',
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
