import { expect, test } from 'vitest';
import { windowClassOf } from './window-class.ts';

test.each([
  [320, 500, 'upright', 'tiny'],
  [375, 553, 'upright', 'usual'],
  [390, 664, 'upright', 'usual'],
  [360, 740, 'upright', 'tall'],
  [820, 1180, 'upright', 'tall'],
  [740, 360, 'low', 'usual'],
  [844, 390, 'low', 'usual'],
  [720, 450, 'low', 'usual'],
  [683, 325, 'low', 'flat'],
  [1024, 768, 'columns', 'usual'],
  [1280, 600, 'columns', 'usual'],
  [1366, 650, 'columns', 'usual'],
  [1440, 900, 'wide', 'usual'],
  [2560, 1440, 'wide', 'usual'],
])('a window of %i × %i is %s, %s', (width, height, shape, room) => {
  expect(windowClassOf({ width, height })).toEqual({ shape, room });
});

test('a low window with two rows of seats is as full as a flat one', () => {
  const roomOf = (width: number, height: number, seats: number) => windowClassOf({ width, height }, 'rows', seats).room;
  expect([roomOf(740, 360, 4), roomOf(740, 360, 5)]).toEqual(['usual', 'flat']);
  expect([roomOf(844, 390, 6), roomOf(720, 450, 6)]).toEqual(['usual', 'usual']);
});

test('beside a map the large picture needs a higher window', () => {
  const shapeAt = (height: number) => windowClassOf({ width: 1440, height }, 'map').shape;
  expect([shapeAt(899), shapeAt(900)]).toEqual(['columns', 'wide']);
  expect(windowClassOf({ width: 1440, height: 899 }, 'rows').shape).toBe('wide');
});
