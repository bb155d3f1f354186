import type { Game } from '@yamanote/kernel';
import type { Reply, Request } from '@yamanote/protocol';
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import type { GuestRecord } from '../store/index.ts';
import { upToDate } from '../tables/change.ts';
import { type OpenTable, whoHosts } from '../tables/open-table.ts';

/** A request of one kind. */
export type Of<Do extends Request['do']> = Extract<Request, { do: Do }>;

/** What `done` says besides the number of the request. */
export type Outcome = Omit<Extract<Reply, { is: 'done' }>, 'is' | 're'> | HallRefusal;

/** Does something for a known guest at a table, in the table's turn. */
export async function atTable(
  hall: Hall,
  caller: Caller,
  id: string,
  task: (table: OpenTable, guest: GuestRecord) => Promise<Outcome> | Outcome,
): Promise<Outcome> {
  const { guest } = caller;
  if (guest === null) return hallRefusal('unknown-guest');
  const outcome = await hall.tables.at(id, (table) => table.queue.run(() => upToDate(() => task(table, guest))));
  return outcome ?? hallRefusal('unknown-table', 'table', 'a table of this hall');
}

/** Does what only the host may do. */
export function asHost(
  hall: Hall,
  caller: Caller,
  id: string,
  task: (table: OpenTable) => Promise<HallRefusal | null>,
): Promise<Outcome> {
  return atTable(hall, caller, id, async (table, guest) => {
    if (guest.id !== whoHosts(table)) return hallRefusal('not-host');
    return (await task(table)) ?? {};
  });
}

/** Does what only the host may do, and only while people still take their seats. */
export function beforeStart(
  hall: Hall,
  caller: Caller,
  id: string,
  task: (table: OpenTable, game: Game) => Promise<HallRefusal | null>,
): Promise<Outcome> {
  return asHost(hall, caller, id, async (table) => {
    if (table.record.stage !== 'waiting') return hallRefusal('already-started');
    return task(table, hall.rooms.newest(table.record.game)!.game);
  });
}
