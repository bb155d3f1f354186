import { expect, it } from 'vitest';
import { makeThrift } from './thrift.ts';

/** So many looks, two a second; what it says in the end. */
function after(looks: readonly (readonly [times: number, busy: number])[]) {
  const decide = makeThrift();
  let mood = decide(0);
  for (const [times, busy] of looks) for (let i = 0; i < times; i++) mood = decide(busy);
  return mood;
}

it('spares memory while there is little to do, and through a busy moment', () => {
  expect(after([])).toBe('sparing');
  expect(after([[1000, 0.35]])).toBe('sparing');
  expect(after([[10, 1]])).toBe('sparing');
});

it('spends it on who has been busy for a while, and no longer than that', () => {
  expect(after([[20, 1]])).toBe('generous');
  expect(
    after([
      [20, 1],
      [4, 0],
    ]),
  ).toBe('generous');
  expect(
    after([
      [20, 1],
      [20, 0.1],
    ]),
  ).toBe('sparing');
});
