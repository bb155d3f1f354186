import { actions } from './actions.de.ts';
import { events, toYou, turn } from './events.de.ts';
import { list, points } from './grammar.de.ts';
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
    'Du zeichnest auf deinem Plan die U-Bahnen von Tokyo: 4 Linien, in jedem Durchgang eine, von Station zu Station, wie es die Symbole der Karten erlauben. Punkte bringen lange Linien durch viele Bezirke und Stationen, an denen sich Linien treffen; jede Station der grünen Yamanote-Linie, die du auslässt, kostet Punkte. Alle zeichnen gleichzeitig, niemand kommt dir in die Quere, und du kannst auch allein spielen.',
  goal: 'Sammle die meisten Punkte: lange Linien, Umsteigen am Rand, die ganze Yamanote-Linie.',
  symbols,
  pencils,
  districts,
  effects,
  goals,
  grades,
  questions,
  glance({ phase, of, points: best, leaders }) {
    const now = `Durchgang ${phase} von ${of}`;
    if (best === null) return now;
    return leaders.length === 0 ? `${now}, ${points(best)}` : `${now}, vorn: ${list(leaders)} (${points(best)})`;
  },
  situation,
  waiting,
  explanations,
  ties: {
    broken: 'Bei Gleichstand entscheidet die beste einzelne Linie.',
    shared: 'Gleich viele Punkte und gleich gute beste Linie: ein geteilter Platz.',
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
