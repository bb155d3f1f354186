import { expect, test } from 'vitest';
import { eloOf, rateAt } from './elo.ts';

const TWO = { own: 1, seats: 2 };

test('known values between two', () => {
  expect(eloOf(0.5, TWO)).toBeCloseTo(0, 12);
  expect(eloOf(10 / 11, TWO)).toBeCloseTo(400, 9);
  expect(eloOf(0.55, TWO)).toBeCloseTo(34.86, 2);
  expect(eloOf(0.75, TWO)).toBeCloseTo(190.85, 2);
  expect(rateAt(100, TWO)).toBeCloseTo(0.64006, 5);
});

test('a bot that wins its share has 0, with any number of seats of its own and of others', () => {
  expect(eloOf(1 / 4, { own: 1, seats: 4 })).toBeCloseTo(0, 12);
  expect(eloOf(3 / 4, { own: 3, seats: 4 })).toBeCloseTo(0, 12);
  expect(rateAt(0, { own: 2, seats: 6 })).toBeCloseTo(1 / 3, 12);
});

test('one against three: ten times as strong as each takes ten wins of thirteen', () => {
  expect(rateAt(400, { own: 1, seats: 4 })).toBeCloseTo(10 / 13, 12);
  expect(eloOf(3 / 13, { own: 3, seats: 4 })).toBeCloseTo(-400, 9);
});

test('there and back', () => {
  for (const table of [TWO, { own: 1, seats: 4 }, { own: 2, seats: 4 }]) {
    for (const elo of [-250, -10, 0, 35, 600]) expect(eloOf(rateAt(elo, table), table)).toBeCloseTo(elo, 9);
  }
});

test('who wins everything or nothing is beyond every number', () => {
  expect(eloOf(1, TWO)).toBe(Number.POSITIVE_INFINITY);
  expect(eloOf(0, TWO)).toBe(Number.NEGATIVE_INFINITY);
});
