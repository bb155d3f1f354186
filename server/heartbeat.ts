/** Asks every page now and then whether it is still there. */

/** A page that vanished without a word (a phone in a tunnel) is gone after two of these, in milliseconds. */
const PERIOD = 5000;
/** Each page has its own part of the period: all at once would keep those waiting who want something. */
const PARTS = 50;

interface Socket {
  ping(): void;
  terminate(): void;
  once(event: 'close', closed: () => void): unknown;
}

export interface Heartbeat {
  /** From now on this one is asked, until it closes. */
  keep(socket: Socket): void;
  /** It is there. */
  heard(socket: Socket): void;
  stop(): void;
}

export function startHeartbeat(): Heartbeat {
  const parts = Array.from({ length: PARTS }, () => new Set<Socket>());
  const alive = new WeakSet<Socket>();
  let kept = 0;
  let beats = 0;

  const timer = setInterval(() => {
    for (const socket of parts[beats++ % PARTS]) {
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }, PERIOD / PARTS);

  return {
    keep(socket) {
      const part = parts[kept++ % PARTS];
      part.add(socket);
      alive.add(socket);
      socket.once('close', () => part.delete(socket));
    },
    heard(socket) {
      alive.add(socket);
    },
    stop: () => clearInterval(timer),
  };
}
