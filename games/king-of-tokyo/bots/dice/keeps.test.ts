import { expect, test } from 'vitest';
import { considerKeeps } from './keeps.ts';
import { plainDice, solveDice } from './solver.ts';

const CLAW = 5;
const claws = (counts: readonly number[]) => counts[CLAW - 1];
const hearts = (counts: readonly number[]) => counts[3];

test('every different part can be kept, and the best comes first', () => {
  const solved = solveDice(plainDice(6, 0), claws, [hearts]);
  const keeps = considerKeeps(solved, 1, [1, 1, 4, 5, 5, 6], 2);
  // Of each face none to all: three ways with two dice, two with one.
  expect(keeps.length).toBe(3 * 3 * 2 * 2);
  expect(keeps[0].keep).toEqual([5, 5]);
  expect(keeps[0].worth).toBeCloseTo(2 + 4 * (1 - (5 / 6) ** 2), 12);
  expect(keeps.map(({ worth }) => worth)).toEqual(keeps.map(({ worth }) => worth).sort((a, b) => b - a));
});

test('all of the dice are worth what they show, and nothing else can be kept without a reroll', () => {
  const solved = solveDice(plainDice(3, 0), claws, [hearts]);
  expect(considerKeeps(solved, 1, [1, 4, 5], 0)).toEqual([{ keep: [1, 4, 5], worth: 1, wishes: [1] }]);
  const stay = considerKeeps(solved, 1, [1, 4, 5], 2).find(({ keep }) => keep.length === 3);
  expect(stay).toEqual({ keep: [1, 4, 5], worth: 1, wishes: [1] });
});

test('odds are those of going on as the worth wants it', () => {
  const solved = solveDice(plainDice(2, 0), claws, [(counts) => (claws(counts) === 2 ? 1 : 0), hearts]);
  const [best, ...others] = considerKeeps(solved, 2, [4, 5], 1);
  expect(best).toEqual({
    keep: [5],
    worth: expect.closeTo(7 / 6, 12),
    wishes: [1 / 6, 1 / 6].map((n) => expect.closeTo(n, 12)),
  });
  expect(others.map(({ keep }) => keep)).toEqual([[4, 5], [], [4]]);
});

test('what is locked stays', () => {
  const solved = solveDice(plainDice(3, CLAW), hearts);
  expect(considerKeeps(solved, 0, [1, 5, 5], 1).map(({ keep }) => keep)).toEqual([
    [5, 5],
    [1, 5, 5],
  ]);
});
