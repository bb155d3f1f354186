/** A match that is being played. Its table may know the last entries only; the store has them all. */
import { type Game, isRefusal, type OrRefusal, pending } from '@yamanote/kernel';
import { type Addition, commit, type Input, isOver, openTable, receive, type Table } from '@yamanote/table';
import {
  type Ack,
  addEntries,
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

/** What a move came to: the entries it became, and what of them is new and must be shown. */
export interface Played {
  ack: Ack;
  additions: Addition[];
}

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
export async function play(store: Store, match: LiveMatch, moveId: string, input: Input): Promise<OrRefusal<Played>> {
  const known = findAck(store.database, match.id, moveId);
  if (known !== null) return { ack: known, additions: [] };
  const draft = receive(match.table, input);
  if (isRefusal(draft)) return draft;
  const entries = draft.additions.map(({ entry }) => entry);
  const snapshot = dueSnapshot(match.table.header, draft, match.snapshotAt);
  await store.write((database) => {
    addEntries(database, match.id, moveId, entries);
    if (snapshot !== null) saveSnapshot(database, match.id, snapshot);
    if (!isOver(draft)) return;
    endMatch(database, match.id);
    endTable(database, match.at, input.at);
  });
  commit(match.table, draft);
  match.snapshotAt = snapshot?.next ?? match.snapshotAt;
  return { ack: { first: entries[0].index, next: draft.course.next }, additions: draft.additions };
}

/** The seats that the match waits for. */
export function askedSeats({ table }: LiveMatch): number[] {
  if (table.frozen !== null) return [];
  const waiting = pending(table.game, table.course.state);
  return waiting.is === 'ask' || waiting.is === 'each' ? waiting.seats : [];
}
