import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const spots = (...far: number[]) => far.map((distance, i) => ({ id: `spot ${i}`, far: distance }));

it('takes the nearest within reach', () => {
  expect(nearest(spots(60, 12, 25))).toEqual({ is: 'taken', id: 'spot 1' });
});

it('takes nothing that no finger reaches', () => {
  expect(nearest(spots(31))).toEqual({ is: 'nothing' });
  expect(nearest([])).toEqual({ is: 'nothing' });
});

it('asks to come closer where two are about as near', () => {
  expect(nearest(spots(14, 20))).toEqual({ is: 'close' });
});

it('asks so even under the finger, if both lie there', () => {
  expect(nearest(spots(7, 8))).toEqual({ is: 'close' });
});

it('means what it is right on', () => {
  expect(nearest(spots(0, 2))).toEqual({ is: 'taken', id: 'spot 0' });
  expect(nearest(spots(13, 6))).toEqual({ is: 'taken', id: 'spot 1' });
});
