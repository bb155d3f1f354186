/** A hall: people, tables and matches behind one port. */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Reply } from '@yamanote/protocol';
import { makeDoor } from './door.ts';
import { keepHouseDaily } from './housekeeping.ts';
import { buildOf, makeHttp } from './http.ts';
import { watchAnswers } from './last-answers.ts';
import { LIMITS, type Limits } from './limits.ts';
import { openNode } from './node.ts';
import type { NotReady } from './probes.ts';
import type { HallSettings, NodeSettings } from './settings.ts';
import { serveSockets } from './sockets.ts';
import { NO_VISITS } from './visits.ts';

export type { HallSettings, NodeSettings } from './settings.ts';

export interface RunningHall {
  /** Such as `http://127.0.0.1:8080`. */
  address: string;
  /** Of the key that it signs matches with. */
  fingerprint: string;
  /** How many tables are in memory; all others are in the store. */
  tablesAtHand(): number;
  /** Tells proxies that nobody should be sent here any more, and lets no page in. */
  turnAway(): void;
  /** Ends in good order; proxies, pages and what they asked are waited for within so many milliseconds. */
  close(patience?: number): Promise<void>;
}

/** Behind a proxy all connections are the proxy's; there, pages are counted by whom it names. */
function limitsFor({ limits = LIMITS, trustProxy = false }: HallSettings): Limits {
  return trustProxy ? { ...limits, connectionsPerAddress: limits.connections } : limits;
}

export async function startHall(settings: HallSettings): Promise<RunningHall> {
  const limits = limitsFor(settings);
  const { hall, open, close } = await openNode(settings, {
    kinds:
      settings.bots === 'elsewhere'
        ? ['start', 'deadline', 'fold', 'absent', 'notice']
        : ['start', 'deadline', 'turn', 'fold', 'absent', 'notice'],
    limits,
    word: settings.word,
    door: makeDoor({ trustProxy: settings.trustProxy ?? false, names: settings.names ?? [] }),
    addresses: () => settings.addresses?.((app.server.address() as AddressInfo).port) ?? [],
    tellAll: (reply: Reply) => sockets.tellAll(reply),
    visits: { guests: () => sockets.guests(), showOut: (...given) => sockets.showOut(...given) },
  });
  let notReady: NotReady | null = 'starting';
  const whyNotReady = () => notReady ?? (hall.writes ? null : 'store-away');
  const app = await makeHttp(hall, limits, settings.webRoot, whyNotReady);
  const answers = watchAnswers(app.server);
  const sockets = serveSockets(app.server, hall, limits, buildOf(settings.webRoot));
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await sockets.close(0);
    await app.close();
    await close();
    throw error;
  }
  hall.metrics.watch({ sockets: sockets.open });
  open();
  const stopHousekeeping = keepHouseDaily(hall);
  notReady = null;
  const turnAway = () => {
    if (notReady === 'draining') return;
    notReady = 'draining';
    hall.log('info', 'draining');
    sockets.turnAway();
    answers.begin();
  };
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    fingerprint: hall.keys.fingerprint,
    tablesAtHand: () => [...hall.tables.all()].length,
    turnAway,
    async close(patience = 0) {
      turnAway();
      // A proxy needs a while to see that nobody should be sent here any more.
      if (settings.trustProxy) await wait(patience / 2);
      app.server.close();
      stopHousekeeping();
      await sockets.close(patience / 4);
      await answers.given(patience / 8);
      await app.close();
      await close();
    },
  };
}

export interface RunningWorker {
  close(): Promise<void>;
}

/** A node without a door: it sees to the bots of the halls that share its database. */
export async function startWorker(settings: NodeSettings): Promise<RunningWorker> {
  const { open, close } = await openNode(settings, {
    kinds: ['turn'],
    door: makeDoor({ trustProxy: false, names: [] }),
    addresses: () => [],
    tellAll: () => {},
    visits: NO_VISITS,
  });
  open();
  return { close };
}
