import { testBots } from '@yamanote/games/testing/bots';
import { parseOptions, start, viewOf } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { botRooms, registry } from './registry.ts';
import type { BotRoom } from './room.ts';
import { underVersion, versionsOf } from './versions.ts';

const dated: { id: string; version: number }[] = [];
for (const id of Object.keys(registry)) {
  for (const version of versionsOf(await registry[id]())) dated.push({ id, version });
}

describe.each(dated)('$id, version $version', ({ id, version }) =>
  testBots(async () => (await underVersion(await botRooms[id](), version)) as BotRoom),
);

test.each(dated)(
  '$id, version $version: a bot finds the levels of the edition that it sees',
  async ({ id, version }) => {
    const { game, levels } = (await underVersion(await botRooms[id](), version)) as BotRoom;
    expect(Object.keys(levels ?? {})).toEqual(game.editions);
    if (game.editions.length === 1) return;
    for (const edition of game.editions) {
      const options = parseOptions(game, { edition }, game.seats.min);
      const view = viewOf(game, start(game, game.seats.min, options), 0);
      expect(view.options).toMatchObject({ edition });
    }
  },
);

describe('shinjuku, the prototype', () =>
  testBots(async () => (await botRooms.shinjuku()) as BotRoom, { edition: 'r12' }));

test.each(dated)(
  '$id, version $version: bots play on by the rules of the match, not by twins of others',
  async ({ id, version }) => {
    const room = await botRooms[id]();
    const then = (await underVersion(room, version)) as BotRoom;
    expect(then.evaluate).toBe(room.evaluate);
    expect(then.search).toBe(version === room.game.version ? room.search : undefined);
  },
);
