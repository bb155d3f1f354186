/**
 * Whole matches as they went when this version was made. They differ when the rules behave differently, or when the kernel
 * samples chance differently. If it is the rules, `version` must rise;
 * UPDATE_GOLDEN=1 npx vitest run --project unit games/next-station-tokyo/rules/golden.test.ts writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chooseAtRandom, fastRng, hashOf, playOut, start } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { nextStation } from './index.ts';
import type { NextStationOptions } from './types.ts';

interface Golden {
  seats: number;
  options: NextStationOptions;
  seed: string;
  entries: number;
  hash: string;
}

const file = new URL('../golden/matches.json', import.meta.url);

/** Both what chance does and what is chosen come from the seed. */
function play({ seats, options, seed }: Golden): Pick<Golden, 'entries' | 'hash'> {
  const rng = fastRng(seed);
  const state = start(nextStation, seats, options);
  const entries = playOut(nextStation, state, rng, chooseAtRandom(rng));
  return { entries, hash: hashOf(state) };
}

function read(): { version: number; matches: Golden[] } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

if (process.env.UPDATE_GOLDEN === '1') {
  const matches = read().matches.map((match) => ({ ...match, ...play(match) }));
  writeFileSync(file, `${JSON.stringify({ version: nextStation.version, matches }, null, 2)}\n`);
}
const golden = read();

test('the golden matches are of this version, and of all numbers of players and options', () => {
  expect(golden.version).toBe(nextStation.version);
  expect(new Set(golden.matches.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4]));
  for (const key of ['map', 'effects', 'goals', 'pencils', 'pace'] as const) {
    expect(new Set(golden.matches.map(({ options }) => options[key])).size, key).toBe(2);
  }
});

test.each(golden.matches)('the $seats-player match "$seed" goes as it went', (match) => {
  expect(play(match)).toEqual({ entries: match.entries, hash: match.hash });
});
