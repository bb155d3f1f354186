/** Values for every sentence that is a function, by where it stands in `Words`. */
import { ESTABLISHMENTS, LANDMARKS } from '@yamanote/games/machi-koro/rules';
import type { Person } from '@yamanote/games/wording';
import type { Deed } from '../words.ts';

const ADA: Person = { name: 'Ada', you: false };
const BOTAN: Person = { name: 'Botan', you: false };
const YOU: Person = { name: 'Ada', you: true };
const CARDS = [...ESTABLISHMENTS, ...LANDMARKS];
const CAUSES = [
  { card: 'ranch', copies: 1, coins: 1 },
  { card: 'bakery', copies: 2, coins: 2 },
];

/** Each kind of deed in a turn, done by somebody and by the reader, to somebody and to the reader. */
const TURNS = [
  ...ofEach((seat) => ({ seat, deeds: [{ do: 'roll', number: 9, instead: 3, second: true }, { do: 'win' }] })),
  ...[ADA, YOU].flatMap((seat) =>
    [BOTAN, YOU]
      .filter((other) => !(seat.you && other.you))
      .flatMap((other) => [
        ...[1, 2, 5].flatMap((coins) => [
          turnOf(seat, { do: 'pay', to: other, coins }),
          turnOf(seat, { do: 'charge', from: other, coins, card: 'tv-station' }),
        ]),
        turnOf(seat, { do: 'owe', to: other, card: 'cafe' }),
        turnOf(seat, { do: 'miss', from: other, card: 'tv-station' }),
        turnOf(seat, { do: 'swap', gave: 'wheat-field', other, took: 'mine' }),
      ]),
  ),
  ...ofEach((seat) => turnOf(seat, { do: 'earn', coins: 1 })),
  ...ofEach((seat) =>
    turnOf(seat, { do: 'collect', coins: 2, card: 'stadium' }, { do: 'build', card: 'apple-orchard' }),
  ),
  ...ofEach((seat) => turnOf(seat, { do: 'build', card: 'radio-tower' }, { do: 'win' })),
  ...ofEach((seat) => turnOf(seat, { do: 'pass', forced: false })),
  ...ofEach((seat) => turnOf(seat, { do: 'pass', forced: true })),
];

function turnOf(seat: Person, ...deeds: readonly Deed[]) {
  return { seat, deeds: [{ do: 'roll', number: 6, instead: null, second: false }, ...deeds] };
}

export const SENTENCES: Readonly<Record<string, readonly object[]>> = {
  'questions.roll': [
    { seat: ADA, dice: 1 },
    { seat: YOU, dice: 2 },
  ],
  'questions.reroll': ofEach((seat) => ({ seat, number: 7 })),
  'questions.charge': ofEach((seat) => ({ seat })),
  'questions.give': ofEach((seat) => ({ seat })),
  'questions.take': ofEach((seat) => ({ seat, giving: 'bakery' })),
  'questions.build': [0, 1, 2, 5].flatMap((coins) => ofEach((seat) => ({ seat, coins }))),
  situation: [
    ...[0, 1, 2, 5].flatMap((coins) => ofEach((seat) => ({ seat, built: coins % 3, of: 4, coins, last: null }))),
    ...LANDMARKS.flatMap(({ id, cost }) =>
      ofEach((seat) => ({ seat, built: 3, of: 4, coins: 1, last: { card: id, cost } })),
    ),
  ],
  glance: [
    { most: 0, of: 4, leaders: [] },
    { most: 1, of: 4, leaders: [] },
    { most: 2, of: 4, leaders: ['Ada', 'Botan'] },
    { most: 3, of: 4, leaders: ['Ada'] },
  ],
  'waiting.first': [{}],
  'waiting.dice': ofEach((seat) => ({ seat })),
  'waiting.turn-over': [{}],
  'waiting.over': ofEach((seat) => ({ seat })),
  'actions.roll': [{ dice: 1 }, { dice: 2 }],
  'actions.keep': [{ number: 7 }],
  'actions.reroll': [{}],
  'actions.charge': [0, 1, 2, 5].map((coins) => ({ seat: 'Botan', coins })),
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
    { from: YOU, to: ADA, coins: 0, claimed: 1, causes: [{ card: 'cafe', copies: 1, coins: 1 }] },
    { from: ADA, to: YOU, coins: 1, claimed: 2, causes: [{ card: 'stadium', copies: 1, coins: 2 }] },
  ],
  'events.earned': [
    { seat: ADA, coins: 3, causes: CAUSES },
    { seat: YOU, coins: 1, causes: CAUSES.slice(0, 1) },
    ...ESTABLISHMENTS.map(({ id }) => ({ seat: ADA, coins: 5, causes: [{ card: id, copies: 2, coins: 5 }] })),
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
  turn: TURNS,
  turnHeard: TURNS,
  toYou: [1, 2, 5, -1, -2].map((coins) => ({ coins, own: false })),
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
