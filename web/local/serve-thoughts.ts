/** Lets bots of this device think, from inside their worker. */
import { type Conclusion, READY, type Thought } from '@yamanote/bots';
import { botRooms } from '@yamanote/games/registry';
import { concludeIn } from '@yamanote/games/thinking';

interface Port {
  postMessage(message: Conclusion | typeof READY): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<Thought>) => void): void;
}

export function serveThoughts(port: Port): void {
  port.addEventListener('message', async ({ data }) => {
    port.postMessage(await concludeIn(botRooms, data, () => performance.now()));
  });
  port.postMessage(READY);
}
