/** Somebody with a browser: a cookie, a socket, and what came over it. Waits on messages, never on time. */
import { randomBytes } from 'node:crypto';
import {
  CLAIM,
  GUEST,
  type LobbyLines,
  type Reply,
  type Request,
  SOCKET,
  type TableInfo,
  withNews,
} from '@yamanote/protocol';
import type { Sight } from '@yamanote/running-match';
import { WebSocket } from 'ws';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Asked = Without<Request, 're'>;
export type Answered = Extract<Reply, { is: 'done' | 'refused' }>;
type News = Extract<Reply, { is: 'news' }>;

export interface Visitor {
  /** The cookie as it is sent; empty for a stranger. */
  cookie: string;
  /** Every frame that came over any of its sockets, as text. */
  readonly frames: string[];
  readonly table: TableInfo | null;
  readonly sight: Sight | null;
  readonly match: string | null;
  readonly showings: News['showings'];
  /** What the clocks showed when they were shown last. */
  readonly clocks: News['clocks'];
  readonly lobby: LobbyLines | null;
  /** Which of their other tables waits for them, as they were told last. */
  readonly nextTable: Extract<Reply, { is: 'next' }> | null;
  /** Why the socket closed, once it has. */
  readonly closed: number | null;
  connect(): Promise<Extract<Reply, { is: 'welcome' }>>;
  disconnect(): void;
  ask(asked: Asked): Promise<Answered>;
  /** Sends a frame as it is. */
  sendText(text: string | Buffer): void;
  /** The first frame, from now on, that fits. */
  next(fits: (reply: Reply) => boolean): Promise<Reply>;
  /** Resolves as soon as this holds, now or after some frame. */
  until(holds: () => boolean): Promise<void>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  watch(table: string): Promise<Answered>;
}

export function randomMove(): string {
  return randomBytes(9).toString('base64url');
}

/** A visitor without a name; its requests are numbered from `first` on. */
export function visitor(address: string, first = 0): Visitor {
  const waiting = new Map<number, (answered: Answered) => void>();
  const listeners = new Set<(reply: Reply | null) => void>();
  let socket: WebSocket | null = null;
  let re = first;
  let table: TableInfo | null = null;
  let sight: Sight | null = null;
  let match: string | null = null;
  let showings: News['showings'] = [];
  let clocks: News['clocks'];
  let lobby: Visitor['lobby'] = null;
  let nextTable: Visitor['nextTable'] = null;
  let closed: number | null = null;

  function receive(text: string): void {
    self.frames.push(text);
    const reply = JSON.parse(text) as Reply;
    if (reply.is === 'table') table = reply.info;
    if (reply.is === 'next') nextTable = reply;
    if (reply.is === 'lobby') lobby = { open: reply.open, yours: reply.yours };
    if (reply.is === 'lobby-news' && lobby !== null) lobby = withNews(lobby, reply);
    if (reply.is === 'news') {
      showings = reply.match === match ? [...showings, ...reply.showings] : reply.showings;
      match = reply.match;
      sight = reply.sight;
      clocks = reply.clocks;
    }
    if (reply.is === 'done' || reply.is === 'refused') {
      waiting.get(reply.re)?.(reply);
      waiting.delete(reply.re);
    }
    for (const listener of [...listeners]) listener(reply);
  }

  const self: Visitor = {
    cookie: '',
    frames: [],
    get table() {
      return table;
    },
    get sight() {
      return sight;
    },
    get match() {
      return match;
    },
    get clocks() {
      return clocks;
    },
    get showings() {
      return showings;
    },
    get nextTable() {
      return nextTable;
    },
    get lobby() {
      return lobby;
    },
    get closed() {
      return closed;
    },
    async connect() {
      closed = null;
      const mine = new WebSocket(`${address.replace('http', 'ws')}${SOCKET}`, { headers: { cookie: self.cookie } });
      socket = mine;
      mine.on('message', (data) => receive(data.toString()));
      mine.on('close', (code) => {
        closed = code;
        for (const listener of [...listeners]) listener(null);
      });
      const refused = new Promise<never>((_, reject) => {
        mine.on('error', reject);
      });
      return (await Promise.race([self.next((reply) => reply.is === 'welcome'), refused])) as never;
    },
    disconnect: () => socket?.terminate(),
    ask(asked) {
      const request = { ...asked, re: ++re };
      return new Promise((resolve) => {
        waiting.set(request.re, resolve);
        socket?.send(JSON.stringify(request));
      });
    },
    sendText: (text) => socket?.send(text),
    next(fits) {
      return new Promise((resolve) => {
        const listener = (reply: Reply | null) => {
          if (reply === null || !fits(reply)) return;
          listeners.delete(listener);
          resolve(reply);
        };
        listeners.add(listener);
      });
    },
    until(holds) {
      return new Promise((resolve) => {
        const look = () => {
          if (!holds()) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      });
    },
    async post(path, body, headers = {}) {
      const response = await fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: self.cookie, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const given = response.headers.get('set-cookie');
      if (given !== null) self.cookie = given.split(';')[0];
      return response;
    },
    watch: (id) => self.ask({ do: 'watch', table: id, match, next: sight?.next ?? 0 }),
  };
  return self;
}

/** A guest with a name, connected. */
export async function guest(address: string, name: string, colour = 0, first = 0): Promise<Visitor> {
  const somebody = visitor(address, first);
  await somebody.post(GUEST, { name, colour });
  await somebody.connect();
  return somebody;
}

/** The same guest again, perhaps in another hall with the same folder. */
export async function comeBack(address: string, { cookie }: Pick<Visitor, 'cookie'>): Promise<Visitor> {
  const back = visitor(address);
  back.cookie = cookie;
  await back.connect();
  return back;
}

/** Another browser that uses a code. */
export async function claimant(address: string, code: string): Promise<Visitor> {
  const somebody = visitor(address);
  await somebody.post(CLAIM, { code });
  await somebody.connect();
  return somebody;
}
