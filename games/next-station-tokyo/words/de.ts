import { actions } from './actions.de.ts';
import { events, toYou, turn } from './events.de.ts';
import { districts, effects, goals, grades, pencils, symbols } from './names.de.ts';
import { options, orders } from './options.de.ts';
import { explanations, questions, waiting } from './questions.de.ts';
import { situation } from './situation.de.ts';
import type { Words } from './words.ts';

export * as grammar from './grammar.de.ts';
export { beside } from './names.de.ts';

export const de: Words = {
  title: 'Next Station Tokyo',
  about:
    'Alle zeichnen auf einem eigenen Plan U-Bahnen durch Tokyo: vier Linien, in jedem Durchgang eine, von Station zu Station mit den Symbolen, die die Karten zeigen. Es zählen lange Linien durch viele Bezirke und Stationen, an denen sich Linien treffen, und ausgelassene Stationen des grünen Rings kosten Punkte. Alle zeichnen gleichzeitig, niemand kann andere stören, und man kann auch allein spielen.',
  goal: 'Die meisten Punkte gewinnen: lange Linien, Treffpunkte am Rand, der ganze Ring.',
  symbols,
  pencils,
  districts,
  effects,
  goals,
  grades,
  questions,
  situation,
  waiting,
  explanations,
  ties: {
    broken: 'Bei gleichen Punkten entscheidet die beste einzelne Linie.',
    shared: 'Bei gleichen Punkten und gleich guter bester Linie wird der Platz geteilt.',
  },
  actions,
  events,
  turn,
  toYou,
  options,
  orders,
  effectTopic: ({ effect }) => `Effekt: ${effects[effect].name}`,
  goalTopic: ({ goal }) => `Ziel: ${goals[goal].name}`,
};
