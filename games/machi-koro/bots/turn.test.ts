import { expect, test } from 'vitest';
import { noEarnings } from './earnings.ts';
import { meanTurn } from './turn.ts';

const NONE = { station: false, mall: false, park: false, tower: false };
const losses = Array<number>(13).fill(0);

function earning(number: number, coins: number, mall = 0) {
  const earnings = noEarnings();
  earnings.own[number] = coins;
  earnings.mall[number] = mall;
  return earnings;
}

test('one die is thrown without a station, and the better number of dice with one', () => {
  expect(meanTurn(earning(4, 3), losses, NONE)).toBeCloseTo(3 / 6, 12);
  expect(meanTurn(earning(4, 3), losses, { ...NONE, station: true })).toBeCloseTo(3 / 6, 12);
  expect(meanTurn(earning(7, 6), losses, NONE)).toBe(0);
  expect(meanTurn(earning(7, 6), losses, { ...NONE, station: true })).toBeCloseTo(6 / 6, 12);
});

test('the mall adds to what its cards bring', () => {
  expect(meanTurn(earning(4, 3, 5), losses, { ...NONE, mall: true })).toBeCloseTo(8 / 6, 12);
});

test('the tower throws again what is below the mean', () => {
  // 6 coins at one number of six: the mean is 1, so five numbers are thrown again.
  expect(meanTurn(earning(4, 6), losses, { ...NONE, tower: true })).toBeCloseTo(6 / 6 + (5 / 6) * 1, 12);
});

test('the park gives a turn more for every sixth throw of two dice', () => {
  const landmarks = { ...NONE, station: true, park: true };
  expect(meanTurn(earning(7, 6), losses, landmarks)).toBeCloseTo(7 / 6, 12);
  expect(meanTurn(earning(1, 6), losses, landmarks)).toBeCloseTo(1, 12);
});

test('what is paid to others is taken off', () => {
  const paying = losses.with(3, 2);
  expect(meanTurn(earning(4, 3), paying, NONE)).toBeCloseTo(1 / 6, 12);
});
