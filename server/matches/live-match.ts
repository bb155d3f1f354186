/** A match that is being played. Its host may know the last entries only; the store has them all. */
import { type Game, isRefusal, type OrRefusal } from '@yamanote/kernel';
import { type Effect, type Host, openMatch, type RunningMatch } from '@yamanote/running-match';
import type { Appended, MatchRecord, Move, Store } from '../store/index.ts';
import { dueSnapshot, readSnapshot } from './snapshots.ts';

export interface LiveMatch {
  id: string;
  /** The id of the table where it is played. */
  at: string;
  host: Host;
  /** The entry before which its last snapshot was taken; 0 without one. */
  snapshotAt: number;
}

/** A match as the store has it, however long it is: only what came after its last snapshot is read. */
export async function loadMatch(
  store: Store,
  game: Game,
  record: MatchRecord,
): Promise<OrRefusal<{ match: RunningMatch; snapshotAt: number }>> {
  if (record.header === null) throw new Error('a match that has not started cannot be loaded');
  const snapshot = readSnapshot(await store.matches.snapshot(record.id), game, record.header);
  const snapshotAt = snapshot?.next ?? 0;
  const log = await store.matches.log(record.id, snapshotAt);
  const match = openMatch(game, record.header, record.seed, log, snapshot);
  return isRefusal(match) ? match : { match, snapshotAt };
}

/** Stores what a move became, as its host wants it. */
export async function append(
  store: Store,
  live: LiveMatch,
  move: Move,
  { input, draft, first, asked, botIsDue, ordered, ended }: Extract<Effect, { is: 'store' }>,
): Promise<Appended> {
  const snapshot = dueSnapshot(live.host.match.header, draft, live.snapshotAt);
  const entries = draft.additions.map(({ entry }) => entry);
  const besides = { asked, botIsDue, touchedAt: input.at, orders: ordered, snapshot, ended };
  const appended = await store.append(live.at, live.id, first, move, entries, besides);
  if (appended.is === 'stored') live.snapshotAt = snapshot?.next ?? live.snapshotAt;
  return appended;
}
