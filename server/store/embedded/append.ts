import type { Appended, Besides, Move, Place } from '../port.ts';
import type { Database } from './database.ts';
import { addEntries, findMove, readLog } from './entries.ts';
import type { Jobs, Leased } from './jobs.ts';
import { endMatch } from './matches.ts';
import { saveSnapshot } from './snapshots.ts';
import { endTable, matchOf, raiseRevision, saveAsked, saveOrders } from './tables.ts';
import { setDeadline } from './time.ts';

/** Adds a move to its match, whole and where it belongs, or not at all. */
export function append(
  database: Database,
  jobs: Jobs,
  place: Place,
  move: Move,
  entries: readonly string[],
  besides: Besides,
): Appended {
  const { table, match, at } = place;
  const stand = standOf(database, place, besides);
  const isNext = stand.revision === place.revision && stand.next === at && matchOf(table, stand.round) === match;
  // Only what is not next, or what the file itself refuses, may have been stored before.
  if (!isNext || !added(database, match, at, move, entries)) {
    const { revision } = stand;
    return acknowledged(database, match, move) ?? { is: 'behind', tail: readLog(database, match, at), revision };
  }
  const { asked, turn, touchedAt, orders, snapshot, deadline, ended, noticeBy } = besides;
  if (stand.differs) saveAsked(database, table, asked, touchedAt);
  if (orders !== null) saveOrders(database, table, orders.seat, orders.orders);
  if (snapshot !== null) saveSnapshot(database, match, snapshot);
  if (deadline !== undefined) setDeadline(database, jobs, table, deadline);
  if (ended !== null) {
    endMatch(database, match, ended, touchedAt);
    endTable(database, table);
  }
  if (noticeBy !== null) jobs.by(table, 'notice', noticeBy);
  const revision = orders === null && ended === null ? stand.revision : raiseRevision(database, table);
  return { is: 'stored', revision, drives: jobs.turn(table, turn, stand.leased) };
}

/** How far a table and the match are, and what a move would change there. */
interface Stand {
  revision: number;
  round: number;
  /** The number of the next entry. */
  next: number;
  /** Whether what is asked, or when it was touched, has to be written. */
  differs: 0 | 1;
  /** Whether somebody sees to its bots. */
  leased: Leased;
}

/** When a table was touched need not be known to the millisecond: a move that asks the same seats writes nothing there. */
const EXACT_ENOUGH = 30_000;

/** All that in one question: every move asks it. */
function standOf(database: Database, { table, match }: Place, { asked, touchedAt }: Besides): Stand {
  const [stand] = database.rows<Stand>(
    `select revision, round, (select coalesce(max(idx) + 1, 0) from entries where match = ?2) as next,
     asked <> ?3 or touched_at <= ?4 as differs, 
     (select node is not null from jobs where table_id = ?1 and kind = 'turn') as leased
     from tables where id = ?1`,
    [table, match, JSON.stringify(asked), touchedAt - EXACT_ENOUGH],
  );
  if (stand === undefined) throw new Error('no such table');
  return stand;
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
