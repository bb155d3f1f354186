/** The door for sockets: who may come in, and who is still there. Nothing that comes in can harm the process. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MOST_BODY_BYTES, SOCKET } from '@yamanote/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { receivePage } from './connection.ts';
import type { Knock } from './door.ts';
import type { Hall } from './hall.ts';
import { type Limits, makeBucket, makeBuckets } from './limits.ts';
import { placeOf } from './log.ts';

/** A page that vanished without a word (a phone in a tunnel) is gone after two of these, in milliseconds. */
const HEARTBEAT = 5000;
/** A closing hall gives pages this long to say goodbye, in milliseconds. */
const GOODBYE = 300;

export interface Sockets {
  close(): Promise<void>;
}

export function serveSockets(server: Server, hall: Hall, limits: Limits, build: string): Sockets {
  // A frame between our own limit and this one is answered with a reason; a larger one ends the connection. Pings are
  // answered by us: whoever sends them without reading would have the answers pile up.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BODY_BYTES,
    perMessageDeflate: false,
    autoPong: false,
  });
  const openFrom = new Map<string, number>();
  const mayAsk = makeBuckets(limits.address);
  const alive = new WeakSet<WebSocket>();

  function whyNot({ url }: IncomingMessage, { address, isOurs, isSameSite }: Knock): string | null {
    if (url?.split('?')[0] !== SOCKET) return '404 Not Found';
    if (!isOurs) return '421 Misdirected Request';
    if (!isSameSite) return '403 Forbidden';
    const open = openFrom.get(address) ?? 0;
    if (open < limits.socketsPerAddress && sockets.clients.size < limits.sockets && mayAsk(address, hall.clock()))
      return null;
    hall.warn(address, 'socket-turned-away');
    return '429 Too Many Requests';
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const knock = hall.door(request);
    const status = whyNot(request, knock);
    if (status === null) {
      sockets.handleUpgrade(request, stream, head, (socket) => {
        comeIn(socket, stream, knock.address, request.headers.cookie).catch((error) => {
          hall.log('error', 'welcome-failed', { place: placeOf(error) });
          socket.terminate();
        });
      });
    } else {
      // Nobody else watches this connection any more, so it ends here, whether or not the other side ends it too.
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
    }
  }

  /** Who it is stands in the store; what the page says meanwhile is not lost. */
  async function comeIn(
    socket: WebSocket,
    stream: Duplex,
    address: string,
    cookies: string | undefined,
  ): Promise<void> {
    count(address, 1);
    alive.add(socket);
    socket.on('close', () => count(address, -1));
    socket.on('error', () => socket.terminate());
    watchControl(socket, address);
    socket.pause();
    const guest = await hall.guests.fromCookies(cookies);
    if (guest !== null) noteVisit(guest.id);
    socket.resume();
    if (socket.readyState !== socket.OPEN) return;
    receivePage(hall, socket, {
      stream,
      guest,
      address,
      build,
      rate: limits.socket,
      mayAsk: (now) => mayAsk(address, now),
    });
  }

  /** How long a guest is remembered counts from here; a disk that is full keeps nobody out. */
  function noteVisit(guest: string): void {
    hall.store.people.see(guest).catch((error) => hall.log('error', 'not-stored', { place: placeOf(error) }));
  }

  function watchControl(socket: WebSocket, address: string): void {
    const bucket = makeBucket(limits.control);
    const mayGoOn = () => {
      if (bucket.take(hall.clock())) return true;
      hall.warn(address, 'control-flood');
      socket.terminate();
      return false;
    };
    socket.on('pong', () => {
      if (mayGoOn()) alive.add(socket);
    });
    socket.on('ping', (data) => {
      if (mayGoOn() && socket.readyState === socket.OPEN) socket.pong(data);
    });
  }

  function count(address: string, change: number): void {
    const open = (openFrom.get(address) ?? 0) + change;
    if (open > 0) openFrom.set(address, open);
    else openFrom.delete(address);
  }

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }, HEARTBEAT);

  // Whoever comes back is remembered from then on for as long again.
  sockets.on('headers', (headers, request) => {
    const guest = hall.guests.signedIn(request.headers.cookie);
    if (guest !== null) headers.push(`Set-Cookie: ${hall.guests.cookieFor(guest, hall.door(request).isSecure)}`);
  });
  server.on('upgrade', upgrade);
  return {
    async close() {
      clearInterval(heartbeat);
      server.off('upgrade', upgrade);
      const open = [...sockets.clients];
      const closed = Promise.all(open.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
      for (const socket of open) socket.close(1001, 'restarting');
      const impatience = setTimeout(() => {
        for (const socket of open) socket.terminate();
      }, GOODBYE);
      await closed;
      clearTimeout(impatience);
    },
  };
}
