/**
 * Tells the store who looks at the tables of this node, and whose bots are stuck there: others cannot see that. What could not be
 * said is said again: nobody may ever come back to a table that everybody has left.
 */
import { type Log, placeOf } from '../log.ts';
import type { Here, Store } from '../store/index.ts';
import { asLooker } from '../watcher.ts';
import type { OpenTable } from './open-table.ts';

export interface Presence {
  /** It may be another by now than was said last. */
  tell(table: OpenTable): void;
  /** The store has forgotten what was said: says all of it again. */
  tellAnew(tables: Iterable<OpenTable>): void;
  /** Resolves when all that was to be said is, as far as the store takes it. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export function makePresence(store: Store, log: Log): Presence {
  /** What was said of each table last; missing of those that are let go. */
  const said = new Map<string, string>();
  const due = new Map<string, OpenTable>();
  /** Of these nobody could be told. */
  const unsaid = new Map<string, OpenTable>();
  /** When the last one left a table, of which the store was told. A database that crashes may lose that again. */
  const left = new Map<string, number>();
  let telling: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  function tell(table: OpenTable): void {
    // What comes in one breath is said once.
    if (due.size === 0) setImmediate(sayAll);
    // The table that is at hand now, and not one that was let go, says how it is.
    unsaid.delete(table.record.id);
    due.set(table.record.id, table);
  }

  function sayAll(): void {
    const tables = [...due.values()];
    due.clear();
    telling = telling.then(async () => {
      await Promise.all(tables.map(sayOrRetry));
    });
  }

  async function sayOrRetry(table: OpenTable): Promise<void> {
    try {
      await say(table);
    } catch (error) {
      log('error', 'presence-failed', { place: placeOf(error) });
      if (closed) return;
      if (!due.has(table.record.id)) unsaid.set(table.record.id, table);
      retry ??= setTimeout(sayAgain, RETRY);
    }
  }

  function sayAgain(): void {
    retry = undefined;
    for (const table of [...unsaid.values()]) tell(table);
  }

  async function say(table: OpenTable): Promise<void> {
    const { id } = table.record;
    const here = hereAt(table);
    const text = JSON.stringify(here);
    if (text === (said.get(id) ?? NOTHING)) return;
    if (here === null) said.delete(id);
    else said.set(id, text);
    try {
      await store.presence.tell(id, here);
      noteLeft(id, here);
    } catch (error) {
      // Nobody knows what the store has of it now.
      said.set(id, UNKNOWN);
      throw error;
    }
  }

  function noteLeft(id: string, here: Here | null): void {
    left.delete(id);
    if (here === null) left.set(id, performance.now());
    for (const [oldest, at] of left) {
      if (performance.now() - at < MAY_BE_LOST) return;
      left.delete(oldest);
    }
  }

  async function sayLeft(): Promise<void> {
    const again = [...left.keys()].map((id) => store.presence.tell(id, null));
    for (const said of await Promise.allSettled(again)) {
      // Whoever comes to the database again says it then.
      if (said.status === 'rejected') log('error', 'presence-failed', { place: placeOf(said.reason) });
    }
  }

  function settled(): Promise<void> {
    sayAll();
    return telling;
  }

  return {
    tell,
    tellAnew(tables) {
      // Of what could not be said the store may know the old still.
      for (const [id, text] of said) if (text !== UNKNOWN) said.delete(id);
      telling = telling.then(sayLeft);
      for (const table of tables) tell(table);
    },
    settled,
    close() {
      closed = true;
      clearTimeout(retry);
      return settled();
    },
  };
}

const NOTHING = JSON.stringify(null);
const UNKNOWN = '';
/** After so many milliseconds is said again what could not be said. */
const RETRY = 1000;
/** What was written so many milliseconds ago is on the disk, and with the standby. */
const MAY_BE_LOST = 10_000;

function hereAt({ watchers, live, closed }: OpenTable): Here | null {
  const stuck = live === null || !live.host.drives ? [] : [...live.host.stuck];
  if (closed || (watchers.size === 0 && stuck.length === 0)) return null;
  return { lookers: [...watchers].map(asLooker), stuck };
}
