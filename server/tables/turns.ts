/**
 * Which node sees to the bots of a table. A job of the store says so: it is there as long as a bot is asked, and one node has
 * it; when that node dies, another one takes it.
 */
import { happen } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import { byItself } from './by-itself.ts';
import { carryOut } from './carry-out.ts';
import { isBotAsked, type OpenTable } from './open-table.ts';

/** Somebody sees to the bots that are asked: this node, if no other one does. */
export async function summonBots(hall: Hall, table: OpenTable): Promise<void> {
  if (!isBotAsked(table)) return;
  if (table.drives) return drive(hall, table, true);
  const { id } = table.record;
  await hall.store.jobs.at(id, 'turn', hall.now());
  if (hall.thinks && (await hall.store.jobs.take(id, 'turn')) !== null) await drive(hall, table, true);
}

/** This node sees to the bots from now on, or does not any more. */
export async function drive(hall: Hall, table: OpenTable, drives: boolean): Promise<void> {
  table.drives = drives;
  const { live } = table;
  if (live === null || live.host.drives === drives) return;
  await carryOut(hall, table, live, happen(live.host, { is: 'turn', drives, at: hall.now() }));
}

/** Nothing can be done for the bots just now: they wait until somebody looks, wherever that is. */
export function parkBots(hall: Hall, table: OpenTable): void {
  byItself(hall, table, 'bots-not-parked', async () => {
    // Somebody may have come meanwhile.
    if (!table.drives || table.watchers.size > 0) return;
    table.drives = false;
    if (table.live !== null) table.live.host.drives = false;
    await hall.store.jobs.putAway(table.record.id, 'turn');
    hall.presence.tell(table);
  });
}
