/** The processes that play, as one. */
import { openClient } from './client-process.ts';
import { type Counts, NONE, type Order, plus } from './orders.ts';

export interface Clients {
  readonly pids: readonly number[];
  /** Gives each client its order, by its number; done when all have done it. */
  order(make: (client: number) => Order): Promise<void>;
  /** So many, shared out: the part of this client. */
  share(count: number, client: number): number;
  /** What all have counted since the last time. */
  count(): Promise<Counts>;
  stop(): Promise<void>;
}

/** `program`: the file of one of them. */
export function openClients(program: string, count: number, addresses: readonly string[]): Clients {
  const all = Array.from({ length: count }, (_, i) => openClient(program, `client ${i}`, addresses));
  return {
    pids: all.map(({ pid }) => pid),
    share: (whole, client) => Math.floor(((client + 1) * whole) / count) - Math.floor((client * whole) / count),
    async order(make) {
      await Promise.all(all.map((client, i) => client.tell(make(i))));
    },
    async count() {
      const counts = await Promise.all(all.map((client) => client.tell({ do: 'count' })));
      return counts.reduce<Counts>((sum, one) => plus(sum, one!), NONE);
    },
    async stop() {
      await Promise.all(all.map((client) => client.stop()));
    },
  };
}
