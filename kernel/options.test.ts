import { expect, test } from 'vitest';
import { chooseOptions, optionSpecs, parseOptions, parseSeats } from './options.ts';
import { isRefusal, sentence } from './refusal.ts';
import { type LanternsOptions, lanterns } from './toys/index.ts';

const DEFAULTS = { edition: 'river', festival: 'summer', rounds: 3, looking: true, first: 'random' };

test('what is not said is as usual', () => {
  expect(parseOptions(lanterns, undefined, 2)).toEqual(DEFAULTS);
  expect(parseOptions(lanterns, { rounds: 5, first: 2 }, 3)).toEqual({ ...DEFAULTS, rounds: 5, first: 2 });
});

test('options that were completed are complete', () => {
  const given = { edition: 'river', festival: 'winter', rounds: 1, looking: false, first: 0 };
  expect(parseOptions(lanterns, given, 4)).toEqual(given);
});

test.each<[unknown, string]>([
  [{ looking: 1 }, 'options.looking: expected true or false, found 1'],
  [{ festival: 'spring' }, 'options.festival: expected one of summer, winter, found "spring"'],
  [{ edition: 'sea' }, 'options.edition: expected one of river, found "sea"'],
  [{ rounds: 6 }, 'options.rounds: expected a whole number from 1 to 5, found 6'],
  [{ rounds: '3' }, 'options.rounds: expected a whole number from 1 to 5, found "3"'],
  [{ first: 2 }, 'options.first: expected random or a seat from 0 to 1, found 2'],
  [{ first: null }, 'options.first: expected random or a seat from 0 to 1, found null'],
  [{ length: 3 }, 'options.length: expected no such field, only edition, festival, rounds, looking, first, found 3'],
  [[], 'options: expected an object, found []'],
])('%j is refused', (json, expected) => {
  const options = parseOptions(lanterns, json, 2);
  expect(isRefusal(options) && sentence(options)).toBe(expected);
});

test('the edition comes first', () => {
  expect(Object.keys(optionSpecs(lanterns))).toEqual(['edition', 'festival', 'rounds', 'looking', 'first']);
});

test('as many seats as the game has', () => {
  expect([2, 3, 4].map((seats) => parseSeats(lanterns, seats))).toEqual([2, 3, 4]);
  for (const seats of [1, 5, 2.5, '2', null]) expect(isRefusal(parseSeats(lanterns, seats))).toBe(true);
});

/** In winter it is dark: nobody looks at a lantern, and the rounds are as usual. */
const dark = {
  ...lanterns,
  lacks: ({ festival }: LanternsOptions) => (festival === 'winter' ? ['looking', 'rounds'] : []),
};

test('a new match cannot set what its other options leave no room for', () => {
  expect(chooseOptions(dark, { looking: false }, 2)).toEqual({ ...DEFAULTS, looking: false });
  expect(chooseOptions(dark, { festival: 'winter', looking: true }, 2)).toEqual({ ...DEFAULTS, festival: 'winter' });
  const options = chooseOptions(dark, { festival: 'winter', looking: false }, 2);
  expect(isRefusal(options) && [options.refused, sentence(options)]).toEqual([
    'impossible',
    'options.looking: expected true, beside the other options there is no choice, found false',
  ]);
  // A match that began with it is read as it was.
  expect(parseOptions(dark, { festival: 'winter', looking: false }, 2)).toMatchObject({ looking: false });
});

test('a change keeps what was chosen before, except for what there is no room for any more', () => {
  const before = { ...DEFAULTS, looking: false, rounds: 5, first: 1 };
  expect(chooseOptions(dark, { rounds: 4 }, 2, before)).toEqual({ ...before, rounds: 4 });
  expect(chooseOptions(dark, { festival: 'winter' }, 2, before)).toEqual({ ...DEFAULTS, festival: 'winter', first: 1 });
  expect(isRefusal(chooseOptions(dark, { festival: 'winter', rounds: 4 }, 2, before))).toBe(true);
  expect(isRefusal(chooseOptions(dark, [], 2, before))).toBe(true);
  expect(isRefusal(chooseOptions(dark, { rounds: 9 }, 2, before))).toBe(true);
});
