import { registry } from '@yamanote/games/registry';
import type { Room } from '@yamanote/games/room';
import { chooseOptions, isRefusal } from '@yamanote/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { EVEN, levelsOf } from '../../levels/level.ts';
import { markPlayed } from '../../settings/played.ts';
import { keepSetUp, lastGame, type SetUp } from '../../settings/set-ups.ts';
import { stubEmptyStorage } from '../../testing/empty-shelf.ts';
import { differences, setUpOf, usualOptions, withBots, withOptions, withPreset } from './set-up.ts';

const LEVELS = levelsOf(['gentle', 'normal', 'hard']);
const shinjuku = await registry.shinjuku();
const rooms = await Promise.all(Object.values(registry).map((load) => load()));

beforeEach(stubEmptyStorage);

function own(changes: Partial<SetUp>): SetUp {
  return {
    preset: 'own',
    options: { ...usualOptions(shinjuku.game), kaiju: true },
    bots: 2,
    level: 'normal',
    ...changes,
  };
}

describe('what a press on Play starts', () => {
  it('is a first game against the gentlest bots, in every game, until one has been played to the end', () => {
    for (const room of rooms) {
      const setUp = setUpOf(room, LEVELS);
      expect(setUp).toMatchObject({
        preset: 'first-game',
        level: 'gentle',
        bots: Math.min(3, room.game.seats.max - 1),
      });
      expect(isRefusal(chooseOptions(room.game, setUp.options, setUp.bots + 1))).toBe(false);
    }
    keepSetUp('shinjuku', own({}));
    expect(setUpOf(shinjuku, LEVELS)).toMatchObject({ preset: 'first-game', options: { ceo: true, kaiju: false } });
  });

  it('is what was last started, once one has been', () => {
    keepSetUp('shinjuku', own({}));
    markPlayed('shinjuku');
    expect(setUpOf(shinjuku, LEVELS)).toEqual(own({}));
    expect(lastGame()).toBe('shinjuku');
  });

  it.each([
    ['random', 'gentle'],
    ['greedy', 'normal'],
    [EVEN, EVEN],
  ])('has the level of today where %s bots were chosen long ago: %s', (level, now) => {
    keepSetUp('shinjuku', own({ level }));
    markPlayed('shinjuku');
    expect(setUpOf(shinjuku, LEVELS)).toEqual(own({ level: now }));
  });

  it('is as usual where nothing was kept', () => {
    markPlayed('shinjuku');
    expect(setUpOf(shinjuku, LEVELS)).toMatchObject({ preset: 'usual', bots: 3, level: EVEN });
  });

  it.each<[string, unknown]>([
    ['an option that is gone', { ...own({}), options: { dragons: true } }],
    ['what the edition has not', { ...own({}), options: { edition: 'r12', ceo: true } }],
    ['more bots than seats', { ...own({}), bots: 9 }],
    ['bots that are gone', { ...own({}), level: 'grandmaster' }],
  ])('can be played although it was kept with %s', (_, kept) => {
    keepSetUp('shinjuku', kept as SetUp);
    markPlayed('shinjuku');
    const { options, bots, level } = setUpOf(shinjuku, LEVELS);
    expect(bots).toBeLessThan(shinjuku.game.seats.max);
    expect(LEVELS).toContain(level);
    expect(isRefusal(chooseOptions(shinjuku.game, options, bots + 1))).toBe(false);
  });
});

describe('changing it', () => {
  it('goes by names where a mix has one', () => {
    const first = withPreset(shinjuku, LEVELS, own({}), 'first-game');
    expect(first).toMatchObject({
      preset: 'first-game',
      bots: 2,
      level: 'gentle',
      options: { ceo: true, kaiju: false },
    });
    const byHand = withOptions(shinjuku, first, { ...first.options, kaiju: true });
    expect(byHand.preset).toBe('own');
    expect(withOptions(shinjuku, byHand, usualOptions(shinjuku.game)).preset).toBe('usual');
  });

  it('says what is not as usual', () => {
    expect(differences(shinjuku.game, usualOptions(shinjuku.game))).toEqual([]);
    expect(differences(shinjuku.game, own({}).options).map(({ key }) => key)).toEqual(['kaiju']);
  });

  it('lets nobody begin who is not there', () => {
    const fourth = own({ bots: 3, options: { ...usualOptions(shinjuku.game), first: 3 } });
    expect(withBots(shinjuku as Room, fourth, 3).options.first).toBe(3);
    expect(withBots(shinjuku as Room, fourth, 2).options.first).toBe('random');
  });
});
