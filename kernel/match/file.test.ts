import { expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { isRefusal, type Refusal, sentence } from '../refusal.ts';
import { parseMatch } from './file.ts';

/** One entry of every kind. */
const FILE = {
  format: 'yamanote-match-1',
  game: 'lanterns',
  version: 1,
  options: { rounds: 3 },
  seats: [
    { name: 'Aiko', player: 'person', bits: '0a'.repeat(16) },
    { name: 'Ben', player: 'easy', bits: null },
  ],
  position: null,
  commitment: 'c0'.repeat(32),
  seed: '5e'.repeat(32),
  log: [
    {
      index: 0,
      seat: 'chance',
      of: {
        pick: [
          [0, 1],
          [1, 2],
        ],
      },
      answer: 1,
      at: 5,
    },
    { index: 1, seat: 'chance', of: { draw: 1, from: { red: 2, gold: 0 } }, answer: ['red'], at: 5 },
    { index: 2, seat: 0, answer: { do: 'throw' }, by: { is: 'person' }, at: 6, clock: null },
    { index: 3, seat: 0, undo: 2, by: { is: 'time-out' }, consent: false, at: 7 },
    { index: 4, seat: 1, answer: { do: 'throw' }, by: { is: 'bot', bot: 'easy' }, at: 8, clock: 900 },
    { index: 5, seat: 1, withdraw: 4, by: { is: 'standing-order' }, at: 9 },
    { index: 6, seat: 'chance', of: { dice: 2 }, answer: [1, 4], at: 9 },
  ],
  hash: 'a5'.repeat(32),
};

/** The file with one value changed, added or (with `undefined`) left out. */
function changed(path: string, value: Json | undefined): unknown {
  const file = JSON.parse(JSON.stringify(FILE));
  const keys = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  const last = keys.pop() as string;
  const target = keys.reduce((inside, key) => inside[key], file);
  if (value === undefined) delete target[last];
  else target[last] = value;
  return file;
}

function refusalOf(path: string, value: Json | undefined): Refusal {
  const match = parseMatch(changed(path, value));
  if (!isRefusal(match)) throw new Error(`accepted with ${path} as ${JSON.stringify(value)}`);
  return match;
}

/** Every field of the format; what a game puts into options, position, answers and outcomes is its own business. */
function* fields(value: unknown, path = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const inner = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    if (!Array.isArray(value)) yield inner;
    if (!['options', 'position', 'answer', 'from', 'pick'].includes(key)) yield* fields(item, inner);
  }
}
const FIELDS = [...fields(FILE)];

test('a file with every kind of entry is read as it is', () => {
  expect(parseMatch(JSON.parse(JSON.stringify(FILE)))).toEqual(FILE);
});

test('a match that is still running has neither seed nor fingerprint', () => {
  expect(parseMatch({ ...FILE, seed: null, hash: null })).toMatchObject({ seed: null, hash: null });
});

test('every field must be there, and the one that is missing is named', () => {
  // Without the word that says of what kind it is, an entry or a chance is taken for one of another kind.
  const telling = (path: string) =>
    /\.(undo|withdraw|of\.dice|of\.draw)$/.test(path) || /^log\[[016]\]\.seat$/.test(path);
  const plain = FIELDS.filter((path) => !telling(path));
  expect(plain.map((path) => refusalOf(path, undefined).field)).toEqual(plain);
  for (const path of FIELDS.filter(telling)) {
    const [entry] = path.split('.');
    expect(refusalOf(path, undefined).field.startsWith(`${entry}.`)).toBe(true);
  }
});

test.each(['', 'seats[0].', 'log[0].', 'log[0].of.', 'log[2].', 'log[2].by.', 'log[3].', 'log[4].by.', 'log[5].'])(
  'nothing else may be in "%s"',
  (place) => {
    expect(refusalOf(`${place}extra`, 1)).toMatchObject({ field: `${place}extra`, found: '1' });
  },
);

test.each<[string, Json]>([
  ['format', 'yamanote-match-3'],
  ['version', 0],
  ['options', []],
  ['seats', {}],
  ['seats[0].bits', '0a'],
  ['commitment', 'C0'.repeat(32)],
  ['seed', ''],
  ['log', {}],
  ['log[2].index', 3],
  ['log[2].seat', 2],
  ['log[2].at', -1],
  ['log[2].clock', -5],
  ['log[2].by.is', 'ghost'],
  ['log[4].by.bot', 7],
  ['log[3].undo', 3],
  ['log[3].consent', 'yes'],
  ['log[5].withdraw', 5],
  ['log[6].of.dice', 0],
  ['log[6].of.dice', 1e9],
  ['log[1].of.draw', 3],
  ['log[1].of.from.red', -1],
  ['log[0].of.pick[1][1]', 0.5],
  ['log[0].of.pick[1]', [1]],
])('%s cannot be %j', (path, value) => {
  expect(refusalOf(path, value).field).toBe(path);
});

test('a pick needs something to pick', () => {
  expect(refusalOf('log[0].of.pick', []).field).toBe('log[0].of.pick');
  expect(refusalOf('log[0].of.pick', [[0, 0]]).field).toBe('log[0].of.pick');
});

test.each([[null], [[]], ['match'], [7]])('%j is no match', (json) => {
  const match = parseMatch(json);
  expect(isRefusal(match) && sentence(match)).toMatch('expected an object, found ');
});
