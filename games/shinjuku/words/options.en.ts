import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: {
    name: 'Edition',
    hint: 'The retail edition with its queue, stars and sets, or the prototype r12 in which you drop the good that you have most of.',
    values: { retail: 'Retail edition', r12: 'Prototype r12' },
  },
  ceo: {
    name: 'CEOs',
    hint: 'Good for a first match: everybody has a CEO. Cards of the ward that it stands in can pay for every other ward.',
    values: { true: 'With CEOs', false: 'Without CEOs' },
  },
  kaiju: {
    name: 'Kaiju',
    hint: 'Not for a first match: at some time a monster comes out of the bay, and customers flee from it.',
    values: { true: 'With the Kaiju', false: 'Without the Kaiju' },
  },
  kaijuStep: {
    name: 'Kaiju or CEO first',
    hint: 'Which of the two moves first in a turn, if both are in play.',
    values: { 'before-ceo': 'Kaiju, then CEO', 'after-ceo': 'CEO, then Kaiju' },
  },
  endRule: {
    name: 'Last turns',
    hint: 'What happens if the player who started brings the last customers to the map.',
    values: { printed: 'As printed: the match ends with that turn', 'equal-turns': 'Everybody has equally many turns' },
  },
  deptRelocation: {
    name: 'Relocating department stores',
    hint: 'Where a department store may be relocated to. As printed: anywhere; in the prototype never.',
    values: {
      printed: 'As printed',
      any: 'To any empty station',
      'marked-only': 'To square stations only',
      never: 'Never',
    },
  },
  openCollections: {
    name: 'Show what others have won',
    hint: 'It lies open all the time, for those who do not want to remember it; otherwise it is hidden until the end.',
    values: { true: 'Open', false: 'Behind screens' },
  },
  bagCount: {
    name: 'The bag',
    hint: 'Whether you see roughly how full the bag of customers is, or the exact number.',
    values: { level: 'Roughly', exact: 'Exact number' },
  },
  first: {
    name: 'First player',
    hint: 'Who takes the first turn; then it goes round clockwise.',
    values: { random: 'By lot', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4' },
  },
};
