import { expect, test } from 'vitest';
import { chacha20Block, rngAt } from './chacha20.ts';
import { fastRng, type Rng, repeatableRng, rngFamily } from './random.ts';

const KEY = new Uint8Array(32);

function take(rng: Rng, count: number, limit: number): number[] {
  return Array.from({ length: count }, () => rng.below(limit));
}

test('chance number n is always the same, and another than number n + 1', () => {
  expect(take(rngAt(KEY, 7), 20, 1000)).toEqual(take(rngAt(KEY, 7), 20, 1000));
  expect(take(rngAt(KEY, 7), 20, 1000)).not.toEqual(take(rngAt(KEY, 8), 20, 1000));
});

test('a word that would make small numbers likelier is passed over', () => {
  // The first words of the block are ade0b876, 903df1a0 and e56a5d40, all above the limit; the fourth is not.
  expect(rngAt(KEY, 0).below(2 ** 31 + 1)).toBe(0x28bd8653);
  expect(rngAt(KEY, 0).below(2 ** 32)).toBe(0xade0b876);
});

test('after sixteen words it goes on with the next nonce', () => {
  const [first, second] = [chacha20Block(KEY, 5, [0, 0, 0]), chacha20Block(KEY, 5, [1, 0, 0])];
  expect(take(rngAt(KEY, 5), 32, 2 ** 16)).toEqual([...first, ...second].map((word) => word % 2 ** 16));
});

test('nothing can be chosen out of nothing', () => {
  for (const limit of [0, -1, Number.NaN, 2 ** 33]) expect(() => rngAt(KEY, 0).below(limit)).toThrow(RangeError);
});

test('every number comes up as often as the others', () => {
  for (const rng of [rngAt(KEY, 1), fastRng('even'), rngFamily('even')(3)]) {
    const counts = Array(6).fill(0);
    for (const value of take(rng, 60_000, 6)) counts[value]++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // Five degrees of freedom: above 30 once in a hundred thousand times, and the seeds are fixed.
    expect(chiSquare).toBeLessThan(30);
  }
});

test('a seed always gives the same numbers, and another seed others', () => {
  expect(take(fastRng('a'), 9, 1000)).toEqual(take(fastRng('a'), 9, 1000));
  expect(take(fastRng('a'), 9, 1000)).not.toEqual(take(fastRng('b'), 9, 1000));
});

test('members of a family differ from each other, and are the same whenever they are asked for', () => {
  const [family, again] = [rngFamily('family'), rngFamily('family')];
  const rows = Array.from({ length: 500 }, (_, member) => take(family(member), 4, 2 ** 16).join());
  expect(new Set(rows).size).toBe(500);
  expect(take(again(499), 4, 2 ** 16).join()).toBe(rows[499]);
});

test('a row can be begun again, and another row is another one', () => {
  const rng = repeatableRng(fastRng('rows'));
  const [first, second, again] = [0, 1, 0].map((row) => {
    rng.begin(row);
    return take(rng, 9, 1000);
  });
  expect(again).toEqual(first);
  expect(second).not.toEqual(first);
  expect(take(repeatableRng(fastRng('rows')), 9, 1000)).toEqual(first);
  expect(take(repeatableRng(fastRng('others')), 9, 1000)).not.toEqual(first);
});
