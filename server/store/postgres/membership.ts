/** This node among the others: it says that it lives, hears them, and tells when one has come or gone. */
import type { News, Plays } from '../port.ts';
import type { Cluster } from './cluster.ts';
import type { Connection, Queries } from './connection.ts';
import type { Context } from './context.ts';
import { keepLine } from './line.ts';
import { readNews } from './news.ts';
import { beat, forgettable, LATE, strikeOff, sweep } from './nodes.ts';

export interface Membership {
  close(): Promise<void>;
}

export async function keepMembership(
  cluster: Cluster,
  { node, pool, clock, teller }: Context,
  plays: Plays,
  hear: (news: News) => void,
): Promise<Membership> {
  let isNew = true;

  async function live(connection: Connection): Promise<void> {
    const askedAt = performance.now();
    const { now, was } = await beat(connection, node, plays);
    clock.measured(now, askedAt);
    if (was === null) teller.tell({ is: 'nodes' });
    if (!isNew && (was === null || now - was > LATE)) hear({ is: 'missed' });
    isNew = false;
    const { freed, forgotten } = await sweep(connection, node);
    if (freed > 0) teller.tell({ is: 'jobs' });
    // Of others: whoever finds out hears it too.
    if (forgotten.length > 0) for (const news of await remove(connection, forgotten, forgettable(now))) hear(news);
  }

  async function remove(queries: Queries, nodes: readonly string[], since: number): Promise<News[]> {
    const left = await strikeOff(queries, nodes, since);
    const news = [...left.map((table) => ({ is: 'presence', table }) as const), { is: 'nodes' } as const];
    teller.tell(...news, { is: 'jobs' });
    return news;
  }

  const line = await keepLine(cluster, {
    hear: (payload) => {
      for (const news of readNews(payload, node)) hear(news);
    },
    beat: live,
    reachable: (reachable) => hear({ is: 'store', reachable }),
    missed: () => hear({ is: 'missed' }),
  });

  return {
    async close() {
      await line.close();
      // Should that fail, others notice.
      await remove(pool, [node], clock.now() + LATE).catch(() => undefined);
    },
  };
}
