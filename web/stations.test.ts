import { registry, speeches } from '@yamanote/games/registry';
import { MOST_SEATS } from '@yamanote/protocol';
import { describe, expect, it } from 'vitest';
import { placeOf, STATIONS } from './stations.ts';

it.each(STATIONS)('$latin is called the same on the loop and in its own words', async ({ id, japanese, latin }) => {
  const words = await speeches[id]();
  expect((await words.load('ja')).title).toBe(japanese);
  expect((await words.load('en')).title).toBe(latin);
});

it.each(STATIONS)('all who play $latin find a seat at a table', async ({ id, players: [, most] }) => {
  const { game } = await registry[id]();
  expect(game.seats.max).toBe(most);
  expect(game.seats.max).toBeLessThanOrEqual(MOST_SEATS);
});

describe('a place beside the loop', () => {
  const places = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const { side, row, down } = placeOf(at, count);
      return `${side} ${row} ${down}`;
    });

  it('follows the line clockwise from the upper left', () => {
    expect(places(4)).toEqual(['left 0 0', 'right 0 0', 'right 1 1', 'left 1 1']);
  });

  it('is there for another station, too, and taken by nobody else', () => {
    expect(places(5)).toEqual(['left 0 0', 'right 0 0', 'right 1 0.5', 'right 2 1', 'left 1 1']);
    for (let count = 1; count < 12; count++) expect(new Set(places(count)).size).toBe(count);
  });
});
