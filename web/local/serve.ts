/** Serves one page from inside its worker. */
import { LEVEL_NAMES } from '@yamanote/bots';
import { botRooms } from '@yamanote/games/registry';
import type { Reply } from '@yamanote/protocol';
import { randomHex } from '../connection/random.ts';
import { makeDeviceHall, Refusing } from './device-hall.ts';
import type { Device } from './device-table.ts';
import type { Call, ToHall, ToPage } from './messages.ts';
import { memoryShelf, openShelf, type Shelf } from './shelf.ts';
import { close } from './table.ts';
import { makeThinkers } from './thinkers.ts';

/** The page at the other end. */
interface Port {
  postMessage(message: ToPage): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<ToHall>) => void): void;
}

export function serveDevice(port: Port, thinker: () => Worker): void {
  const lines = new Map<number, { name: string; say(reply: Reply): void }>();
  // Other tabs are told which table is played here; they let go of it.
  const tabs = new BroadcastChannel('yamanote-device');
  let isKept = true;
  const note = (kept: boolean) => {
    if (kept !== isKept) port.postMessage({ is: 'kept', kept });
    isKept = kept;
  };
  const memory = memoryShelf();
  const whereKept = openShelf().catch((): Shelf => {
    note(false);
    return memory;
  });

  const hall = whereKept.then((shelf) => {
    const device: Device = {
      shelf,
      now: Date.now,
      random: randomHex,
      roomOf: async (game) => botRooms[game](),
      think: makeThinkers(thinker),
      tell: (reply) => {
        for (const { say } of lines.values()) say(reply);
      },
      keep: (write) =>
        write().then(
          () => {
            note(shelf !== memory);
            return null;
          },
          (error) => {
            console.warn(error);
            note(false);
            return error;
          },
        ),
      givenUp: (table) => {
        close(table);
        port.postMessage({ is: 'elsewhere', elsewhere: true });
      },
    };
    return makeDeviceHall(device, (table) => {
      tabs.postMessage(table);
      port.postMessage({ is: 'elsewhere', elsewhere: false });
    });
  });
  tabs.addEventListener('message', async ({ data }: MessageEvent<string>) => (await hall).openedElsewhere(data));

  async function call(asked: Call) {
    const { prepare, file, adopt } = await hall;
    if (asked.do === 'prepare') return prepare(asked.game, asked.bots, asked.name, asked.position);
    if (asked.do === 'file') return file(asked.table);
    await adopt(asked.old);
    return null;
  }

  function welcome({ line, you, name }: Extract<ToHall, { is: 'open' }>): void {
    const say = (reply: Reply) => port.postMessage({ is: 'reply', line, reply });
    lines.set(line, { name, say });
    const bots = [...LEVEL_NAMES];
    say({ is: 'welcome', guest: { name: you, colour: 0 }, build: 'device', bots, addresses: [], fingerprint: null });
  }

  async function answer({ line, request }: Extract<ToHall, { is: 'request' }>): Promise<void> {
    const { name, say } = lines.get(line) ?? { name: '', say: () => undefined };
    try {
      say({ is: 'done', re: request.re, ...(await (await hall).answer(request, name, say)) });
    } catch (error) {
      if (!(error instanceof Refusing)) console.warn(error);
      const code = error instanceof Refusing ? error.code : 'internal';
      say({ is: 'refused', re: request.re, code, field: '', expected: '' });
    }
  }

  port.addEventListener('message', async ({ data }) => {
    if (data.is === 'open') welcome(data);
    else if (data.is === 'close') lines.delete(data.line);
    else if (data.is === 'request') await answer(data);
    else {
      const result = await call(data.call).catch((error) => {
        console.warn(error);
        return null;
      });
      port.postMessage({ is: 'called', number: data.number, result });
    }
  });
}
