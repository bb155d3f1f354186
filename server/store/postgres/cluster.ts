/**
 * The servers of one database, of which one is the primary. Which it is changes when the primary dies and a standby takes
 * over; that begins a new timeline. An old primary that wakes up still takes itself for one, but its timeline tells.
 */
import { StoreError } from '../error.ts';
import { type Connection, openConnection } from './connection.ts';
import { NOT_PRIMARY } from './faults.ts';
import { newest, type Standing, standingOf } from './standing.ts';

export interface Cluster {
  /** A connection to the primary. */
  connect(options?: string): Promise<Connection>;
  /** Leaves who was the primary until now: all connections to it end, and the next one looks for it anew. */
  abandon(): void;
  /** Looks whether there is a newer primary, and if so, leaves the old one. */
  look(): Promise<void>;
  /** Whoever else wants a connection is told at once that there is none; `null`: there is again. */
  away(error: StoreError | null): void;
  readonly isAway: StoreError | null;
}

export function openCluster(addresses: readonly string[]): Cluster {
  const connections = new Set<Connection>();
  let primary: string | null = addresses.length === 1 ? addresses[0] : null;
  let electing: Promise<string> | null = null;
  /** What this process has seen: nobody older counts any more. */
  let timeline = 0;
  let system: string | null = null;
  let awayFor: StoreError | null = null;

  function abandon(): void {
    if (addresses.length > 1) primary = null;
    for (const connection of connections) connection.destroy();
    connections.clear();
  }

  function counts(standing: Standing): boolean {
    return standing.timeline > 0 && standing.timeline >= timeline && standing.system === (system ?? standing.system);
  }

  async function elect(): Promise<string> {
    const best = await newest(addresses, system);
    if (best === null || !counts(best)) throw new StoreError('there is no primary', NOT_PRIMARY, true);
    primary = best.address;
    return best.address;
  }

  /** Whoever needs it at the same time looks together. */
  function agreed(): Promise<string> {
    electing ??= elect().finally(() => {
      electing = null;
    });
    return electing;
  }

  async function connect(options?: string): Promise<Connection> {
    const address = primary ?? (await agreed());
    let connection: Connection | null = null;
    try {
      connection = await openConnection(address, options);
      return await checked(address, connection);
    } catch (error) {
      connection?.destroy();
      if (addresses.length > 1 && primary === address) primary = null;
      throw error;
    }
  }

  async function checked(address: string, connection: Connection): Promise<Connection> {
    const standing = await standingOf(address, connection);
    if (!counts(standing)) throw new StoreError('this server is not the primary', NOT_PRIMARY, true);
    if (standing.timeline > timeline && timeline > 0) abandon();
    timeline = standing.timeline;
    system = standing.system;
    primary = address;
    connections.add(connection);
    void connection.ended.then(() => connections.delete(connection));
    return connection;
  }

  return {
    connect,
    abandon,
    async look() {
      if (addresses.length === 1) return;
      const best = await newest(
        addresses.filter((address) => address !== primary),
        system,
      );
      if (best === null || !counts(best) || best.timeline === timeline) return;
      abandon();
      primary = best.address;
    },
    away(error) {
      awayFor = error;
    },
    get isAway() {
      return awayFor;
    },
  };
}
