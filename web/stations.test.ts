import { registry, speeches } from '@yamanote/games/registry';
import { MOST_SEATS } from '@yamanote/protocol';
import { expect, it } from 'vitest';
import { STATIONS } from './stations.ts';

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
