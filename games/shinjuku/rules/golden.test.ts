import { goldenMatches } from '@yamanote/tools/golden';
import { expect, test } from 'vitest';
import { shinjuku } from './index.ts';

const golden = goldenMatches(shinjuku, new URL('../golden/matches.json', import.meta.url));

test('the golden matches are of both editions, all variants and numbers of players', () => {
  const mixes = golden.map(({ seats, options: { edition, ceo, kaiju } }) => `${edition} ${ceo} ${kaiju} ${seats}`);
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
