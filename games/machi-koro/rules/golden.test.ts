import { goldenMatches } from '@yamanote/tools/golden';
import { expect, test } from 'vitest';
import { machiKoro } from './index.ts';

const golden = goldenMatches(machiKoro, new URL('../golden/matches.json', import.meta.url));

test('the golden matches are of all numbers of players and options', () => {
  expect(new Set(golden.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  expect(new Set(golden.map(({ options }) => `${options.display} ${options.beginnerLimit}`)).size).toBe(4);
});
