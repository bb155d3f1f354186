import { actions } from './actions.en.ts';
import { events, toYou, turn } from './events.en.ts';
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
    'Everybody draws underground lines through Tokyo on a sheet of their own: four of them, one in each phase, from station to station with the symbols that the cards show. Long lines through many districts score, as do stations where lines meet, while stations of the green ring that you leave out cost points. All draw at the same time, nobody can disturb anybody, and it can be played alone.',
  goal: 'Most points win: long lines, lines that meet at the edges, no ring station left out.',
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
    broken: 'With the same points, the best single line decides.',
    shared: 'With the same points and equally good best lines, seats share a place.',
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
