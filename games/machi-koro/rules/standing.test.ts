import { isRefusal } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { machiKoro } from './index.ts';

function standing(...players: { coins: number; landmarks: string[] }[]) {
  const options = { edition: 'base', beginnerLimit: false, display: 'full', first: 0 } as const;
  const state = machiKoro.parsePosition({ players }, players.length, options);
  if (isRefusal(state)) throw new Error(state.expected);
  return machiKoro.standing(state);
}

rule('MK-11.17', 'seats are listed by landmarks, then coins, and equal ones share a place', () => {
  const one = ['radio-tower'];
  expect(standing({ coins: 9, landmarks: [] }, { coins: 1, landmarks: one })).toEqual({
    winners: [],
    scores: [0, 1],
    places: [2, 1],
  });
  expect(standing({ coins: 4, landmarks: one }, { coins: 5, landmarks: one }).places).toEqual([2, 1]);
  expect(standing({ coins: 4, landmarks: one }, { coins: 4, landmarks: ['train-station'] }).places).toEqual([1, 1]);
  const four = [0, 2, 2, 1].map((coins) => ({ coins, landmarks: [] }));
  expect(standing(...four).places).toEqual([4, 1, 1, 3]);
});
