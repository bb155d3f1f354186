/** The tables of the hall: at hand are those where somebody looks or something is under way; all others are in the store. */
import type { FoundTable, Store } from '../store/index.ts';
import { type OpenTable, openTableOf } from './open-table.ts';

/** More tables than this at hand, and no further one is opened. */
const MOST_TABLES = 20_000;

export interface Tables {
  /** Does something with a table, which is at hand as long as that takes; `null` if there is none of this name. */
  at<T>(id: string, task: (table: OpenTable) => T | Promise<T>): Promise<T | null>;
  /** Does something with a table if it is at hand, or will be in a moment. */
  ifHere(id: string, task: (table: OpenTable) => void): void;
  /** A table that was made just now. */
  add(found: FoundTable): OpenTable;
  /** Lets go of what nobody needs any more. */
  release(table: OpenTable): void;
  /** One that is at hand. */
  peek(id: string): OpenTable | null;
  /** Those at hand. */
  all(): Iterable<OpenTable>;
  readonly full: boolean;
}

export function matchId(table: string, round: number): string {
  return `${table}-${round}`;
}

/** Before a table is let go whose bots this node sees to, they are `parked`: that goes on as a task of the table. */
export function makeTables(store: Store, parked: (table: OpenTable) => void): Tables {
  const known = new Map<string, OpenTable>();
  /** Whoever asks for the same table meanwhile gets the same. */
  const coming = new Map<string, Promise<OpenTable | null>>();

  function add(found: FoundTable, people: OpenTable['people'] = new Map()): OpenTable {
    const table = openTableOf(found, people);
    known.set(found.table.id, table);
    return table;
  }

  async function fetch(id: string): Promise<OpenTable | null> {
    const found = await store.tables.find(id);
    if (found === null) return null;
    const people = await store.people.find(found.table.seats.flatMap(({ guest }) => guest ?? []));
    return add(found, new Map(people.map((one) => [one.id, one])));
  }

  function find(id: string): Promise<OpenTable | null> {
    const fetched = coming.get(id) ?? fetch(id).finally(() => coming.delete(id));
    coming.set(id, fetched);
    return fetched;
  }

  function release(table: OpenTable): void {
    const { watchers, live, waiting, queue, users } = table;
    const isThinking = live !== null && live.host.thoughts.size > 0;
    if (watchers.size > 0 || isThinking || waiting !== null || queue.busy || users > 0) return;
    if (table.drives && !table.closed) parked(table);
    else if (known.get(table.record.id) === table) known.delete(table.record.id);
  }

  return {
    async at(id, task) {
      const found = known.get(id) ?? (await find(id));
      if (found === null) return null;
      // While one waited for it, it may have been let go; there is only ever one of a name.
      const table = known.get(id) ?? found;
      known.set(id, table);
      table.users++;
      try {
        return await task(table);
      } finally {
        table.users--;
        release(table);
      }
    },
    ifHere(id, task) {
      const table = known.get(id);
      if (table !== undefined) return task(table);
      // What it was read from may be older than the news.
      coming.get(id)?.then(
        (found) => found !== null && task(known.get(id) ?? found),
        () => undefined,
      );
    },
    add,
    release,
    peek: (id) => known.get(id) ?? null,
    all: () => known.values(),
    get full() {
      return known.size >= MOST_TABLES;
    },
  };
}
