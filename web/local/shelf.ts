/** Where tables of this device are remembered: the browser's database, with every entry of every match. */
import type { Entry } from '@yamanote/kernel';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { LocalRecord } from './record.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: LocalRecord };
  entries: { key: [match: string, index: number]; value: Entry };
}

export interface Shelf {
  find(id: string): Promise<{ record: LocalRecord; log: Entry[] } | null>;
  /** All tables, the one played last first. */
  all(): Promise<LocalRecord[]>;
  /** The record with the whole log of its match, in place of whatever was there under these names. */
  put(record: LocalRecord, log: readonly Entry[]): Promise<void>;
  /** The record and further entries of its match, both or none. */
  append(record: LocalRecord, entries: readonly Entry[]): Promise<void>;
}

/** Another tab has played on: what was to be stored is not. */
export class Behind extends Error {}

const NAME = 'yamanote';

/** Rejects where the browser keeps nothing. */
export async function openShelf(): Promise<Shelf> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('tables', { keyPath: 'id' });
      fresh.createObjectStore('entries');
    },
  });
  return {
    async find(id) {
      const given = database.transaction(['tables', 'entries']);
      const record = await given.objectStore('tables').get(id);
      if (record === undefined) return null;
      return { record, log: await given.objectStore('entries').getAll(ofMatch(record.match)) };
    },
    async all() {
      return newestFirst(await database.getAll('tables'));
    },
    async put(record, log) {
      const given = database.transaction(['tables', 'entries'], 'readwrite');
      void given.objectStore('entries').delete(ofMatch(record.match));
      await write(given, record, log);
    },
    async append(record, entries) {
      const given = database.transaction(['tables', 'entries'], 'readwrite');
      const next = await given.objectStore('entries').count(ofMatch(record.match));
      if (entries.length > 0 && entries[0].index !== next) throw new Behind();
      await write(given, record, entries);
    },
  };
}

type Writing = IDBPTransaction<Schema, ('tables' | 'entries')[], 'readwrite'>;

async function write(given: Writing, record: LocalRecord, entries: readonly Entry[]): Promise<void> {
  void given.objectStore('tables').put(record);
  for (const entry of entries) void given.objectStore('entries').put(entry, [record.match, entry.index]);
  await given.done;
}

function ofMatch(match: string): IDBKeyRange {
  return IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);
}

/** For where the browser keeps nothing: as long as the page is open. */
export function memoryShelf(): Shelf {
  const tables = new Map<string, LocalRecord>();
  const logs = new Map<string, Entry[]>();
  return {
    async find(id) {
      const record = tables.get(id);
      return record === undefined ? null : { record, log: logs.get(record.match) ?? [] };
    },
    all: async () => newestFirst([...tables.values()]),
    async put(record, log) {
      tables.set(record.id, record);
      logs.set(record.match, [...log]);
    },
    async append(record, entries) {
      tables.set(record.id, record);
      logs.set(record.match, [...(logs.get(record.match) ?? []), ...entries]);
    },
  };
}

function newestFirst(records: readonly LocalRecord[]): LocalRecord[] {
  return records.toSorted((a, b) => b.playedAt - a.playedAt);
}
