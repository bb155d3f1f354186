/** The inside of a bot worker: one thought after the other. */
import type { MessagePort } from 'node:worker_threads';
import { conclude, READY, type Thought } from '@yamanote/bots';
import { underVersion } from '@yamanote/games/versions';
import type { Registry } from '../rooms.ts';

export function serveThoughts(port: MessagePort, registry: Registry): void {
  const roomOf = async (game: string, version: number) => underVersion(await registry[game](), version);
  port.on('message', async (thought: Thought) => {
    port.postMessage(await conclude(thought, roomOf, () => performance.now()));
  });
  port.postMessage(READY);
}
