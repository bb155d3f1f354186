/** A game that cannot be shown any more stops its own match on this device, and nothing else. */
import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { botRooms } from '@yamanote/games/registry';
import type { BotRoom } from '@yamanote/games/room';
import type { Reply } from '@yamanote/protocol';
import { expect, it, vi } from 'vitest';
import type { Asked } from '../connection/line.ts';
import { makeDeviceHall } from './device-hall.ts';
import { memoryShelf } from './shelf.ts';

type News = Extract<Reply, { is: 'news' }>;

const SEATS = [{ person: 'Ada' }, { person: 'Ben' }];
const SETTING = { options: { first: 0 }, seats: SEATS, public: false, start: true };
const ROLL = { do: 'roll', dice: 1 };

/** A hall whose game cannot be shown while `isBlind`. */
function openHall() {
  const heard: News[] = [];
  const state = { isBlind: false };
  const view: typeof machiKoro.view = (...seen) => {
    if (state.isBlind) throw new Error('a broken view');
    return machiKoro.view(...seen);
  };
  let made = 0;
  const hall = makeDeviceHall(
    {
      shelf: memoryShelf(),
      now: () => 0,
      random: (bytes) => (++made).toString(16).padStart(bytes * 2, '0'),
      roomOf: async () => {
        const room = await botRooms['machi-koro']();
        return { ...room, game: { ...machiKoro, open: false, view } } as unknown as BotRoom;
      },
      think: async () => null,
      tell: (reply) => void (reply.is === 'news' && heard.push(reply)),
      keep: (write) => write().then(() => null),
      givenUp: () => undefined,
    },
    () => undefined,
  );
  const ask = (asked: Asked) =>
    hall.answer({ ...asked, re: 1 }, 'Ada', (reply) => void (reply.is === 'news' && heard.push(reply)));
  const last = () => heard.at(-1) as News;
  const roll = () => {
    const { table, match, sight } = last();
    return ask({ do: 'answer', table, match, move: `move-${heard.length}`, question: sight.question, answers: [ROLL] });
  };
  const sitDown = async () => {
    const { table } = await ask({ do: 'create', game: 'machi-koro', ...SETTING });
    await ask({ do: 'watch', table: table!, match: null, next: 0 });
    return table!;
  };
  return { ask, roll, sitDown, last, state };
}

it('is stopped, which is said as soon as something can be shown again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { ask, roll, sitDown, last, state } = openHall();
  const table = await sitDown();
  state.isBlind = true;
  await roll();
  await expect(ask({ do: 'watch', table, match: null, next: 0 })).rejects.toThrow('frozen');
  state.isBlind = false;
  await ask({ do: 'watch', table, match: null, next: 0 });
  expect(last().sight.frozen).toBe(true);
  await expect(roll()).rejects.toThrow('frozen');
  await sitDown();
  expect(last().sight.frozen).toBe(false);
  await roll();
});
