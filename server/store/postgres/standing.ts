/** What a server is, as it says itself. */
import { OpeningError } from '../opening-error.ts';
import { ANSWER_WITHIN, type Connection, openConnection, within } from './connection.ts';

export interface Standing {
  address: string;
  /** 0: it is a standby. */
  timeline: number;
  system: string;
  version: number;
}

/** After somebody has answered that it is the primary, the others have so long to say that they are, and newer. */
const GRACE = 300;
const OLDEST_SERVER = 15;

/** Who of these is the primary, and of several the one with the newest timeline; `system` is the database, once it is known. */
export async function newest(addresses: readonly string[], system: string | null): Promise<Standing | null> {
  const found: Standing[] = [];
  const systems = new Set<string>();
  let failed: unknown = null;
  let graceIsOver = () => {};
  const grace = new Promise<void>((resolve) => {
    graceIsOver = resolve;
  });
  let timer: NodeJS.Timeout | undefined;
  const asked = addresses.map(async (address) => {
    try {
      const standing = await ask(address);
      systems.add(standing.system);
      if (standing.timeline === 0 || standing.system !== (system ?? standing.system)) return;
      found.push(standing);
      timer ??= setTimeout(graceIsOver, GRACE);
    } catch (error) {
      failed = error;
    }
  });
  await Promise.race([Promise.all(asked), grace]);
  clearTimeout(timer);
  if (system === null && systems.size > 1) {
    throw new OpeningError(
      'two-databases',
      'the hosts belong to different databases, not to a primary and its standbys',
    );
  }
  if (found.length === 0 && failed !== null) throw failed;
  return found.reduce<Standing | null>((best, one) => (best && best.timeline >= one.timeline ? best : one), null);
}

async function ask(address: string): Promise<Standing> {
  const connection = await openConnection(address);
  try {
    return await standingOf(address, connection);
  } finally {
    connection.destroy();
  }
}

const STANDING = `select case when not pg_is_in_recovery() then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end
    as timeline,
  (select system_identifier::text from pg_control_system()) as system,
  current_setting('server_version_num')::int / 10000 as version`;

export async function standingOf(address: string, connection: Connection): Promise<Standing> {
  const asked = connection.rows<{ timeline: string | null; system: string; version: number }>(STANDING);
  const [{ timeline, system, version }] = await within(ANSWER_WITHIN, connection, asked);
  if (version < OLDEST_SERVER) {
    throw new OpeningError(
      'too-old',
      `the database is PostgreSQL ${version}; Yamanote needs ${OLDEST_SERVER} or newer`,
    );
  }
  return { address, timeline: timeline === null ? 0 : Number.parseInt(timeline, 16), system, version };
}
