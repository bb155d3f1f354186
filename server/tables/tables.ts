/** The tables of the hall: those where a match runs are at hand, others are fetched when somebody comes. */
import { commitmentTo } from '@yamanote/kernel';
import { findMatch, findTable, runningTables, type Store, type TableRecord } from '../store/index.ts';
import { type OpenTable, openTableOf } from './open-table.ts';

/** More tables than this at hand, and no further one is opened. */
const MOST_TABLES = 20_000;

export interface Tables {
  find(id: string): OpenTable | null;
  add(table: OpenTable): void;
  /** Lets go of what nobody needs any more. */
  release(table: OpenTable): void;
  all(): Iterable<OpenTable>;
  readonly full: boolean;
}

export function matchId(table: string, round: number): string {
  return `${table}-${round}`;
}

export function makeTables(store: Store): Tables {
  const known = new Map<string, OpenTable>();

  function fetch(record: TableRecord): OpenTable {
    const match = findMatch(store.database, matchId(record.id, record.round));
    if (match === null) throw new Error('a table without its match');
    const table = openTableOf(record, match, commitmentTo(match.seed));
    known.set(record.id, table);
    return table;
  }

  for (const record of runningTables(store.database)) fetch(record);

  return {
    find(id) {
      const table = known.get(id);
      if (table !== undefined) return table;
      const record = findTable(store.database, id);
      return record === null ? null : fetch(record);
    },
    add(table) {
      known.set(table.record.id, table);
    },
    release(table) {
      const inUse = table.watchers.size > 0 || table.thinking.size > 0 || table.startTimer !== null || table.queue.busy;
      if (inUse) return;
      table.live = null;
      if (table.record.stage !== 'running') known.delete(table.record.id);
    },
    all: () => known.values(),
    get full() {
      return known.size >= MOST_TABLES;
    },
  };
}
