/** Somebody with a socket, as cheap as can be: whoever measures a hall must cost less than it. */
import { GUEST, type Reply, type Request, SOCKET } from '@yamanote/protocol';
import { WebSocket } from 'ws';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Done = Extract<Reply, { is: 'done' }>;
type Kind = Reply['is'];

export interface Person {
  /** Hears all that is no answer; whoever does not read a frame has not paid for it. */
  hear(kind: Kind, frame: Buffer): void;
  /** A refusal is a fault: nobody here asks for what may be refused. */
  ask(asked: Without<Request, 're'>): Promise<Done>;
  leave(): void;
}

/** Every frame begins with what it is. */
const BEGINNING = '{"is":"'.length;
/** All there are: a new one does not compile before it stands here. */
const KINDS: Readonly<Record<Kind, true>> = {
  chat: true,
  done: true,
  hall: true,
  hint: true,
  lobby: true,
  'lobby-news': true,
  news: true,
  next: true,
  refused: true,
  table: true,
  watchers: true,
  welcome: true,
};
function kindOf(frame: Buffer): Kind {
  const kind = frame.toString('latin1', BEGINNING, frame.indexOf('"', BEGINNING));
  if (!Object.hasOwn(KINDS, kind)) throw new Error(`a frame that nobody here knows: ${frame.toString('utf8', 0, 80)}`);
  return kind as Kind;
}

/** Becomes a guest of this name; the cookie. */
export async function introduce(address: string, name: string): Promise<string> {
  const response = await fetch(address + GUEST, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, colour: 0 }),
  });
  const cookie = response.headers.get('set-cookie');
  await response.arrayBuffer();
  if (cookie === null) throw new Error(`${name} could not become a guest: ${response.status}`);
  return cookie.split(';')[0];
}

/** Opens a socket; without a cookie as a stranger. Resolves once the hall says welcome. */
export function comeIn(address: string, cookie = ''): Promise<Person> {
  const waiting = new Map<number, { resolve(done: Done): void; reject(why: Error): void }>();
  let re = 0;
  let left = false;
  const headers = cookie === '' ? {} : { cookie };
  const socket = new WebSocket(address.replace('http', 'ws') + SOCKET, {
    headers,
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  const person: Person = {
    hear: () => undefined,
    ask: (asked) =>
      new Promise((resolve, reject) => {
        waiting.set(++re, { resolve, reject });
        socket.send(JSON.stringify({ ...asked, re }));
      }),
    leave() {
      left = true;
      socket.terminate();
    },
  };

  function answered(frame: Buffer): void {
    const reply = JSON.parse(frame.toString()) as Extract<Reply, { re: number }>;
    const asker = waiting.get(reply.re);
    waiting.delete(reply.re);
    if (asker === undefined) throw new Error(`an answer to what nobody asked: ${frame}`);
    if (reply.is === 'done') asker.resolve(reply);
    else asker.reject(new Error(`the hall refused: ${frame}`));
  }

  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => {
      if (!left) throw new Error(`the hall closed a socket: ${code}`);
    });
    socket.on('message', (frame: Buffer) => {
      const kind = kindOf(frame);
      if (kind === 'done' || kind === 'refused') answered(frame);
      else if (kind === 'welcome') resolve(person);
      else person.hear(kind, frame);
    });
  });
}
