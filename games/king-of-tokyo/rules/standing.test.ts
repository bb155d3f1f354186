import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { standing } from './standing.ts';
import { at } from './testing/at.ts';

test('while a match runs nobody has won, and seats are listed by stars', () => {
  const state = at({ players: [{ stars: 3 }, { stars: 7 }, { hearts: 0, stars: 9 }, { stars: 3 }] });
  expect(standing(state)).toEqual({ winners: [], scores: [3, 7, -1, 3], places: [2, 1, 4, 2] });
});

rule('KOT-10.7', 'those who share the victory share the first place', () => {
  const state = at({ step: 'over', players: [{ stars: 20 }, { stars: 4 }, { stars: 20 }, { hearts: 0 }] });
  expect(standing(state)).toEqual({ winners: [0, 2], scores: [20, 4, 20, -1], places: [1, 3, 1, 4] });
});

rule('KOT-10.5', 'the only one left is first, whatever its stars', () => {
  const state = at({ step: 'over', players: [{ hearts: 0, stars: 19 }, { stars: 0 }] });
  expect(standing(state)).toEqual({ winners: [1], scores: [-1, 0], places: [2, 1] });
});

rule('KOT-10.6', 'with nobody left there is no winner, and all share a place', () => {
  const state = at({
    step: 'over',
    players: [
      { hearts: 0, stars: 20 },
      { hearts: 0, stars: 3 },
    ],
  });
  expect(standing(state)).toEqual({ winners: [], scores: [-1, -1], places: [1, 1] });
});
