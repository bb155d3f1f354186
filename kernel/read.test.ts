import { expect, test } from 'vitest';
import {
  accept,
  joined,
  objectTo,
  readBoolean,
  readChoice,
  readFields,
  readHex,
  readInteger,
  reading,
  readList,
  readString,
} from './read.ts';
import { isRefusal, type Refusal, refuse, sentence } from './refusal.ts';

function refusalOf(read: () => unknown): Refusal {
  const value = reading(read);
  if (!isRefusal(value)) throw new Error(`accepted as ${JSON.stringify(value)}`);
  return value;
}

test.each<[string, () => unknown, string]>([
  ['no object', () => readFields('seats[0]', [], []), 'seats[0]: expected an object, found []'],
  ['null', () => readFields('', null, []), 'expected an object, found null'],
  [
    'a field too much',
    () => readFields('by', { is: 1, at: 2 }, ['is']),
    'by.at: expected no such field, only is, found 2',
  ],
  [
    'an inherited field',
    () => readFields('', {}, ['toString']),
    'toString: expected this field to be there, found nothing',
  ],
  [
    'a smuggled prototype',
    () => readFields('', JSON.parse('{"__proto__": 1}'), [], ['a']),
    '__proto__: expected no such field, only a, found 1',
  ],
  ['a list', () => readList('log', {}), 'log: expected a list, found {}'],
  ['a fraction', () => readInteger('n', 0.5, 0), 'n: expected a whole number of at least 0, found 0.5'],
  ['a number too big', () => readInteger('n', 9, 0, 8), 'n: expected a whole number from 0 to 8, found 9'],
  ['a number too small', () => readInteger('n', -1, 0), 'n: expected a whole number of at least 0, found -1'],
  [
    'a number beyond counting',
    () => readInteger('n', 2 ** 53, 0),
    'n: expected a whole number of at least 0, found 9007199254740992',
  ],
  ['a flag', () => readBoolean('f', 0), 'f: expected true or false, found 0'],
  ['a text', () => readString('t', null), 't: expected a text, found null'],
  ['a choice', () => readChoice('c', 'toString', ['a', 'b']), 'c: expected one of a, b, found "toString"'],
  ['too few digits', () => readHex('h', 'abc', 2), 'h: expected 4 hexadecimal digits, found "abc"'],
  ['capital digits', () => readHex('h', 'ABCD', 2), 'h: expected 4 hexadecimal digits, found "ABCD"'],
])('%s', (_name, read, expected) => {
  expect(sentence(refusalOf(read))).toBe(expected);
});

test('what is in order passes', () => {
  const read = reading(() => ({
    fields: readFields('', { a: 1 }, ['a'], ['b']),
    n: readInteger('n', 8, 0, 8),
    h: readHex('h', '00ff', 2),
    c: readChoice('c', 'b', ['a', 'b']),
  }));
  expect(read).toEqual({ fields: { a: 1 }, n: 8, h: '00ff', c: 'b' });
});

test('a refusal from within gets the field where it stood, and keeps its code', () => {
  const inner = refuse('impossible', 'city.cafe', 'at most 2', 3);
  expect(refusalOf(() => accept('players[1]', inner))).toEqual({ ...inner, field: 'players[1].city.cafe' });
  expect(reading(() => accept('players', [1]))).toEqual([1]);
  expect(reading(() => accept('position', null))).toBeNull();
});

test('paths are joined with dots, but not before brackets', () => {
  expect([joined('', 'a'), joined('a', ''), joined('a', 'b'), joined('a', '[0]')]).toEqual(['a', 'a', 'a.b', 'a[0]']);
});

test('only an objection becomes a refusal; a fault in a parser is thrown', () => {
  expect(() =>
    reading(() => {
      throw new TypeError('a fault');
    }),
  ).toThrow(TypeError);
  expect(refusalOf(() => objectTo('a', 'a seat', 7, 'impossible')).refused).toBe('impossible');
});

test('what was found is shortened', () => {
  const { found } = refuse('malformed', '', 'less', 'x'.repeat(500));
  expect(found).toHaveLength(78);
  expect(found.endsWith('…')).toBe(true);
  expect(refuse('malformed', '', 'something', undefined).found).toBe('nothing');
});
