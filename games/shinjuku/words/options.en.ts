import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: {
    name: 'Edition',
    hint: 'The retail edition with its queue, stars and sets, or the prototype r12, in which the good that you have most of does not count.',
    values: { retail: 'Retail edition', r12: 'Prototype r12' },
  },
  ceo: {
    name: 'CEOs',
    hint: 'Good for a first match: everybody has a CEO. Cards of the ward that it stands in are wildcards: they count as cards of any ward.',
    values: { true: 'With CEOs', false: 'Without CEOs' },
  },
  kaiju: {
    name: 'Kaiju',
    hint: 'Not for a first match: sooner or later a monster comes out of Tokyo Bay, and customers flee from it.',
    values: { true: 'With the Kaiju', false: 'Without the Kaiju' },
  },
  kaijuStep: {
    name: 'Kaiju or CEO first',
    hint: 'Which of the two moves first in a turn, if both are in play.',
    values: { 'before-ceo': 'Kaiju, then CEO', 'after-ceo': 'CEO, then Kaiju' },
  },
  endRule: {
    name: 'Last turns',
    hint: 'What happens if the player with the start card brings the last customers to the map. As printed, that turn is the last.',
    values: { printed: 'That turn is the last', 'equal-turns': 'Equal turns for all' },
  },
  deptRelocation: {
    name: 'Relocating department stores',
    hint: 'Where a department store may be relocated to. As printed: to any empty station; in the prototype never. The icon is the one for department stores.',
    values: {
      printed: 'As printed',
      any: 'To any empty station',
      'marked-only': 'To stations with the icon',
      never: 'Never',
    },
  },
  openCollections: {
    name: 'Show what others have won',
    hint: 'Won customers stay face up, so nobody has to remember them. Otherwise they are hidden until the end.',
    values: { true: 'Open', false: 'Behind screens' },
  },
  bagCount: {
    name: 'The bag',
    hint: 'Whether you see roughly how full the bag of customers is, or the exact number.',
    values: { level: 'Roughly', exact: 'Exact number' },
  },
  first: {
    name: 'First player',
    hint: 'Who goes first. After that, turns go clockwise.',
    values: { random: 'Random', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4' },
  },
};
