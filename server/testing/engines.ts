/** Every engine that keeps the store's port, for the tests of what it promises. */
import type { ForwardTime, Plays, Store, StoreAt } from '../store/index.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { writeEarlierFile } from './earlier-file.ts';
import { openTestStore, temporaryFolder } from './hall.ts';
import { emptyDatabase } from './postgres/database.ts';

export interface Engine {
  name: string;
  /** Whether several nodes may have one store open. */
  shared: boolean;
  /** A fresh store with nothing of these tests in it; gone after the test. */
  place(): Promise<StoreAt>;
  /** One more node that has it open. */
  open(at: StoreAt, plays?: Plays, time?: ForwardTime): Promise<Store>;
}

const embedded: Engine = {
  name: 'embedded',
  shared: false,
  place: async () => ({ folder: temporaryFolder() }),
  open: (at, plays, time) => openTestStore((at as { folder: string }).folder, plays, time),
};

const fromEarlier: Engine = {
  ...embedded,
  name: 'embedded, from an earlier file',
  async place() {
    const folder = temporaryFolder();
    writeEarlierFile(folder);
    return { folder };
  },
};

const postgres: Engine = {
  name: 'postgres',
  shared: true,
  place: async () => ({ url: await emptyDatabase() }),
  open: (at, plays = {}, time) => openPostgres((at as { url: string }).url, plays, time),
};

export const ENGINES: readonly Engine[] = [embedded, fromEarlier, postgres];

/** Those whose stores several nodes may have open. */
export const SHARED_ENGINES = ENGINES.filter(({ shared }) => shared);
