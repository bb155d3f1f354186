import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: { name: 'Edition', hint: 'Which edition of the game is played.', values: { base: 'Base game' } },
  map: {
    name: 'Map',
    hint: 'Both maps are our own drawings, not the published sheet: the first is square and dense, the second tall with a large centre.',
    values: { 'tokyo-original-1': 'The square sheet', 'tokyo-original-2': 'The tall sheet' },
  },
  effects: {
    name: 'Station effects',
    hint: 'Each phase has a symbol that sets off an effect: branch off, go anywhere, go further, or count a station twice.',
    values: { true: 'With effects', false: 'Without effects' },
  },
  goals: {
    name: 'Goals',
    hint: 'Two goals for everybody, worth 10 points each at the end.',
    values: { true: 'With goals', false: 'Without goals' },
  },
  pencils: {
    name: 'First pencils',
    hint: 'Which pencil everybody begins with; alone they are always dealt.',
    values: { dealt: 'By lot', chosen: 'Chosen in turn' },
  },
  pace: {
    name: 'Pace',
    hint: 'Together, the next card waits until all have drawn; at your own pace nobody waits, all get the same cards, and sheets are compared at the end.',
    values: { together: 'Together', own: 'Own pace' },
  },
};

export const orders: Words['orders'] = {
  pass: {
    name: 'Passing for good',
    hint: 'For when you have to leave: the match goes on, and you draw nothing more. You can take it back at any time.',
    settings: {
      always: {
        name: 'In every round',
        hint: 'Also in the phases that are still to come.',
        values: { true: 'Pass without asking me', false: 'Ask me' },
      },
    },
  },
};
