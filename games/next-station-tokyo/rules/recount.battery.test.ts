import { expect, test } from 'vitest';
import { countTwice } from './testing/count-twice.ts';

const PORTIONS = 10;
const MATCHES = 250;

test('ten thousand sheets are worth what a recount from the rules says, rare ones among them', async () => {
  let counted = 0;
  const seen: Record<string, number> = {};
  for (let portion = 0; portion < PORTIONS; portion++) {
    const { sheets, disagreements, rarities } = countTwice(MATCHES, `ten thousand sheets ${portion}`);
    expect(disagreements).toEqual([]);
    counted += sheets;
    for (const [name, times] of Object.entries(rarities)) seen[name] = (seen[name] ?? 0) + times;
    // Between two portions the thread can answer vitest.
    await new Promise(setImmediate);
  }
  expect(counted).toBe(10_000);
  // Each of them often enough that a mistake in counting it would show.
  expect(Object.entries(seen).filter(([, times]) => times < 20)).toEqual([]);
}, 600_000);
