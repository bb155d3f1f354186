/** The inside of a bot worker: one thought after the other. */
import type { MessagePort } from 'node:worker_threads';
import { READY, type Thought } from '@yamanote/bots';
import { concludeIn } from '@yamanote/games/thinking';

type Registry = Parameters<typeof concludeIn>[0];

export function serveThoughts(port: MessagePort, registry: Registry): void {
  port.on('message', async (thought: Thought) => {
    port.postMessage(await concludeIn(registry, thought, () => performance.now()));
  });
  port.postMessage(READY);
}
