import type { Reply, Request } from '@yamanote/protocol';
import type { Hall } from '../hall.ts';
import type { Page } from '../page.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import type { GuestRecord } from '../store/index.ts';
import type { OpenTable } from '../tables/open-table.ts';

/** A request of one kind. */
export type Of<Do extends Request['do']> = Extract<Request, { do: Do }>;

/** What `done` says besides the number of the request. */
export type Outcome = Omit<Extract<Reply, { is: 'done' }>, 'is' | 're'> | HallRefusal;

/** Does something for a known guest at a table, in the table's turn. */
export async function atTable(
  hall: Hall,
  page: Page,
  id: string,
  task: (table: OpenTable, guest: GuestRecord) => Promise<Outcome> | Outcome,
): Promise<Outcome> {
  const { guest } = page;
  if (guest === null) return hallRefusal('unknown-guest');
  const table = hall.tables.find(id);
  if (table === null) return hallRefusal('unknown-table', 'table', 'a table of this hall');
  try {
    return await table.queue.run(() => task(table, guest));
  } finally {
    hall.tables.release(table);
  }
}
