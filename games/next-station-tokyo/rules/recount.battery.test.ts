import { expect, test } from 'vitest';
import { countTwice } from './testing/count-twice.ts';

const MATCHES = 2_500;

test('ten thousand random sheets are worth what a recount from the rules says', () => {
  const { sheets, disagreements } = countTwice(MATCHES, 'ten thousand sheets');
  expect(disagreements).toEqual([]);
  expect(sheets).toBe(10_000);
});
