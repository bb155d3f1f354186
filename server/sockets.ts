/** The door for sockets: who may come in, and who is still there. Nothing that comes in can harm the process. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { MOST_BODY_BYTES, type Reply, SOCKET } from '@yamanote/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Reception, receivePage } from './connection.ts';
import type { Knock } from './door.ts';
import type { Ticket } from './guests.ts';
import type { Hall } from './hall.ts';
import { startHeartbeat } from './heartbeat.ts';
import { type Limits, makeBucket, makeBuckets } from './limits.ts';
import { placeOf } from './log.ts';
import type { Visits } from './visits.ts';

/** A closing hall gives a page this long at least to say goodbye, in milliseconds. */
const GOODBYE = 300;
/** Between two goodbyes, in milliseconds: not all pages come back to the other halls at once. */
const GAP = 5;
/** Of RFC 6455's registry: come back, here or elsewhere. */
const SERVICE_RESTART = 1012;
/** Of the same: it has nothing to do here as who it was, and may come back as nobody. */
const POLICY_VIOLATION = 1008;

export interface Sockets extends Visits {
  /** How many there are. */
  open(): number;
  /** To every open page. */
  tellAll(reply: Reply): void;
  /** From now on nobody comes in. */
  turnAway(): void;
  /** Says goodbye to one page after the other, to all within so many milliseconds: what each has asked is answered first. */
  close(within: number): Promise<void>;
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
  const heartbeat = startHeartbeat();
  const receptions = new Map<WebSocket, Reception & { ticket: Ticket | null }>();
  let closing = false;

  function whyNot({ url }: IncomingMessage, { address, isOurs, isSameSite }: Knock): string | null {
    if (url?.split('?')[0] !== SOCKET) return '404 Not Found';
    if (closing) return '503 Service Unavailable';
    if (!isOurs) return '421 Misdirected Request';
    if (!isSameSite) return '403 Forbidden';
    const open = openFrom.get(address) ?? 0;
    if (open < limits.socketsPerAddress && sockets.clients.size < limits.sockets && mayAsk(address, hall.clock()))
      return null;
    hall.warn(address, 'socket-turned-away');
    return '429 Too Many Requests';
  }

  /** A page may stay for hours: nothing that outlives this holds on to the request. */
  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', giveUp);
    const knock = hall.door(request);
    const [{ address }, { cookie }] = [knock, request.headers];
    const status = whyNot(request, knock);
    if (status === null)
      sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, stream, address, cookie));
    // Nobody else watches this connection any more, so it ends here, whether or not the other side ends it too.
    else stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
  }

  function welcome(socket: WebSocket, stream: Duplex, address: string, cookies: string | undefined): void {
    comeIn(socket, stream, address, cookies).catch((error) => {
      hall.log('error', 'welcome-failed', { place: placeOf(error) });
      socket.terminate();
    });
  }

  /** Who it is stands in the store; what the page says meanwhile is not lost. */
  async function comeIn(
    socket: WebSocket,
    stream: Duplex,
    address: string,
    cookies: string | undefined,
  ): Promise<void> {
    count(address, 1);
    heartbeat.keep(socket);
    socket.on('close', () => count(address, -1));
    socket.on('error', () => socket.terminate());
    watchControl(socket, address);
    socket.pause();
    const guest = await hall.guests.fromCookies(cookies);
    if (guest !== null) noteVisit(guest.id);
    socket.resume();
    if (socket.readyState !== socket.OPEN) return;
    const reception = receivePage(hall, socket, {
      stream,
      guest,
      address,
      build,
      rate: limits.socket,
      mayAsk: (now) => mayAsk(address, now),
    });
    receptions.set(socket, { ...reception, ticket: guest === null ? null : hall.guests.signedIn(cookies) });
    socket.on('close', () => receptions.delete(socket));
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
      if (mayGoOn()) heartbeat.heard(socket);
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

  // Whoever comes back is remembered from then on for as long again.
  sockets.on('headers', (headers, request) => {
    const ticket = hall.guests.signedIn(request.headers.cookie);
    if (ticket !== null) headers.push(`Set-Cookie: ${hall.guests.renewed(ticket, hall.door(request).isSecure)}`);
  });
  server.on('upgrade', upgrade);
  return {
    open: () => sockets.clients.size,
    tellAll(reply) {
      const text = JSON.stringify(reply);
      for (const { page } of receptions.values()) page.sendText(text);
    },
    guests: () => new Set([...receptions.values()].flatMap(({ ticket }) => ticket?.guest ?? [])),
    showOut(guest, generation) {
      for (const [socket, { ticket, finish }] of receptions) {
        if (ticket?.guest !== guest || ticket.generation >= generation) continue;
        void finish();
        socket.close(POLICY_VIOLATION, 'signed out');
      }
    },
    turnAway() {
      closing = true;
    },
    async close(within) {
      closing = true;
      heartbeat.stop();
      const open = [...sockets.clients];
      const gap = Math.min(GAP, within / 2 / open.length);
      await Promise.all(open.map((socket, i) => dismiss(socket, i * gap, Math.max(within, GOODBYE))));
    },
  };

  async function dismiss(socket: WebSocket, after: number, most: number): Promise<void> {
    const closed = new Promise((resolve) => socket.once('close', resolve));
    if (socket.readyState === socket.CLOSED) return;
    const impatience = setTimeout(() => socket.terminate(), most);
    if (after > 0) await wait(after);
    await Promise.race([closed, receptions.get(socket)?.finish()]);
    socket.close(SERVICE_RESTART, 'restarting');
    await closed;
    clearTimeout(impatience);
  }
}

function giveUp(this: Duplex): void {
  this.destroy();
}
