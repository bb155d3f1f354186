import type { Showing } from '@yamanote/running-match';
import { expect, it } from 'vitest';
import { pastOf } from './past.ts';
import type { Step } from './steps.ts';

function entry(index: number, events: readonly string[], undo?: number): Showing<unknown> {
  return { entry: { index, seat: 0, ...(undo === undefined ? { answer: null } : { undo }) }, events } as never;
}

function at(index: number, told: readonly string[] = []): Step {
  return { entry: index, seat: null, turn: null, view: {} as never, events: [], told, ahead: false };
}

const SHOWINGS = [entry(0, ['roll']), entry(1, ['dice', 'coins']), entry(2, ['built'])];

it('is all that was told, up to the step that is shown', () => {
  expect(pastOf(SHOWINGS, at(2))).toEqual(['roll', 'dice', 'coins', 'built']);
  expect(pastOf(SHOWINGS, at(1, ['dice']))).toEqual(['roll', 'dice']);
  expect(pastOf(SHOWINGS, at(1, ['dice', 'coins']))).toEqual(['roll', 'dice', 'coins']);
  expect(pastOf(SHOWINGS, null)).toEqual([]);
  expect(pastOf([], at(-1))).toEqual([]);
});

it('lacks what was taken back', () => {
  expect(pastOf([...SHOWINGS, entry(3, [], 2)], at(3))).toEqual(['roll', 'dice', 'coins']);
  expect(pastOf([...SHOWINGS, entry(3, [], 1), entry(4, ['again'])], at(4))).toEqual(['roll', 'again']);
});
