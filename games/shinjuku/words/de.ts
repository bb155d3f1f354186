import { actions, steps } from './actions.de.ts';
import { events } from './events.de.ts';
import { customers, goods, shops, station, ward } from './grammar.de.ts';
import { bag, hand, lastTrack, queue, worth } from './holdings.de.ts';
import { kinds, supplies, wardText } from './names.de.ts';
import { options } from './options.de.ts';
import { explanations, questions, waiting } from './questions.de.ts';
import { turn } from './turn.de.ts';
import type { Words } from './words.ts';

export const de: Words = {
  title: 'Shinjuku',
  about:
    'Bahngesellschaften werben um die Kundschaft von Tokio: Sie eröffnen Läden an den Bahnhöfen und legen Schienen dazwischen. Kunden warten in den Bezirken, bis jemand sie mitnimmt, und an jedem Laden, der hat, was sie wollen, steigt einer von ihnen aus, wem der Laden auch gehört. Am Ende gewinnt nicht die größte Menge, sondern die beste Mischung.',
  goal: 'Sammle Kunden aller Waren: Volle Sets zählen mehr.',
  goods,
  shops,
  station,
  ward,
  bay: 'Bucht von Tokio',
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
    retail: 'Bei gleichen Punkten liegt vorn, wer mehr Sterne hat.',
    r12: 'Bei gleichen Punkten zählt der Stand ohne die zwei häufigsten Waren, dann ohne drei, dann das beste Kaufhaus.',
    shared: 'Bei gleichen Punkten und ohne weiteren Unterschied wird der Platz geteilt.',
  },
  actions,
  steps,
  events,
  turn,
  options,
};
