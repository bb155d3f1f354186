/** The inside of a bot worker: one thought after the other. */
import type { MessagePort } from 'node:worker_threads';
import { makeBot } from '@yamanote/bots';
import { underVersion } from '@yamanote/games/versions';
import { fastRng, isRefusal } from '@yamanote/kernel';
import type { Registry } from '../rooms.ts';
import { type Conclusion, READY, type Thought } from './thought.ts';

export function serveThoughts(port: MessagePort, registry: Registry): void {
  port.on('message', async (thought: Thought) => {
    port.postMessage(await conclude(thought, registry));
  });
  port.postMessage(READY);
}

async function conclude(thought: Thought, registry: Registry): Promise<Conclusion> {
  const { number, game: id, version, bot: name, seat, view, seed, budget } = thought;
  try {
    const room = await underVersion(await registry[id](), version);
    if (room === null) return { number, failed: 'unknown-version' };
    const bot = makeBot(name, room);
    if (isRefusal(bot)) return { number, failed: 'unknown-bot' };
    const end = performance.now() + budget;
    const answer = bot.answer(room.game, view as never, seat, fastRng(seed), { stop: () => performance.now() >= end });
    return { number, answer };
  } catch (error) {
    return { number, failed: error instanceof Error ? error.name : 'thrown' };
  }
}
