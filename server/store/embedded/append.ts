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
  entries: readonly string[],
  { orders, snapshot, ended, ...asked }: Besides,
): Appended {
  const isNext = headOf(database, match) === at;
  // Only what is not next, or what the file itself refuses, may have been stored before.
  if (!isNext || !added(database, match, at, move, entries)) {
    return acknowledged(database, match, move) ?? { is: 'behind', tail: readLog(database, match, at) };
  }
  saveAsked(database, table, asked);
  if (orders !== null) saveOrders(database, table, orders.seat, orders.orders);
  if (snapshot !== null) saveSnapshot(database, match, snapshot);
  if (ended === null) return { is: 'stored', revision: null };
  endMatch(database, match, ended, asked.touchedAt);
  return { is: 'stored', revision: endTable(database, table) };
}

/** Adds the entries, unless a move of this id is there already. */
function added(database: Database, match: string, at: number, move: Move, entries: readonly string[]): boolean {
  try {
    addEntries(database, match, at, move, entries);
    return true;
  } catch (error) {
    if (findMove(database, match, move.id) === null) throw error;
    return false;
  }
}

/** Whether a move was taken before, or another one has its id. Those from before there were hashes go by the id alone. */
export function acknowledged(
  database: Database,
  match: string,
  { id, hash }: Move,
): Extract<Appended, { is: 'known' | 'other' }> | null {
  const found = findMove(database, match, id);
  if (found === null) return null;
  const { first, next } = found;
  return found.hash === null || found.hash === hash ? { is: 'known', ack: { first, next } } : { is: 'other' };
}
