/**
 * The hall as people start it, but matches of one game begin in the middle: told by YAMANOTE_REHEARSAL which game, and from
 * which position. So pages can be tested in moments that a match seldom comes to.
 */
import { fileURLToPath } from 'node:url';
import { botRooms } from '@yamanote/games/registry';
import { isRefusal } from '@yamanote/kernel';
import { startHall } from '../index.ts';
import { readSettings } from '../program/read-settings.ts';
import { hallWanted } from '../program/serve.ts';
import type { HallRoom } from '../rooms.ts';

const { game: rehearsed, position } = JSON.parse(process.env.YAMANOTE_REHEARSAL as string);
const [, , , ...args] = process.argv;

async function fromPosition(): Promise<HallRoom> {
  const room = await botRooms[rehearsed]();
  const { game } = room;
  const setup: typeof game.setup = (seats, options) => {
    const state = game.parsePosition(position, seats, options);
    if (isRefusal(state)) throw new Error(`${state.field}: expected ${state.expected}`);
    return state;
  };
  return { ...room, game: { ...game, setup } };
}

const hall = await startHall({
  ...hallWanted(readSettings('serve', args, process.env).settings),
  webRoot: fileURLToPath(new URL('./web', import.meta.url)),
  log: (line) => {
    if (line.level === 'error') console.error(JSON.stringify(line));
  },
  registry: { ...botRooms, [rehearsed]: fromPosition },
});
console.log(`The hall is open: http://localhost:${new URL(hall.address).port}/`);
