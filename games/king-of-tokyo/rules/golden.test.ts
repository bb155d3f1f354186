/**
 * Whole matches as they went when this version was made, some of them with cards dealt beforehand. They differ when the
 * rules behave differently, or when the kernel samples chance differently. If it is the rules, `version` must rise;
 * UPDATE_GOLDEN=1 npx vitest run --project unit games/king-of-tokyo/rules/golden.test.ts writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chooseAtRandom, fastRng, hashOf, playOut, start } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { kingOfTokyo } from './index.ts';
import { richKingOfTokyo } from './testing/rich.ts';
import type { KingOfTokyoOptions } from './types.ts';

interface Golden {
  seats: number;
  options: KingOfTokyoOptions;
  /** Which cards are dealt; `null` for none. */
  deal: number | null;
  seed: string;
  entries: number;
  hash: string;
}

const file = new URL('../golden/matches.json', import.meta.url);

/** Both what chance does and what is chosen come from the seed. */
function play({ seats, options, deal, seed }: Golden): Pick<Golden, 'entries' | 'hash'> {
  const rng = fastRng(seed);
  const state =
    deal === null ? start(kingOfTokyo, seats, options) : start(richKingOfTokyo, seats, { ...options, deal });
  const entries = playOut(kingOfTokyo, state, rng, chooseAtRandom(rng));
  return { entries, hash: hashOf(state) };
}

function read(): { version: number; matches: Golden[] } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

if (process.env.UPDATE_GOLDEN === '1') {
  const matches = read().matches.map((match) => ({ ...match, ...play(match) }));
  writeFileSync(file, `${JSON.stringify({ version: kingOfTokyo.version, matches }, null, 2)}\n`);
}
const golden = read();

test('the golden matches are of this version, and of all numbers of players and options', () => {
  expect(golden.version).toBe(kingOfTokyo.version);
  expect(new Set(golden.matches.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(new Set(golden.matches.map(({ options }) => `${options.short} ${options.bay}`)).size).toBe(4);
  expect(golden.matches.filter(({ deal }) => deal !== null).length).toBeGreaterThanOrEqual(10);
});

test.each(golden.matches)('the $seats-player match "$seed" goes as it went', (match) => {
  expect(play(match)).toEqual({ entries: match.entries, hash: match.hash });
});
