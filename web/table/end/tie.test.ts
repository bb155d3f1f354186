import { expect, it } from 'vitest';
import { tieIn } from './tie.ts';

const standing = (scores: number[], places: number[]) => ({ winners: [], scores, places });

it('says which equal scores were told apart or share a place, the best ones first', () => {
  expect(tieIn(standing([9, 4, 4], [1, 2, 3]))).toEqual({ how: 'broken', seats: [1, 2] });
  expect(tieIn(standing([4, 9, 4], [2, 1, 2]))).toEqual({ how: 'shared', seats: [0, 2] });
  expect(tieIn(standing([9, 9, 4, 4], [1, 1, 4, 3]))).toEqual({ how: 'shared', seats: [0, 1] });
  expect(tieIn(standing([3, 2, 1], [1, 2, 3]))).toBeNull();
  expect(tieIn(standing([3], [1]))).toBeNull();
});
