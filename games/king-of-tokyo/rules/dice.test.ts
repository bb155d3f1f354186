import { expect, test } from 'vitest';
import { count, facesOf, together, turned, without } from './dice.ts';

test('dice are counted, taken out and put together in order', () => {
  expect([count([1, 1, 5], 1), count([1, 1, 5], 2)]).toEqual([2, 0]);
  expect(without([1, 1, 2, 5, 6], [1, 5])).toEqual([1, 2, 6]);
  expect(without([1, 2], [])).toEqual([1, 2]);
  expect(without([1, 2], [1, 2])).toEqual([]);
  expect(together([2, 4], [1, 3, 4, 6])).toEqual([1, 2, 3, 4, 4, 6]);
  expect(together([], [3])).toEqual([3]);
  expect(together([1, 6], [])).toEqual([1, 6]);
  expect(turned([1, 4, 4, 6], 4, 2)).toEqual([1, 2, 4, 6]);
  expect(facesOf([1, 1, 3, 6, 6])).toEqual([1, 3, 6]);
});
