import { actions, steps } from './actions.en.ts';
import { events } from './events.en.ts';
import { BAY, customers, goods, shops, station, ward } from './grammar.en.ts';
import { bag, glance, hand, lastTrack, queue, worth } from './holdings.en.ts';
import { kinds, supplies, wardText } from './names.en.ts';
import { options } from './options.en.ts';
import { explanations, questions, waiting } from './questions.en.ts';
import { turn } from './turn.en.ts';
import type { Words } from './words.ts';

/** For what the board says besides. */
export { cards, count, heads, kindOf, points, stars } from './grammar.en.ts';

export const en: Words = {
  title: 'Shinjuku',
  about:
    'Railway companies compete for the shoppers of Tokyo: they open stores at its stations and lay track between them. Customers wait in the wards until somebody gives them a ride, and at every store that has what they want one of them gets off, no matter who owns it. In the end the best mix of customers wins, not the biggest crowd.',
  goal: 'Collect customers for all four goods: the best mix scores most.',
  goods,
  shops,
  station,
  ward,
  bay: BAY,
  crowd: customers,
  kinds,
  supplies,
  wardText,
  questions,
  hand,
  lastTrack,
  worth,
  queue,
  bag,
  glance,
  waiting,
  explanations,
  ties: {
    retail: 'With equal points, more stars win.',
    r12: 'With equal points, your two biggest goods are dropped, then three. After that the department store with the highest rank decides.',
    shared: 'With equal points and no other difference, the place is shared.',
  },
  actions,
  steps,
  events,
  turn,
  options,
};
