import { expect, test } from 'vitest';
import { solveDice } from './dice-solver.ts';
import { handfulOf, handfulsOf } from './handfuls.ts';

const CLAW = 5;
const claws = (counts: readonly number[]) => counts[CLAW - 1];

test('handfuls are counted once each, and arrows add a die', () => {
  expect([1, 2, 6, 8].map((size) => handfulsOf(size).counts.length)).toEqual([7, 28, 924, 3003]);
  const six = handfulsOf(6);
  expect(six.counts[handfulOf(six, [1, 1, 5])]).toEqual([2, 0, 0, 0, 1, 0]);
  expect(six.counts.slice(six.full).every((counts) => counts.reduce((a, b) => a + b) === 6)).toBe(true);
});

test('final dice are worth what they show, dice in the air the mean of what they may show', () => {
  const worth = solveDice(3, 0, claws);
  expect(worth([1, 5, 5], 0)).toBe(2);
  expect(worth([5], 0)).toBeCloseTo(1 + 2 / 6, 12);
  expect(worth([], 0)).toBeCloseTo(3 / 6, 12);
});

test('a reroll keeps what is wanted and throws the rest', () => {
  const worth = solveDice(6, 0, claws);
  // Whatever shows no claw goes up again: each die gets three tries.
  expect(worth([], 2)).toBeCloseTo(6 * (1 - (5 / 6) ** 3), 12);
  expect(worth([1, 2, 3, 4, 5, 6], 1)).toBeCloseTo(1 + 5 / 6, 12);
});

test('a die that shows something can be worth more in the air', () => {
  // Only three ones count: with one of them missing, the other dice are thrown again however good they look.
  const triple = solveDice(3, 0, ([ones, , , hearts]) => (ones === 3 ? 10 : hearts));
  expect(triple([1, 1, 4], 1)).toBeCloseTo(Math.max(1, 10 / 6 + 1 / 6), 12);
});

test('more rerolls than two are worth more still, and never less', () => {
  const worth = solveDice(6, 0, ([ones]) => (ones >= 3 ? ones - 2 : 0));
  for (let rerolls = 1; rerolls < 6; rerolls++) expect(worth([], rerolls)).toBeGreaterThan(worth([], rerolls - 1));
});

test('a locked face stays, also where it is not wanted', () => {
  const fewest = (counts: readonly number[]) => -counts[CLAW - 1];
  expect(solveDice(2, 0, fewest)([5, 5], 1)).toBeCloseTo(-2 / 6, 12);
  expect(solveDice(2, CLAW, fewest)([5, 5], 1)).toBe(-2);
  expect(solveDice(2, CLAW, fewest)([1, 5], 1)).toBe(-1);
});
