import { stones } from '@yamanote/kernel/toys';
import { goldenMatches } from '@yamanote/tools/golden';
import { expect, test } from 'vitest';

const golden = goldenMatches(stones, new URL('../golden/matches.json', import.meta.url));

test('the golden matches are of all numbers of players', () => {
  expect(golden.map(({ seats }) => seats)).toEqual([1, 2, 3]);
});
