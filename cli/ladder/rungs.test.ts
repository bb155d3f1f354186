import { botRooms } from '@yamanote/games/registry';
import { chooseOptions, isRefusal } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { nameOf, RUNGS } from './rungs.ts';

test('every rung has a name of its own', () => {
  const names = RUNGS.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
});

test.each(RUNGS.map((rung) => [nameOf(rung), rung] as const))('%s can be played', async (_name, rung) => {
  const { game } = await botRooms[rung.game]();
  const seats = rung.alone ? 1 : rung.bots.length;
  expect(seats).toBeGreaterThanOrEqual(game.seats.min);
  expect(seats).toBeLessThanOrEqual(game.seats.max);
  expect(isRefusal(chooseOptions(game, rung.options ?? {}, seats))).toBe(false);
  expect('lead' in rung.expected).toBe(rung.alone === true);
});

test('every game and edition is on the ladder', async () => {
  for (const id of Object.keys(botRooms)) {
    const { game } = await botRooms[id]();
    for (const edition of game.editions) {
      const isThere = RUNGS.some((rung) => rung.game === id && (rung.options?.edition ?? game.editions[0]) === edition);
      expect(isThere, `${id} ${edition}`).toBe(true);
    }
  }
});
