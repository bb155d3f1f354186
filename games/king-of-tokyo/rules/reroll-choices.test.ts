import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { rerollChoices, rerollsOfFace } from './reroll-choices.ts';
import type { Action, Dice } from './types.ts';

function dice(choices: readonly Action[]): Dice[] {
  return choices.map((choice) => (choice as Extract<Action, { do: 'reroll' }>).dice);
}

rule(['KOT-4.3', 'KOT-4.9'], 'each different choice of dice once, whatever shows', () => {
  expect(dice(rerollChoices([1, 1, 5], false, null))).toEqual([[5], [1], [1, 5], [1, 1], [1, 1, 5]]);
  expect(rerollChoices([1, 2, 3, 4, 5, 6], false, null)).toHaveLength(2 ** 6 - 1);
  expect(rerollChoices([6, 6, 6, 6, 6, 6, 6, 6], false, null)).toHaveLength(8);
  expect(rerollChoices([1, 1, 2, 2, 3, 3, 4, 4], false, null)).toHaveLength(3 ** 4 - 1);
});

rule('KOT-11.2', 'claws stay where they are locked', () => {
  expect(dice(rerollChoices([1, 5, 5], true, null))).toEqual([[1]]);
  expect(rerollChoices([5, 5], true, null)).toEqual([]);
});

test('choices are made once, and say which card allows them', () => {
  const choices = rerollChoices([2, 2, 6], false, 'telepath');
  expect(rerollChoices([2, 2, 6], false, 'telepath')).toBe(choices);
  expect(choices[0]).toEqual({ do: 'reroll', dice: [6], by: 'telepath' });
  expect(rerollChoices([2, 2, 6], false, null)[0]).toEqual({ do: 'reroll', dice: [6], by: null });
  expect(rerollChoices([2, 2], false, 'telepath')).not.toEqual(choices);
});

test('from one to all dice of a face', () => {
  expect(dice(rerollsOfFace(3, 3, 'background-dweller'))).toEqual([[3], [3, 3], [3, 3, 3]]);
  expect(rerollsOfFace(0, 3, 'background-dweller')).toEqual([]);
  expect(rerollsOfFace(12, 3, 'background-dweller')).toHaveLength(12);
});
