/**
 * One guest at his worst, from an address of his own: tables, floods, pings, matches read again and again, downloads, bots.
 * Told: the hall's address, the id of a finished match's table, and for how many seconds. Speaks to this computer only.
 */
import { once } from 'node:events';
import { request } from 'node:http';
import { GUEST, matchFileOf, SOCKET } from '@yamanote/protocol';
import { WebSocket } from 'ws';

const [address, table, seconds] = process.argv.slice(2);
if (new URL(address).hostname !== '127.0.0.1') throw new Error('only a hall on this computer');
const FROM = '127.0.0.66';
const until = performance.now() + Number(seconds) * 1000;
const isTime = () => performance.now() < until;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function ask(method: string, path: string, body?: unknown): Promise<{ status: number; cookie: string }> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', cookie };
    const asking = request(address + path, { method, headers, localAddress: FROM }, (response) => {
      const set = response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, cookie: set }));
    });
    asking.on('error', () => resolve({ status: 0, cookie: '' }));
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Keeps a socket busy as long as there is time, with a new one whenever it is turned away. */
async function overAndOver(work: (socket: WebSocket) => Promise<unknown>): Promise<void> {
  while (isTime()) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET}`, {
      headers: { cookie },
      localAddress: FROM,
    });
    socket.on('error', () => undefined);
    socket.on('message', (data) => hear(data.toString()));
    const closed = once(socket, 'close');
    const isOpen = await Promise.race([
      once(socket, 'open').then(
        () => true,
        () => false,
      ),
      closed.then(() => false),
    ]);
    while (isOpen && isTime() && socket.readyState === socket.OPEN) await work(socket);
    socket.terminate();
    await pause(20);
  }
}

const own: string[] = [];
function hear(text: string): void {
  const made = /"is":"done".*"table":"([^"]+)"/.exec(text)?.[1];
  if (made !== undefined && own.push(made) > 60) own.shift();
}

let re = 0;
const say = (socket: WebSocket, wish: object) => socket.send(JSON.stringify({ re: re++ % 400_000, ...wish }));
const BOTS = {
  game: 'machi-koro',
  options: {},
  seats: ['me', ...Array(3).fill({ bot: 'greedy' })],
  public: true,
  start: true,
};

let cookie = '';
cookie = (await ask('POST', GUEST, { name: 'Ana', colour: 1 })).cookie;
await Promise.all([
  // Tables that are left to bots at once, and a look at each so that they play.
  ...Array.from({ length: 4 }, () =>
    overAndOver(async (socket) => {
      say(socket, { do: 'create', ...BOTS });
      for (const id of own.slice(-8)) {
        say(socket, { do: 'watch', table: id, match: null, next: 0 });
        say(socket, { do: 'give-up', table: id });
      }
      await pause(100);
    }),
  ),
  // The same match from its start, as often as it is allowed.
  ...Array.from({ length: 4 }, () =>
    overAndOver(async (socket) => {
      say(socket, { do: 'watch', table, match: null, next: 0 });
      await pause(15);
    }),
  ),
  // Floods, of frames and of pings.
  ...Array.from({ length: 3 }, () =>
    overAndOver(async (socket) => {
      for (let i = 0; i < 100; i++) say(socket, { do: 'lobby', on: i % 2 === 0 });
      await pause(5);
    }),
  ),
  ...Array.from({ length: 3 }, () =>
    overAndOver(async (socket) => {
      for (let i = 0; i < 50 && socket.readyState === socket.OPEN; i++) socket.ping();
      await pause(5);
    }),
  ),
  ...Array.from({ length: 3 }, async () => {
    while (isTime()) {
      await ask('GET', matchFileOf(table, `${table}-1`));
      await ask('POST', GUEST, { name: 'Ana', colour: 2 });
      await pause(5);
    }
  }),
]);
process.exit(0);
