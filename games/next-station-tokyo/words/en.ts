import { actions } from './actions.en.ts';
import { events, toYou, turn } from './events.en.ts';
import { list, points } from './grammar.en.ts';
import { districts, effects, goals, grades, pencils, symbols } from './names.en.ts';
import { options, orders } from './options.en.ts';
import { explanations, questions, waiting } from './questions.en.ts';
import { situation } from './situation.en.ts';
import type { Words } from './words.ts';

export * as grammar from './grammar.en.ts';
export { beside } from './names.en.ts';

export const en: Words = {
  title: 'Next Station: Tokyo',
  about:
    'Draw the underground lines of Tokyo on your own sheet: 4 lines, one in each phase, from station to station as the symbols on the cards allow. Long lines through many districts score, and so do stations where lines meet, but every station of the green Yamanote Line that you miss costs points. All draw at the same time, nobody gets in your way, and you can play solo.',
  goal: 'Most points wins: long lines, meeting lines, and no Yamanote station missed.',
  symbols,
  pencils,
  districts,
  effects,
  goals,
  grades,
  questions,
  glance({ phase, of, points: best, leaders }) {
    const now = `Phase ${phase} of ${of}`;
    if (best === null) return now;
    return leaders.length === 0 ? `${now}, ${points(best)}` : `${now}, ${list(leaders)} ahead with ${points(best)}`;
  },
  situation,
  waiting,
  explanations,
  ties: {
    broken: 'Tied on points: the best single line decides.',
    shared: 'Tied on points and best line: a shared place.',
  },
  actions,
  events,
  turn,
  toYou,
  options,
  orders,
  effectTopic: ({ effect }) => `Effect: ${effects[effect].name}`,
  goalTopic: ({ goal }) => `Goal: ${goals[goal].name}`,
};
