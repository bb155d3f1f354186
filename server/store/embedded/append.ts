import type { Entry } from '@yamanote/kernel';
import type { Appended, Besides, Move } from '../port.ts';
import type { Database } from './database.ts';
import { addEntries, findMove, headOf, readLog } from './entries.ts';
import { endMatch } from './matches.ts';
import { saveSnapshot } from './snapshots.ts';
import { endTable, saveAsked, saveOrders } from './tables.ts';

/** Adds a move to its match, whole and where it belongs, or not at all. */
export function append(
  database: Database,
  table: string,
  match: string,
  at: number,
  move: Move,
  entries: readonly Entry[],
  { orders, snapshot, ended, ...asked }: Besides,
): Appended {
  const known = findMove(database, match, move.id);
  if (known !== null) return isSame(known.hash, move.hash) ? { is: 'known', ack: ackOf(known) } : { is: 'other' };
  if (headOf(database, match) !== at) return { is: 'behind', tail: readLog(database, match, at) };
  addEntries(database, match, move, entries);
  saveAsked(database, table, asked);
  if (orders !== null) saveOrders(database, table, orders.seat, orders.orders);
  if (snapshot !== null) saveSnapshot(database, match, snapshot);
  if (ended === null) return { is: 'stored', revision: null };
  endMatch(database, match, ended, asked.touchedAt);
  return { is: 'stored', revision: endTable(database, table) };
}

/** Moves from before there were hashes are known by their id alone. */
function isSame(stored: string | null, hash: string): boolean {
  return stored === null || stored === hash;
}

function ackOf({ first, next }: { first: number; next: number }) {
  return { first, next };
}
