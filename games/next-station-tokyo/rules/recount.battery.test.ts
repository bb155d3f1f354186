import { expect, test } from 'vitest';
import { countTwice } from './testing/count-twice.ts';

const PORTIONS = 10;
const MATCHES = 250;

test('ten thousand random sheets are worth what a recount from the rules says', async () => {
  let counted = 0;
  for (let portion = 0; portion < PORTIONS; portion++) {
    const { sheets, disagreements } = countTwice(MATCHES, `ten thousand sheets ${portion}`);
    expect(disagreements).toEqual([]);
    counted += sheets;
    // Between two portions the thread can answer vitest.
    await new Promise(setImmediate);
  }
  expect(counted).toBe(10_000);
}, 600_000);
