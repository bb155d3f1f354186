import { start } from '@yamanote/kernel';
import { type Golden, goldenMatches } from '@yamanote/tools/golden';
import { expect, test } from 'vitest';
import { kingOfTokyo } from './index.ts';
import { richKingOfTokyo } from './testing/rich.ts';
import type { KingOfTokyo, KingOfTokyoOptions } from './types.ts';

interface Dealt extends Golden<KingOfTokyoOptions> {
  /** Which cards are dealt beforehand; `null` for none. */
  deal: number | null;
}

const golden = goldenMatches<KingOfTokyo, Dealt>(
  kingOfTokyo,
  new URL('../golden/matches.json', import.meta.url),
  ({ seats, options, deal }) =>
    deal === null ? start(kingOfTokyo, seats, options) : start(richKingOfTokyo, seats, { ...options, deal }),
);

test('the golden matches are of all numbers of players and options', () => {
  expect(new Set(golden.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(new Set(golden.map(({ options }) => `${options.short} ${options.bay}`)).size).toBe(4);
  expect(golden.filter(({ deal }) => deal !== null).length).toBeGreaterThanOrEqual(10);
});
