/** A match that is being played. Its table may know the last entries only; the store has them all. */
import { type Game, isRefusal, type Orders, type OrRefusal, pending } from '@yamanote/kernel';
import {
  type Addition,
  commit,
  type Draft,
  type Input,
  isOver,
  openMatch,
  type RunningMatch,
  receive,
} from '@yamanote/running-match';
import type { Ack, Appended, Besides, MatchRecord, Move, Store } from '../store/index.ts';
import { dueSnapshot, readSnapshot } from './snapshots.ts';

export interface LiveMatch {
  id: string;
  /** The id of the table where it is played. */
  at: string;
  table: RunningMatch;
  /** The entry before which its last snapshot was taken; 0 without one. */
  snapshotAt: number;
}

/** What a move came to: the entries it became, what of them is new and must be shown, and what is ordered now. */
export interface Played {
  ack: Ack;
  additions: Addition[];
  orders: readonly (Orders | null)[];
  /** Of the table, if the match is over with this. */
  revision: number | null;
}

/** The store has not taken a move, for a reason that is not the move's. */
export type NotStored = Extract<Appended, { is: 'behind' | 'unknown' | 'other' }>;

/** A match as the store has it, however long it is: only what came after its last snapshot is read. */
export async function loadMatch(store: Store, game: Game, record: MatchRecord): Promise<OrRefusal<LiveMatch>> {
  if (record.header === null) throw new Error('a match that has not started cannot be loaded');
  const snapshot = readSnapshot(await store.matches.snapshot(record.id), game, record.header);
  const snapshotAt = snapshot?.next ?? 0;
  const log = await store.matches.log(record.id, snapshotAt);
  const table = openMatch(game, record.header, record.seed, log, snapshot);
  return isRefusal(table) ? table : { id: record.id, at: record.table, table, snapshotAt };
}

/**
 * The same move again is acknowledged as before. Whatever is new is stored first, and only then true; `besides` says what is
 * stored with it.
 */
export async function play(
  store: Store,
  match: LiveMatch,
  move: Move,
  input: Input,
  besides: (draft: Draft) => Pick<Besides, 'botIsDue' | 'orders'>,
): Promise<OrRefusal<Played> | NotStored> {
  const { table } = match;
  const draft = receive(table, input);
  if (isRefusal(draft)) {
    // A move that was taken before is not asked any more.
    const known = await store.matches.ack(match.id, move);
    if (known === 'other') return { is: 'other' };
    return known === null ? draft : { ack: known, additions: [], orders: table.orders, revision: null };
  }
  const { additions, course, orders } = draft;
  const entries = additions.map(({ entry }) => entry);
  const first = course.next - entries.length;
  const snapshot = dueSnapshot(table.header, draft, match.snapshotAt);
  const appended = await store.append(match.at, match.id, first, move, entries, {
    ...besides(draft),
    asked: askedIn(draft),
    touchedAt: input.at,
    snapshot,
    ended: isOver(draft) ? endingOf(draft) : null,
  });
  if (appended.is === 'known') return { ack: appended.ack, additions: [], orders: table.orders, revision: null };
  if (appended.is !== 'stored') return appended;
  commit(table, draft);
  match.snapshotAt = snapshot?.next ?? match.snapshotAt;
  return { ack: { first, next: course.next }, additions, orders, revision: appended.revision };
}

/** The seats that the match waits for. */
export function askedSeats({ table }: LiveMatch): number[] {
  return table.frozen !== null ? [] : askedIn(table);
}

/** The same of a match as a draft would leave it. */
export function askedIn({ course }: Pick<Draft, 'course'>): number[] {
  const waiting = pending(course.game, course.state);
  return waiting.is === 'ask' || waiting.is === 'each' ? waiting.seats : [];
}

/** How a match ended. */
export function endingOf({ course }: Pick<Draft, 'course'>): NonNullable<Besides['ended']> {
  const { winners, places } = course.game.standing(course.state);
  return { winners, places };
}
