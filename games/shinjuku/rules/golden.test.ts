/**
 * Whole matches as they went when this version was made. They differ when the rules behave differently, or when the kernel
 * samples chance differently. If it is the rules, `version` must rise;
 * UPDATE_GOLDEN=1 npx vitest run --project unit games/shinjuku/rules/golden.test.ts writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chooseAtRandom, fastRng, hashOf, playOut, start } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { shinjuku } from './index.ts';
import type { ShinjukuOptions } from './types.ts';

interface Golden {
  seats: number;
  options: ShinjukuOptions;
  seed: string;
  entries: number;
  hash: string;
}

const file = new URL('../golden/matches.json', import.meta.url);

/** Both what chance does and what is chosen come from the seed. */
function play({ seats, options, seed }: Golden): Pick<Golden, 'entries' | 'hash'> {
  const rng = fastRng(seed);
  const state = start(shinjuku, seats, options);
  const entries = playOut(shinjuku, state, rng, chooseAtRandom(rng));
  return { entries, hash: hashOf(state) };
}

function read(): { version: number; matches: Golden[] } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

if (process.env.UPDATE_GOLDEN === '1') {
  const matches = read().matches.map((match) => ({ ...match, ...play(match) }));
  writeFileSync(file, `${JSON.stringify({ version: shinjuku.version, matches }, null, 2)}\n`);
}
const golden = read();

test('the golden matches are of this version, and of both editions, all variants and numbers of players', () => {
  expect(golden.version).toBe(shinjuku.version);
  const mixes = golden.matches.map(
    ({ seats, options: { edition, ceo, kaiju } }) => `${edition} ${ceo} ${kaiju} ${seats}`,
  );
  for (const seats of [2, 3, 4]) {
    for (const mix of [
      'retail false false',
      'retail true false',
      'retail false true',
      'retail true true',
      'r12 false false',
    ]) {
      expect(mixes).toContain(`${mix} ${seats}`);
    }
  }
});

test.each(golden.matches)('the $seats-player match "$seed" goes as it went', (match) => {
  expect(play(match)).toEqual({ entries: match.entries, hash: match.hash });
});
