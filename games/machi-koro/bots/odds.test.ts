import { expect, test } from 'vitest';
import { ONE_DIE, TWO_DICE } from './odds.ts';

test('the odds of one die and of two', () => {
  expect(ONE_DIE).toHaveLength(13);
  expect(TWO_DICE).toHaveLength(13);
  for (let number = 0; number <= 12; number++) {
    expect(ONE_DIE[number]).toBeCloseTo(number >= 1 && number <= 6 ? 1 / 6 : 0, 12);
    expect(TWO_DICE[number]).toBeCloseTo(number >= 2 ? (6 - Math.abs(7 - number)) / 36 : 0, 12);
  }
});
