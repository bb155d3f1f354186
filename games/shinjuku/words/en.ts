import { actions, steps } from './actions.en.ts';
import { events } from './events.en.ts';
import { BAY, customers, goods, shops, station, ward } from './grammar.en.ts';
import { bag, hand, lastTrack, queue, worth } from './holdings.en.ts';
import { kinds, supplies, wardText } from './names.en.ts';
import { options } from './options.en.ts';
import { explanations, questions, waiting } from './questions.en.ts';
import { turn } from './turn.en.ts';
import type { Words } from './words.ts';

export const en: Words = {
  title: 'Shinjuku',
  about:
    'Railway companies compete for the shoppers of Tokyo: they open stores at its stations and lay track between them. Customers wait in the wards until somebody takes them along, and at every store that has what they want one of them gets off, whoever owns it. In the end it is not the biggest crowd that wins but the best mixture.',
  goal: 'Collect customers of all goods: full sets count more.',
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
  waiting,
  explanations,
  ties: {
    retail: 'With the same points, whoever has more stars is ahead.',
    r12: 'With the same points, the score without the two most common goods decides, then without three, then the best department store.',
    shared: 'With the same points and nothing else between them, seats share a place.',
  },
  actions,
  steps,
  events,
  turn,
  options,
};
