import { testBots } from '@yamanote/games/testing/bots';
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
