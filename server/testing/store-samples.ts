/** A table, its match and a log, as the tests of the contract store them. */
import type { Entry, Header } from '@yamanote/kernel';
import { onTestFinished } from 'vitest';
import type {
  Besides,
  ForwardTime,
  FoundTable,
  Here,
  Job,
  MatchRecord,
  Move,
  Place,
  Plays,
  SeatRecord,
  Store,
  StoreAt,
  TableBesides,
  TableRecord,
} from '../store/index.ts';
import type { Engine } from './engines.ts';

const SEAT: SeatRecord = {
  guest: null,
  bot: null,
  away: false,
  orders: null,
  kept: null,
  gaveUp: false,
  absence: null,
};

/** A guest and a bot. */
export const TABLE: TableRecord = {
  id: 'a',
  revision: 0,
  game: 'lanterns',
  options: { rounds: 2 },
  public: false,
  language: 'de',
  hints: null,
  timeControl: null,
  absence: null,
  delay: 'none',
  autoStart: false,
  host: 'g',
  round: 1,
  stage: 'waiting',
  seats: [
    { ...SEAT, guest: 'g' },
    { ...SEAT, bot: 'random' },
  ],
  proposal: null,
  touchedAt: 5,
};

export const MATCH: MatchRecord = {
  id: 'a-1',
  table: 'a',
  round: 1,
  seed: '00',
  seals: null,
  voids: [],
  header: null,
  stage: 'waiting',
  winners: null,
  agreedEnd: false,
  stopped: null,
};

export const HEADER: Header = {
  format: 'yamanote-match-1',
  game: 'lanterns',
  version: 1,
  options: {},
  seats: [],
  position: null,
  commitment: '00',
};

/** A move that changes nothing besides the log. */
export const NOTHING: Besides = {
  asked: [],
  turn: 'nobody',
  touchedAt: 0,
  orders: null,
  snapshot: null,
  ended: null,
  noticeBy: null,
};

/** A guest looks at the table, and knows of a bot that is stuck. */
export const LOOKED_AT: Here = { lookers: [{ guest: 'g', pace: 'quick' }], stuck: [1] };

/** As the table is found before anybody did anything there. */
export const FOUND: FoundTable = {
  table: TABLE,
  match: MATCH,
  asked: [],
  seen: {},
  parts: [],
  elsewhere: [],
  startsAt: null,
  deadlineAt: null,
  listedAt: null,
  reach: [{ guest: 'g', reached: false, quiet: false, hooked: false }],
};

export function entry(index: number, at = 7): Entry {
  return { index, seat: 0, answer: { do: 'pass' }, by: { is: 'person' }, at, clock: null };
}

export function entries(from: number, count: number, at?: number): Entry[] {
  return Array.from({ length: count }, (_, i) => entry(from + i, at));
}

export function move(id: string, hash = ''): Move {
  return { id, hash };
}

/** Where the next move of the sample match belongs, once it runs. */
export function placeOf(at: number, revision = 1, table = 'a'): Place {
  return { table, revision, match: `${table}-1`, at };
}

/** One more node with this store open, or with a fresh one; closed after the test. */
export async function open(engine: Engine, at?: StoreAt, plays?: Plays, time?: ForwardTime): Promise<Store> {
  const store = await engine.open(at ?? (await engine.place()), plays, time);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

/** Two nodes that have one store open; they play different versions. */
export async function openTwo(engine: Engine): Promise<[Store, Store]> {
  const at = await engine.place();
  return [await open(engine, at, { lanterns: [1] }), await open(engine, at, { lanterns: [1, 2] })];
}

export async function createTable(store: Store, changed: Partial<TableRecord> = {}): Promise<TableRecord> {
  const table = { ...TABLE, ...changed };
  await store.tables.create(table, { ...MATCH, id: `${table.id}-${table.round}`, table: table.id, round: table.round });
  return table;
}

/** Makes a table and begins its match: it is at revision 1, and nothing is in its log but what is given. */
export async function beginMatch(
  store: Store,
  log: readonly Entry[] = [],
  { id = 'a', ...besides }: { id?: string } & TableBesides = {},
): Promise<void> {
  const table = await createTable(store, { id });
  const begun = { match: `${id}-1`, header: HEADER, entries: log, asked: [1] };
  const players = { match: `${id}-1`, players: table.seats.map(({ guest, bot }, seat) => ({ seat, guest, bot })) };
  await store.tables.change({ ...table, stage: 'running' }, { begun, players, ...besides });
}

/**
 * The turns that are due, once there are any: others free them by the database's clock, which may be a moment ahead of what
 * this node takes it for.
 */
export async function claimTurns(store: Store): Promise<Job[]> {
  for (;;) {
    const jobs = await store.jobs.claim(['turn'], 9);
    if (jobs.length > 0) return jobs;
  }
}
