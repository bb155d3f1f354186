import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: { name: 'Edition', hint: 'Which edition you play.', values: { base: 'Base game' } },
  map: {
    name: 'Map',
    hint: 'We drew both maps ourselves; neither is the published sheet. The first is square and dense, the second tall with a large centre.',
    values: { 'tokyo-original-1': 'The square sheet', 'tokyo-original-2': 'The tall sheet' },
  },
  effects: {
    name: 'Station effects',
    hint: 'Each phase has a symbol that triggers an effect: branch off, draw to any symbol, go further, or count a station twice.',
    values: { true: 'With effects', false: 'Without effects' },
  },
  goals: {
    name: 'Goals',
    hint: '2 goals for everybody, worth 10 points each at the end.',
    values: { true: 'With goals', false: 'Without goals' },
  },
  pencils: {
    name: 'First pencils',
    hint: 'How the first pencils are handed out. In a solo game it is always random.',
    values: { dealt: 'Random', chosen: 'Chosen in turn' },
  },
  pace: {
    name: 'Pace',
    hint: 'Together: the next card waits until all have drawn. Own pace: nobody waits, all get the same cards, and you compare sheets at the end.',
    values: { together: 'Together', own: 'Own pace' },
  },
};

export const orders: Words['orders'] = {
  pass: {
    name: 'Always pass',
    hint: 'For when you have to leave: the match goes on, and you draw nothing more. You can switch it off at any time.',
    settings: {
      always: {
        name: 'In every round',
        hint: 'In all phases still to come, too.',
        values: { true: 'Pass without asking me', false: 'Ask me' },
      },
    },
  },
};
