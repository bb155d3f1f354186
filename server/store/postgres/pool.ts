/** A few connections for whoever has something to ask. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { type Connection, type Queries, within } from './connection.ts';
import { storeError } from './faults.ts';

export interface Pool extends Queries {
  /** Lends a connection, for as long as a server may take to answer. */
  use<Result>(work: (connection: Connection) => Promise<Result>, longest?: number): Promise<Result>;
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Once nobody uses one any more, or has done so for too long. */
  close(): Promise<void>;
}

/** Longer than any question takes, and than others keep a lock. */
const DONE_WITHIN = 5000;
/** Whoever waits for a standby that is away may wait for ever. */
const PATIENCE = 3000;

export function openPool(cluster: Cluster, size: number, options = ''): Pool {
  let idle: Connection[] = [];
  const waiting: (() => void)[] = [];
  let lent = 0;

  async function free(): Promise<Connection> {
    idle = idle.filter((connection) => connection.isOpen());
    const connection = idle.pop();
    if (connection !== undefined) return connection;
    if (cluster.isAway !== null) throw cluster.isAway;
    return cluster.connect(options);
  }

  async function use<Result>(work: (connection: Connection) => Promise<Result>, longest = DONE_WITHIN) {
    if (lent < size) lent++;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      const connection = await free();
      try {
        const done = work(connection);
        return await (longest === Infinity ? done : within(longest, connection, done));
      } finally {
        if (connection.isOpen()) idle.push(connection);
      }
    } catch (error) {
      throw storeError(error);
    } finally {
      const next = waiting.shift();
      if (next === undefined) lent--;
      else next();
    }
  }

  /** All are back. */
  async function returned(): Promise<void> {
    while (lent > 0) {
      await new Promise<void>((go) => waiting.push(go));
      lent--;
    }
  }

  return {
    use,
    rows: (sql, values) => use((connection) => connection.rows(sql, values)),
    run: (sql, values) => use((connection) => connection.run(sql, values)),
    transaction: (work) => use((connection) => inTransaction(connection, work)),
    async close() {
      await Promise.race([returned(), pause(PATIENCE, undefined, { ref: false })]);
      for (const connection of idle) connection.destroy();
    },
  };
}

async function inTransaction<Result>(connection: Connection, work: (queries: Queries) => Promise<Result>) {
  await connection.script('begin');
  try {
    const result = await work(connection);
    await connection.script('commit');
    return result;
  } catch (error) {
    await connection.script('rollback').catch(connection.destroy);
    throw error;
  }
}
