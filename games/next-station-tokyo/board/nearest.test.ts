import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const A = { id: 'a', x: 0, y: 0 };
const B = { id: 'b', x: 40, y: 0 };

test('a finger takes what is nearest', () => {
  expect(nearest([A, B], { x: 6, y: 2 }, 1)).toEqual({ is: 'taken', id: 'a' });
  expect(nearest([A, B], { x: 30, y: -4 }, 1)).toEqual({ is: 'taken', id: 'b' });
});

test('between two that are equally near it takes neither, but asks to come closer', () => {
  expect(nearest([A, B], { x: 21, y: 0 }, 1)).toEqual({ is: 'close' });
  expect(nearest([A, B], { x: 21, y: 0 }, 0.3)).toEqual({ is: 'taken', id: 'b' });
});

test('far from everything it takes nothing', () => {
  expect(nearest([A, B], { x: 20, y: 200 }, 1)).toEqual({ is: 'nothing' });
  expect(nearest([], { x: 0, y: 0 }, 1)).toEqual({ is: 'nothing' });
});
