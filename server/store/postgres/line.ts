/** The connection on which a node listens and says that it lives: kept, and taken up anew whenever it breaks. */
import type { Cluster } from './cluster.ts';
import { ANSWER_WITHIN, type Connection, within } from './connection.ts';
import { storeError } from './faults.ts';
import { CHANNEL } from './news.ts';

export interface Line {
  close(): Promise<void>;
}

export interface Listener {
  hear(payload: string): void;
  /** Said as often as it must be, and at once on a new connection. */
  beat(connection: Connection): Promise<void>;
  /** Whether the database answers. */
  reachable(is: boolean): void;
  /** While nothing was heard. */
  missed(): void;
}

const EVERY = 500;
/** Between attempts to reach it, the first of which is made at once. */
const PAUSES = [0, 50, 100, 200, 400];
/** Whether there is a newer primary. */
const LOOK_EVERY = 2000;
/** What is lost of this in a crash is said anew. */
const OPTIONS = '-c synchronous_commit=off';

export async function keepLine(cluster: Cluster, listener: Listener): Promise<Line> {
  const closing = new AbortController();
  const { signal } = closing;
  let current = await open();
  const looking = setInterval(() => void cluster.look().catch(() => undefined), LOOK_EVERY);
  const living = live();

  async function open(): Promise<Connection> {
    const connection = await cluster.connect(OPTIONS);
    try {
      connection.hear(listener.hear);
      await within(ANSWER_WITHIN, connection, connection.script(`listen ${CHANNEL}`));
      await within(ANSWER_WITHIN, connection, listener.beat(connection));
      return connection;
    } catch (error) {
      connection.destroy();
      throw error;
    }
  }

  async function live(): Promise<void> {
    while (!signal.aborted) {
      await beats(current);
      if (!signal.aborted) await reopen();
    }
    current.destroy();
  }

  /** Until the connection ends, or the server says nothing: then nobody waits for it any more. */
  async function beats(connection: Connection): Promise<void> {
    while (!signal.aborted && connection.isOpen()) {
      await Promise.race([pause(EVERY, signal), connection.ended]);
      if (signal.aborted || !connection.isOpen()) return;
      await within(ANSWER_WITHIN, connection, listener.beat(connection)).catch(cluster.abandon);
    }
  }

  async function reopen(): Promise<void> {
    for (let attempt = 0; !signal.aborted; attempt++) {
      await pause(PAUSES[Math.min(attempt, PAUSES.length - 1)], signal);
      try {
        current = await open();
        if (cluster.isAway !== null) listener.reachable(true);
        cluster.away(null);
        return listener.missed();
      } catch (error) {
        if (cluster.isAway === null && !signal.aborted) listener.reachable(false);
        cluster.away(storeError(error));
      }
    }
  }

  return {
    async close() {
      clearInterval(looking);
      closing.abort();
      await living;
    },
  };
}

/** Sooner, if that is of no more use. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, time);
    signal.addEventListener('abort', done);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
