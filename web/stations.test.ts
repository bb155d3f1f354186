import { speeches } from '@yamanote/games/registry';
import { expect, it } from 'vitest';
import { STATIONS } from './stations.ts';

it.each(STATIONS)('$latin is called the same on the loop and in its own words', async ({ id, japanese, latin }) => {
  const words = await speeches[id]();
  expect((await words.load('ja')).title).toBe(japanese);
  expect((await words.load('en')).title).toBe(latin);
});
