/** The way from a program to a server on this machine, which can be cut, or blocked without a word. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Relay {
  readonly port: number;
  /** The ports that the server sees its connections come from. */
  readonly from: number[];
  /** Every connection ends, and none is made any more. */
  cut(): void;
  /** Nothing passes, in neither direction, and nobody is told. */
  hold(): void;
  /** As at the beginning; what was held up arrives now. */
  open(): void;
  close(): void;
}

interface Way {
  near: Socket;
  far: Socket;
}

/** To this port, which may be another one for every connection. */
export async function openRelay(target: () => number): Promise<Relay> {
  const ways = new Set<Way>();
  let state: 'open' | 'cut' | 'held' = 'open';

  const server = createServer({ pauseOnConnect: true }, (near) => {
    if (state === 'cut') return near.destroy();
    const way = { near, far: connect(target(), '127.0.0.1').pause() };
    ways.add(way);
    // What was said before the end still arrives.
    for (const [one, other] of [
      [way.near, way.far],
      [way.far, way.near],
    ]) {
      one.on('error', () => undefined);
      one.on('close', () => {
        ways.delete(way);
        other.destroySoon();
      });
    }
    if (state === 'open') pass(way);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function end(): void {
    for (const { near, far } of ways) for (const socket of [near, far]) socket.destroy();
  }

  return {
    port: (server.address() as AddressInfo).port,
    get from() {
      return [...ways].flatMap(({ far }) => far.localPort ?? []);
    },
    cut() {
      state = 'cut';
      end();
    },
    hold() {
      state = 'held';
      for (const way of ways) block(way);
    },
    open() {
      if (state === 'held') for (const way of ways) pass(way);
      state = 'open';
    },
    close() {
      server.close();
      end();
    },
  };
}

function pass({ near, far }: Way): void {
  near.pipe(far);
  far.pipe(near);
}

function block({ near, far }: Way): void {
  for (const socket of [near, far]) socket.unpipe().pause();
}
