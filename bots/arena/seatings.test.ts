import { expect, test } from 'vitest';
import { alone, rotationsOf } from './seatings.ts';

test('two bots are seated in both orders', () => {
  expect(rotationsOf(['a', 'b'])).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
});

test('one against three takes every seat once', () => {
  const seatings = rotationsOf(['a', 'b', 'b', 'b']);
  expect(seatings.map((bots) => bots.indexOf('a'))).toEqual([0, 1, 2, 3]);
  expect(seatings.every((bots) => bots.filter((bot) => bot === 'b').length === 3)).toBe(true);
});

test('four different bots keep their order around the table, and each takes every seat once', () => {
  const seatings = rotationsOf(['a', 'b', 'c', 'd']);
  expect(seatings).toHaveLength(4);
  for (const bot of ['a', 'b', 'c', 'd']) {
    expect(seatings.map((bots) => bots.indexOf(bot)).sort()).toEqual([0, 1, 2, 3]);
  }
  for (const bots of seatings) expect([...bots, ...bots].join('')).toContain('abcd');
});

test('a seating that looks the same is played once', () => {
  expect(rotationsOf(['a', 'b', 'a', 'b'])).toEqual([
    ['a', 'b', 'a', 'b'],
    ['b', 'a', 'b', 'a'],
  ]);
  expect(rotationsOf(['a', 'a', 'b', 'b'])).toHaveLength(4);
});

test('alone, each different bot plays by itself', () => {
  expect(alone(['search', 'greedy', 'search'])).toEqual([['search'], ['greedy']]);
});
