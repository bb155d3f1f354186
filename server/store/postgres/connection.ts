/** One connection to one server, with statements that are parsed and planned once. */
import { Socket } from 'node:net';
import pg from 'pg';
import { withOptions } from './addresses.ts';
import { LOST } from './faults.ts';
import { checkData, nameOf, type Value } from './statements.ts';

export interface Queries {
  rows<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** The number of rows that it changed. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
}

export interface Connection extends Queries {
  /** Several statements without values. */
  script(sql: string): Promise<void>;
  /** What another one notifies of. */
  hear(notified: (payload: string) => void): void;
  /** Whether the server said that a commit of this connection may not be safe. */
  takeDoubt(): boolean;
  isOpen(): boolean;
  /** When it has ended, however. */
  readonly ended: Promise<void>;
  /** At once, whatever is on its way: a server that is paused answers no farewell. */
  destroy(): void;
}

/**
 * A plan made while tables were empty would read them whole for ever. A node that is paused in a transaction holds nobody up
 * for long.
 */
const OPTIONS =
  '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off -c idle_in_transaction_session_timeout=3000';

/** Nobody waits longer for a server that has nothing to do but to answer. */
export const ANSWER_WITHIN = 2000;

/** A commit no longer waits for the standby: somebody cancelled that. */
const DOUBT = '01000';

const BIGINT = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format: 'text' | 'binary' = 'text') =>
    type === BIGINT ? Number : pg.types.getTypeParser(type, format as 'text'),
};

export async function openConnection(address: string, options = ''): Promise<Connection> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: withOptions(address, `${OPTIONS} ${options}`.trim()),
    connectionTimeoutMillis: ANSWER_WITHIN,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    fallback_application_name: 'yamanote',
    stream: () => socket,
    types,
  });
  let isOpen = true;
  let doubt = false;
  // A query that was on its way is told on its own.
  client.on('error', () => {
    isOpen = false;
    socket.destroy();
  });
  const ended = new Promise<void>((resolve) => client.once('end', resolve)).then(() => {
    isOpen = false;
  });
  client.on('notice', ({ code }) => {
    doubt ||= code === DOUBT;
  });
  try {
    await client.connect();
  } catch (error) {
    socket.destroy();
    throw error;
  }

  const ask = (sql: string, values: readonly Value[]) => {
    if (!isOpen) throw Object.assign(new Error('the connection has ended'), { code: LOST });
    checkData(values);
    return client.query({ name: nameOf(sql), text: sql, values: values as Value[] });
  };

  return {
    ended,
    isOpen: () => isOpen,
    rows: async <Row>(sql: string, values: readonly Value[] = []) => (await ask(sql, values)).rows as Row[],
    run: async (sql, values = []) => (await ask(sql, values)).rowCount ?? 0,
    async script(sql) {
      await client.query(sql);
    },
    hear(notified) {
      client.on('notification', ({ payload = '' }) => notified(payload));
    },
    takeDoubt() {
      const was = doubt;
      doubt = false;
      return was;
    },
    destroy() {
      isOpen = false;
      socket.destroy();
    },
  };
}

/** A connection on which nothing comes back in time is of no use. */
export async function within<Result>(time: number, connection: Connection, answer: Promise<Result>): Promise<Result> {
  const timer = setTimeout(connection.destroy, time);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}
