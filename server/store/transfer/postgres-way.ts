/** The way to a database, for as long as a copy takes. */
import { OpeningError } from '../opening-error.ts';
import { addressesOf } from '../postgres/addresses.ts';
import { type Cluster, openCluster } from '../postgres/cluster.ts';
import type { Connection } from '../postgres/connection.ts';
import { openingError } from '../postgres/faults.ts';
import { TransferError } from './error.ts';

export interface Way {
  connect(): Promise<Connection>;
  /** Whatever was begun and not committed never was. */
  close(): Promise<void>;
}

/** While a file is read or written nobody asks anything; a copy that is paused for long is given up. */
const PATIENCE = '-c idle_in_transaction_session_timeout=600000';

/** What comes of it, or why it could not be opened. */
export async function connected<Side>(url: string, open: (way: Way) => Promise<Side>): Promise<Side> {
  const name = nameOfDatabase(url);
  let cluster: Cluster | null = null;
  try {
    const opened = openCluster(addressesOf(url));
    cluster = opened;
    const connect = async () => explaining(await opened.connect(PATIENCE), name);
    return await open({ connect, close: async () => opened.abandon() });
  } catch (error) {
    cluster?.abandon();
    throw explained(error, name);
  }
}

/** The same one; what goes wrong on it is told as when it is opened. */
function explaining(connection: Connection, name: string): Connection {
  const { rows, run, script } = connection;
  const fail = (error: unknown) => {
    throw explained(error, name);
  };
  return {
    ...connection,
    rows: <Found>(...given: Parameters<Connection['rows']>) => rows<Found>(...given).catch(fail),
    run: (...given) => run(...given).catch(fail),
    script: (...given) => script(...given).catch(fail),
  };
}

function explained(error: unknown, about: string): unknown {
  if (error instanceof TransferError) return error;
  const refused = openingError(error);
  if (!(refused instanceof OpeningError)) return refused;
  return new OpeningError(refused.code, refused.message, { cause: error, about });
}

/** Without who may enter it, and how. */
export function nameOfDatabase(url: string): string {
  return url.replace(/\/\/[^/]*@/, '//').replace(/\?.*$/, '');
}
