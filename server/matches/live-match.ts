/** A match that is being played. Its table may know the last entries only; the store has them all. */
import { type Game, isRefusal, type Orders, type OrRefusal, pending, type Seat } from '@yamanote/kernel';
import { type Addition, commit, type Draft, type Input, isOver, openTable, receive, type Table } from '@yamanote/table';
import {
  type Ack,
  addEntries,
  type Database,
  endMatch,
  endTable,
  findAck,
  type MatchRecord,
  readLog,
  type Store,
  saveSnapshot,
} from '../store/index.ts';
import { dueSnapshot, readSnapshot } from './snapshots.ts';

export interface LiveMatch {
  id: string;
  /** The id of the table where it is played. */
  at: string;
  table: Table;
  /** The entry before which its last snapshot was taken; 0 without one. */
  snapshotAt: number;
}

/** What a move came to: the entries it became, what of them is new and must be shown, and what is ordered now. */
export interface Played {
  ack: Ack;
  additions: Addition[];
  orders: readonly (Orders | null)[];
}

/** What is stored together with a move's entries, or not at all. */
export type Besides = (database: Database, draft: Draft) => void;

/** A match as the store has it, however long it is: only what came after its last snapshot is read. */
export function loadMatch(store: Store, game: Game, record: MatchRecord): OrRefusal<LiveMatch> {
  if (record.header === null) throw new Error('a match that has not started cannot be loaded');
  const snapshot = readSnapshot(store.database, record.id, game, record.header);
  const snapshotAt = snapshot?.next ?? 0;
  const log = readLog(store.database, record.id, snapshotAt);
  const table = openTable(game, record.header, record.seed, log, snapshot);
  return isRefusal(table) ? table : { id: record.id, at: record.table, table, snapshotAt };
}

/** The same move again is acknowledged as before. Whatever is new is stored first, and only then true. */
export async function play(
  store: Store,
  match: LiveMatch,
  moveId: string,
  input: Input,
  besides: Besides = () => {},
): Promise<OrRefusal<Played>> {
  const known = findAck(store.database, match.id, moveId);
  if (known !== null) return { ack: known, additions: [], orders: match.table.orders };
  const draft = receive(match.table, input);
  if (isRefusal(draft)) return draft;
  const entries = draft.additions.map(({ entry }) => entry);
  const snapshot = dueSnapshot(match.table.header, draft, match.snapshotAt);
  await store.write((database) => {
    besides(database, draft);
    addEntries(database, match.id, moveId, entries);
    if (snapshot !== null) saveSnapshot(database, match.id, snapshot);
    if (!isOver(draft)) return;
    endMatch(database, match.id, winnersAt(draft.course));
    endTable(database, match.at, input.at);
  });
  commit(match.table, draft);
  match.snapshotAt = snapshot?.next ?? match.snapshotAt;
  const { additions, course, orders } = draft;
  return { ack: { first: course.next - entries.length, next: course.next }, additions, orders };
}

/** Who has won; nobody while the match is played. */
export function winnersAt({ game, state }: Table['course']): Seat[] {
  return game.standing(state).winners;
}

/** The seats that the match waits for. */
export function askedSeats({ table }: LiveMatch): number[] {
  if (table.frozen !== null) return [];
  const waiting = pending(table.game, table.course.state);
  return waiting.is === 'ask' || waiting.is === 'each' ? waiting.seats : [];
}
