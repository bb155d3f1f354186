/** Everybody whom one client process plays, and what they are told to do. */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fastRng } from '@yamanote/kernel';
import type { Counts, Order } from '../orders.ts';
import { openBoard } from './board.ts';
import { many } from './many.ts';
import { type Asked, makePacer, type Pacer } from './pace.ts';
import { type Company, comeBack, openTable, type Table } from './table.ts';
import { makeTally } from './tally.ts';

/** How often it is looked whether everybody has come to rest, in milliseconds. */
const LOOK = 5;

type Doing = { [Do in Order['do']]: (order: Extract<Order, { do: Do }>) => Promise<void> | Counts };

export interface Crowd {
  obey(order: Order): Promise<Counts | undefined>;
}

/** `name` tells this process's people from those of others. */
export function makeCrowd(addresses: readonly string[], name: string): Crowd {
  const tables: Table[] = [];
  let pacer: Pacer = makePacer({ is: 'hold' });
  let [visits, moves] = [0, 0];
  const prefix = randomBytes(6).toString('base64url');
  const company: Company = {
    rng: fastRng(name),
    tally: makeTally(),
    address: () => addresses[visits++ % addresses.length],
    freshMove: () => prefix + (moves++).toString(36).padStart(4, '0'),
    ready: (asked: Asked) => pacer.take(asked),
  };

  function change(next: Pacer): void {
    const left = pacer.end();
    pacer = next;
    for (const asked of left) pacer.take(asked);
  }

  const doing: Doing = {
    async sit({ tables: count, public: isPublic }) {
      tables.push(...(await many(count, (i) => openTable(company, `${name} ${i}`, isPublic))));
    },
    async 'come-back'({ to }) {
      tables.push(...(await many(to.length, (i) => comeBack(company, to[i]))));
    },
    async watch({ watchers }) {
      await many(tables.length * watchers, (i) => tables[i % tables.length].watch());
    },
    async look({ pages, shows }) {
      await many(pages, (i) => openBoard(company, `${name} page ${i}`, shows));
    },
    async pace({ pace }) {
      change(makePacer(pace));
    },
    async rest() {
      change(makePacer({ is: 'hold' }));
      // One is asked at each table once nothing is under way there.
      while (pacer.holding < tables.length || tables.some(({ unseen }) => unseen > 0)) await setTimeout(LOOK);
    },
    count: () => company.tally.take(),
  };

  return { obey: async (order) => (await doing[order.do](order as never)) ?? undefined };
}
