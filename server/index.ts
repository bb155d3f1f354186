/** A hall: people, tables and matches behind one port. */
import type { AddressInfo } from 'node:net';
import { botRooms as house } from '@yamanote/games/registry';
import { makePool } from './bots/pool.ts';
import { makeDoor } from './door.ts';
import { makeGuests } from './guests.ts';
import type { Hall } from './hall.ts';
import { keepHouseDaily } from './housekeeping.ts';
import { buildOf, makeHttp } from './http.ts';
import { type HallKeys, openKeys } from './keys.ts';
import { LIMITS, type Limits, makeQuotas } from './limits.ts';
import { type LogLine, makeLog } from './log.ts';
import { loadRooms, type Registry } from './rooms.ts';
import { serveSockets } from './sockets.ts';
import { makeSparingLog } from './sparing-log.ts';
import { openStore, type Store, withLockedSeeds } from './store/index.ts';
import { makeLobby } from './tables/lobby.ts';
import { makeTables } from './tables/tables.ts';
import { stopAll, wake } from './tables/wake.ts';

export interface HallSettings {
  port: number;
  host: string;
  /** The folder of the data file. */
  data: string;
  /** Milliseconds between the answers of a bot. */
  botPace: number;
  /** The built pages; `null` for none. */
  webRoot: string | null;
  log: (line: LogLine) => void;
  /** The data file cannot be used any more, and why: from now on the hall keeps nothing. */
  lost?(why: string): void;
  /** Whether a proxy of ours says who asks. */
  trustProxy?: boolean;
  /** Names under which people reach this hall, besides those of this computer. */
  names?: readonly string[];
  /** Under which other devices reach this port; without this, they do not. */
  addresses?(port: number): string[];
  /** How long a match waits for the seals of all who sit there, and for them to be opened; without this, for open pages. */
  dealWait?: number;
  /** What follows is for tests and unusual houses. */
  registry?: Registry;
  limits?: Limits;
  botWorker?: URL;
  storeWorker?: URL;
  botBudget?: number;
  botGrace?: number;
  sealWait?: number;
  openWait?: number;
  awayAfter?: number;
}

export interface RunningHall {
  /** Such as `http://127.0.0.1:8080`. */
  address: string;
  /** Of the key that it signs matches with. */
  fingerprint: string;
  /** How many tables are in memory; all others are in the store. */
  tablesAtHand(): number;
  close(): Promise<void>;
}

const BOT_BUDGET = 300;
/** One that does not stop thinking is stopped; a machine with much to do may keep a sound one waiting for seconds. */
const BOT_GRACE = 5000;
const SEAL_WAIT = 2000;
const OPEN_WAIT = 20_000;
const AWAY_AFTER = 120_000;

/** Behind a proxy all connections are the proxy's; there, pages are counted by whom it names. */
function limitsFor({ limits = LIMITS, trustProxy = false }: HallSettings): Limits {
  return trustProxy ? { ...limits, connectionsPerAddress: limits.connections } : limits;
}

/** A data file goes with the key that was made for it. */
async function keysOf(store: Store, folder: string): Promise<HallKeys> {
  try {
    const keys = openKeys(folder);
    const due = await store.settings.keep('key', keys.fingerprint);
    if (due === keys.fingerprint) return keys;
    throw new Error(
      `hall.key in ${folder}: expected the key ${due}, which was made with its data, found ${keys.fingerprint}`,
    );
  } catch (error) {
    await store.close();
    throw error;
  }
}

export async function startHall(settings: HallSettings): Promise<RunningHall> {
  const log = makeLog(settings.log, Date.now);
  const rooms = await loadRooms(settings.registry ?? house);
  const storeWorker = settings.storeWorker ?? new URL('./store-worker.js', import.meta.url);
  const kept = await openStore(settings.data, storeWorker, settings.lost);
  const keys = await keysOf(kept, settings.data);
  const store = withLockedSeeds(kept, keys);
  const guests = await makeGuests(store);
  const tables = makeTables(store);
  const lobby = makeLobby(store, log);
  const bots = makePool({
    workerFile: settings.botWorker ?? new URL('./bot-worker.js', import.meta.url),
    budget: settings.botBudget ?? BOT_BUDGET,
    grace: settings.botGrace ?? BOT_GRACE,
    log,
  });
  const limits = limitsFor(settings);
  const clock = () => performance.now();
  const hall: Hall = {
    store,
    keys,
    rooms,
    guests,
    tables,
    lobby,
    bots,
    log,
    now: store.now,
    clock,
    door: makeDoor({ trustProxy: settings.trustProxy ?? false, names: settings.names ?? [] }),
    quotas: makeQuotas(limits, clock),
    warn: makeSparingLog(log, clock),
    addresses: () => settings.addresses?.((app.server.address() as AddressInfo).port) ?? [],
    botPace: settings.botPace,
    sealWait: settings.sealWait ?? settings.dealWait ?? SEAL_WAIT,
    openWait: settings.openWait ?? settings.dealWait ?? OPEN_WAIT,
    awaitsAll: settings.dealWait !== undefined,
    openedAt: store.now(),
    awayAfter: settings.awayAfter ?? AWAY_AFTER,
  };
  const app = await makeHttp(hall, limits, settings.webRoot);
  const sockets = serveSockets(app.server, hall, limits, buildOf(settings.webRoot));
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await sockets.close();
    await app.close();
    await bots.close();
    await store.close();
    throw error;
  }
  const stopWaking = wake(hall);
  const stopHousekeeping = keepHouseDaily(hall);
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    fingerprint: keys.fingerprint,
    tablesAtHand: () => [...tables.all()].length,
    async close() {
      stopWaking();
      stopHousekeeping();
      await sockets.close();
      await app.close();
      for (const table of tables.all()) stopAll(table);
      await bots.close();
      for (const table of tables.all()) await table.queue.run(() => {});
      lobby.close();
      await store.close();
    },
  };
}
