import { type Golden, goldenMatches } from '@yamanote/tools/golden';
import { expect, test } from 'vitest';
import { kingOfTokyo } from './index.ts';
import { beginning, type Dealt } from './testing/rich.ts';
import type { KingOfTokyo } from './types.ts';

const golden = goldenMatches<KingOfTokyo, Golden<KingOfTokyo['options']> & Dealt>(
  kingOfTokyo,
  new URL('../golden/matches.json', import.meta.url),
  beginning(kingOfTokyo),
);

test('the golden matches are of all numbers of players and options', () => {
  expect(new Set(golden.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(new Set(golden.map(({ options }) => `${options.short} ${options.bay}`)).size).toBe(4);
  expect(golden.filter(({ deal }) => deal !== null).length).toBeGreaterThanOrEqual(10);
});
