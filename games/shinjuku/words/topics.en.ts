import { supplies } from './names.en.ts';
import type { TopicWords } from './words.ts';

export const topics: TopicWords = {
  turn: {
    name: 'A turn',
    text: 'New customers come to the map by themselves. Then the Kaiju and your CEO move, if they are in play. After that you may take two different actions, in any order. There is no hand limit.',
  },
  goods: {
    name: 'Goods and customers',
    text: 'Every customer wants one of four goods: food, clothing, books or electronics. A premium customer counts as two; of 72 customers 24 are premium. In the prototype they are called double customers: 18 of 52.',
  },
  stores: {
    name: 'Stores',
    text: 'You have two stores for each good, and a station has room for one building. A store wins one customer of its good from every train that calls, no matter who moves the train. It also makes cards of its ward wildcards for you.',
  },
  'department-stores': {
    name: 'Department stores',
    text: 'A department store suits every customer. With Upgrade it takes the place of your store at a station with the department store icon. You have three of them. Like a store it makes cards of its ward wildcards for you.',
  },
  queue: supplies.queue,
  arrivals: supplies.arrivals,
  stars: supplies.stars,
  jokers: {
    name: 'Wildcards',
    text: 'A wildcard counts as a card of any ward. Cards of a ward where you have a building or your CEO are wildcards for you. So are any three cards together. What counts is the moment when you spend them.',
  },
  open: {
    name: 'Open',
    text: 'Spend a card of the ward and put a store on an empty station: one from your supply, or one of yours from elsewhere on the map. You need no track and no customers there. Department stores may move too, unless the table has agreed otherwise. In the prototype they stay.',
  },
  track: {
    name: 'Track',
    text: 'Everybody may ride on your track, and when others do, you take Income. Put one piece on any empty connection, for free. For a card of a ward where either piece ends, you may add a second, connected piece. In the prototype only the wards at the ends of the first piece count.',
  },
  move: {
    name: 'Move',
    text: 'Spend a card of a ward with customers: all of them set off together at one of its stations. At every building on the way, one customer who wants something there gets off, and the owner wins them. You may use anyone’s track, but visit no station twice. Anyone left over stays in the ward where you stop. Prototype: somebody has to get off at the last station.',
  },
  upgrade: {
    name: 'Upgrade',
    text: 'Spend a card of the ward and give up a customer of the store’s good whom you have won. Your store at a station with the department store icon becomes a department store. The customer goes back to the queue, and you take the next stars. Prototype: the customer leaves the game, and there are no stars.',
  },
  income: {
    name: 'Income',
    text: 'Draw until you have 4 cards; if you already have 4 or more, draw 1. In the prototype it is 5 instead of 4. As an action it ends your turn. When others ride on your track you take it for free, once a turn.',
  },
  link: {
    name: 'The direct connection',
    text: 'Shinjuku and Yoyogi are connected from the start. Everybody may ride there; nobody owns it, and nobody draws cards for it. Two pieces of track that end at these two stations count as connected.',
  },
  ceo: {
    name: 'CEOs',
    text: 'A variant of the retail edition. In your first turn your CEO starts in any ward. Later it may drive to a neighbouring ward before your actions. Cards of the ward where it is are wildcards, for you alone.',
  },
  kaiju: {
    name: 'The Kaiju',
    text: 'A variant of the retail edition. When its card turns up, the Kaiju rises in Tokyo Bay. From then on everybody has to move it to a neighbouring ward in their turn. All customers and CEOs there flee to neighbouring wards, and no train may start, pass or stop in its ward.',
  },
  ending: supplies.ending,
  scoring: {
    name: 'Points',
    text: 'Your customers are sorted into sets of different goods, as well as possible. A set of four is worth 10 points, of three 6, of two 3, a single customer 1. A premium customer counts as two, and a star as any customer you like.',
  },
  'scoring-r12': {
    name: 'Points in the prototype',
    text: 'The good of which you have most customers does not count. Each other customer is worth 1, a double customer 2. In a tie the next good is dropped, then the one after it. After that the department store with the highest rank decides.',
  },
  secrets: {
    name: 'What is hidden',
    text: 'Hands, what others have won, the bag and the draw pile are hidden. You see the last Move and the cards that were spent last.',
  },
};
