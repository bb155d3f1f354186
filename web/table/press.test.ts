import type { Showing } from '@yamanote/running-match';
import { expect, it } from 'vitest';
import { pressOf } from './press.ts';

const by = { is: 'person' } as const;
const given = (index: number, seat: number, at: number, who: object = by) =>
  ({ entry: { index, seat, answer: {}, by: who, at, clock: null }, events: [] }) as unknown as Showing<unknown>;

it('goes back to the first answer of the press, and not to the one before it', () => {
  const showings = [given(0, 1, 50), given(1, 0, 50), given(2, 0, 80), given(3, 0, 80), given(4, 0, 80)];
  expect(pressOf(showings, 4)).toBe(2);
  expect(pressOf(showings, 1)).toBe(1);
});

it('leaves alone what an order answered, and knows nothing of what was not shown', () => {
  expect(pressOf([given(0, 0, 5), given(1, 0, 5, { is: 'standing-order' })], 1)).toBe(1);
  expect(pressOf([], 3)).toBe(3);
});
