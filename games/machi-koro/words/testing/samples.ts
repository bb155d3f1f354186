/** Values for every sentence that is a function, by where it stands in `Words`. */
import { ESTABLISHMENTS, LANDMARKS } from '@yamanote/games/machi-koro/rules';
import type { Person } from '@yamanote/games/wording';

const ADA: Person = { name: 'Ada', you: false };
const BOTAN: Person = { name: 'Botan', you: false };
const YOU: Person = { name: 'Ada', you: true };
const CARDS = [...ESTABLISHMENTS, ...LANDMARKS];
const CAUSES = [
  { card: 'ranch', copies: 1, coins: 1 },
  { card: 'bakery', copies: 2, coins: 2 },
];

export const SENTENCES: Readonly<Record<string, readonly object[]>> = {
  'questions.roll': [
    { seat: ADA, dice: 1 },
    { seat: YOU, dice: 2 },
  ],
  'questions.reroll': ofEach((seat) => ({ seat, number: 7 })),
  'questions.charge': ofEach((seat) => ({ seat })),
  'questions.give': ofEach((seat) => ({ seat })),
  'questions.take': ofEach((seat) => ({ seat, giving: 'bakery' })),
  'questions.build': ofEach((seat) => ({ seat, coins: 5 })),
  situation: [
    ...ofEach((seat) => ({ seat, built: 1, of: 4, coins: 7, last: null })),
    ...LANDMARKS.flatMap(({ id, cost }) =>
      ofEach((seat) => ({ seat, built: 3, of: 4, coins: 1, last: { card: id, cost } })),
    ),
  ],
  'waiting.first': [{}],
  'waiting.dice': ofEach((seat) => ({ seat })),
  'waiting.turn-over': [{}],
  'waiting.over': ofEach((seat) => ({ seat })),
  'actions.roll': [{ dice: 1 }, { dice: 2 }],
  'actions.keep': [{ number: 7 }],
  'actions.reroll': [{}],
  'actions.charge': [{ seat: 'Botan', coins: 3 }],
  'actions.decline': [{}],
  'actions.give': [{ card: 'bakery' }],
  'actions.take': [{ seat: 'Botan', card: 'mine' }],
  'actions.build': CARDS.map(({ id, cost }) => ({ card: id, cost })),
  'actions.pass': [{}],
  'events.first-drawn': ofEach((seat) => ({ seat })),
  'events.turn-began': [...ofEach((seat) => ({ seat, second: false })), ...ofEach((seat) => ({ seat, second: true }))],
  'events.activated': LANDMARKS.flatMap(({ id }) => ofEach((seat) => ({ seat, landmark: id }))),
  'events.rolled': [
    { seat: ADA, dice: [5], again: false },
    { seat: YOU, dice: [3, 4], again: false },
    { seat: ADA, dice: [4, 4], again: true },
  ],
  'events.rerolled': ofEach((seat) => ({ seat, dice: [3, 4] })),
  'events.paid': [
    { from: ADA, to: BOTAN, coins: 1, claimed: 1, causes: [{ card: 'cafe', copies: 1, coins: 1 }] },
    { from: YOU, to: BOTAN, coins: 2, claimed: 5, causes: [{ card: 'tv-station', copies: 1, coins: 5 }] },
    { from: BOTAN, to: YOU, coins: 0, claimed: 4, causes: [{ card: 'cafe', copies: 2, coins: 4 }] },
  ],
  'events.earned': [
    { seat: ADA, coins: 3, causes: CAUSES },
    { seat: YOU, coins: 1, causes: CAUSES.slice(0, 1) },
  ],
  'events.swapped': [
    { seat: ADA, gave: 'bakery', other: BOTAN, took: 'mine' },
    { seat: YOU, gave: 'bakery', other: BOTAN, took: 'mine' },
    { seat: BOTAN, gave: 'bakery', other: YOU, took: 'mine' },
  ],
  'events.swap-declined': ofEach((seat) => ({ seat })),
  'events.built': CARDS.flatMap(({ id, cost }) => ofEach((seat) => ({ seat, card: id, cost }))),
  'events.passed': [...ofEach((seat) => ({ seat, forced: false })), ...ofEach((seat) => ({ seat, forced: true }))],
  'events.turned-over': ESTABLISHMENTS.map(({ id }) => ({ card: id })),
  'events.won': ofEach((seat) => ({ seat })),
  turn: ofEach((seat) => ({ seat, deeds: [{ do: 'roll', number: 9, instead: 3, second: true }, { do: 'win' }] })),
  turnHeard: ofEach((seat) => ({
    seat,
    deeds: [
      { do: 'roll', number: 3, instead: null, second: false },
      { do: 'owe', to: BOTAN, card: 'cafe' },
    ],
  })),
  toYou: [
    { coins: 5, own: false },
    { coins: -2, own: false },
  ],
  establishment: ESTABLISHMENTS.map(({ id, numbers, colour, icon, cost }) => ({
    card: id,
    numbers,
    colour,
    icon,
    cost,
  })),
  landmark: LANDMARKS.map(({ id, icon, cost }) => ({ card: id, icon, cost })),
};

/** The same about somebody, and about the reader. */
function ofEach<V>(values: (seat: Person) => V): V[] {
  return [ADA, YOU].map(values);
}
