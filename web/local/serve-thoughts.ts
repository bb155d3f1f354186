/** Lets bots of this device think, from inside their worker. */
import { type Conclusion, conclude, READY, type Thought } from '@yamanote/bots';
import { botRooms } from '@yamanote/games/registry';
import { underVersion } from '@yamanote/games/versions';

interface Port {
  postMessage(message: Conclusion | typeof READY): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<Thought>) => void): void;
}

export function serveThoughts(port: Port): void {
  const roomOf = async (game: string, version: number) => underVersion(await botRooms[game](), version);
  port.addEventListener('message', async ({ data }) => {
    port.postMessage(await conclude(data, roomOf, () => performance.now()));
  });
  port.postMessage(READY);
}
