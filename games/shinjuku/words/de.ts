import { actions, steps } from './actions.de.ts';
import { events } from './events.de.ts';
import { BAY, customers, goods, shops, station, ward } from './grammar.de.ts';
import { bag, glance, hand, lastTrack, queue, worth } from './holdings.de.ts';
import { kinds, supplies, wardText } from './names.de.ts';
import { options } from './options.de.ts';
import { explanations, questions, waiting } from './questions.de.ts';
import { turn } from './turn.de.ts';
import type { Words } from './words.ts';

/** For what the board says besides. */
export { cards, count, heads, kindOf, points, stars } from './grammar.de.ts';

export const de: Words = {
  title: 'Shinjuku',
  about:
    'Bahngesellschaften werben um die Kundschaft von Tokyo: Sie eröffnen Läden an den Bahnhöfen und legen Schienen dazwischen. Kunden warten in den Bezirken, bis jemand sie mitnimmt, und an jedem passenden Laden steigt einer von ihnen aus, ganz gleich, wem der Laden gehört. Am Ende zählt nicht die größte Menge, sondern die beste Mischung.',
  goal: 'Sammle Kunden für alle vier Waren: Am Ende zählt die beste Mischung.',
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
    retail: 'Bei gleichen Punkten gewinnt, wer mehr Sterne hat.',
    r12: 'Bei gleichen Punkten fallen deine zwei häufigsten Waren weg, dann drei. Danach gewinnt, wer das Kaufhaus mit dem höchsten Rang hat.',
    shared: 'Bei gleichen Punkten und ohne weiteren Unterschied wird der Platz geteilt.',
  },
  actions,
  steps,
  events,
  turn,
  options,
};
