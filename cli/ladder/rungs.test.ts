import { LEVEL_NAMES } from '@yamanote/bots';
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

test('every game and edition shows what its levels are worth: beside each other, against three, and against greedy', async () => {
  for (const id of Object.keys(botRooms)) {
    const { game } = await botRooms[id]();
    for (const edition of game.editions) {
      const here = RUNGS.filter((rung) => rung.game === id && (rung.options?.edition ?? game.editions[0]) === edition);
      const meet = (...bots: string[]) => here.some((rung) => rung.bots.join() === bots.join());
      expect(meet('gentle', 'greedy'), `${id} ${edition}`).toBe(true);
      for (const [below, level] of LEVEL_NAMES.slice(1).map((name, i) => [LEVEL_NAMES[i], name])) {
        expect(meet(level, below), `${id} ${edition} ${level}`).toBe(true);
        expect(meet(level, below, below, below), `${id} ${edition} ${level}`).toBe(true);
      }
    }
  }
});
