import type { ForWhom } from '../bots/fair-queue.ts';
import { lookerOf } from '../watcher.ts';
import type { OpenTable } from './open-table.ts';
import { seatOf } from './seats.ts';

/**
 * On whose account a bot of this table thinks: that of who sits there, whoever else looks on. Where nobody looks, nobody
 * waits: all such tables share what one address has.
 */
export function forWhom({ record, watchers }: Pick<OpenTable, 'record' | 'watchers'>): ForWhom {
  const pages = [...watchers];
  const page = pages.find((one) => seatOf(record, lookerOf(one)) !== null) ?? pages[0];
  return [page?.address ?? '', record.host ?? record.id, record.id];
}
