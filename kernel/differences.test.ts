import { expect, test } from 'vitest';
import { differences, type Path } from './differences.ts';

test.each<[unknown, unknown, string[]]>([
  [{ coins: 3 }, { coins: 3, city: {} }, []],
  [{ coins: 3 }, { coins: 4 }, ['at.coins: expected 3, found 4']],
  [{ city: { cafe: 0 } }, { city: {} }, ['at.city.cafe: expected 0, found nothing']],
  [{ city: { cafe: 1 } }, { city: {} }, ['at.city.cafe: expected 1, found nothing']],
  [{ toString: 0 }, {}, ['at.toString: expected 0, found nothing']],
  [[1, { a: 2 }], [1, { a: 2, b: 3 }], []],
  [
    [1, 2, 3],
    [1, 0, 4],
    ['at[1]: expected 2, found 0', 'at[2]: expected 3, found 4'],
  ],
  [[1], [1, 2], ['at: expected [1], found [1,2]']],
  [{}, [], ['at: expected {}, found []']],
  [null, 0, ['at: expected null, found 0']],
  ['a', { a: 1 }, ['at: expected "a", found {"a":1}']],
])('%j in %j', (expected, found, sentences) => {
  expect(differences('at', expected, found)).toEqual(sentences);
});

test('without a field of its own the path begins with the key', () => {
  expect(differences('', { a: { b: 1 } }, { a: { b: 2 } })).toEqual(['a.b: expected 1, found 2']);
});

test('an expected 0 or null fits a field that may be left out, and no other', () => {
  const inCities = ([, key]: Path) => key === 'city';
  const expected = [{ city: { cafe: 0, mine: null, ranch: 1 }, coin: 0 }];
  expect(differences('at', expected, [{ city: {}, coins: 3 }], inCities)).toEqual([
    'at[0].city.ranch: expected 1, found nothing',
    'at[0].coin: expected 0, found nothing',
  ]);
});
