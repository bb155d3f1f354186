import { goldenMatches } from '@yamanote/tools/golden';
import { expect, test } from 'vitest';
import { nextStation } from './index.ts';

const golden = goldenMatches(nextStation, new URL('../golden/matches.json', import.meta.url));

test('the golden matches are of all numbers of players and options', () => {
  expect(new Set(golden.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4]));
  for (const key of ['map', 'effects', 'goals', 'pencils', 'pace'] as const) {
    expect(new Set(golden.map(({ options }) => options[key])).size, key).toBe(2);
  }
});
