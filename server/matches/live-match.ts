/** A match that is being played. Its host may know the last entries only; the store has them all. */
import { type Gap, isRefusal, type OrRefusal, type WholeGame } from '@yamanote/kernel';
import { type Effect, type Host, openMatch, type RunningMatch } from '@yamanote/running-match';
import type { Appended, MatchRecord, Move, Store, Turn } from '../store/index.ts';
import { dueSnapshot, readSnapshot } from './snapshots.ts';

export interface LiveMatch {
  id: string;
  /** The id of the table where it is played. */
  at: string;
  host: Host;
  /** Lately nobody served it, as far as this node knows: its clocks did not run. */
  gaps: readonly Gap[];
  /** The entry before which its last snapshot was taken; 0 without one. */
  snapshotAt: number;
}

interface Loaded {
  match: RunningMatch;
  snapshotAt: number;
}

/**
 * A match as the store has it, however long it is: only what came after its last snapshot is read, unless all went back to
 * before that since then, or the whole log is wanted.
 */
export async function loadMatch(
  store: Store,
  game: WholeGame,
  record: MatchRecord,
  isWhole = false,
): Promise<OrRefusal<Loaded>> {
  if (record.header === null) throw new Error('a match that has not started cannot be loaded');
  const snapshot = isWhole ? null : readSnapshot(await store.matches.snapshot(record.id), game, record.header);
  const snapshotAt = snapshot?.next ?? 0;
  const log = await store.matches.log(record.id, snapshotAt);
  if (log.some((entry) => 'undo' in entry && entry.undo < snapshotAt)) return loadMatch(store, game, record, true);
  const match = openMatch(game, record.header, record.seed, log, snapshot);
  return isRefusal(match) ? match : { match, snapshotAt };
}

/** Stores what a move became, as its host wants it, at the table as it is at this revision; bots are seen to in `turn`, people told by `noticeBy`. */
export async function append(
  store: Store,
  live: LiveMatch,
  { revision, turn, noticeBy }: { revision: number; turn: Turn; noticeBy: number | null },
  move: Move,
  { input, draft, first, asked, deadline, ordered, ended }: Extract<Effect, { is: 'store' }>,
): Promise<Appended> {
  const snapshot = dueSnapshot(live.host.match, draft, live.snapshotAt);
  const entries = draft.additions.map(({ entry }) => entry);
  const place = { table: live.at, revision, match: live.id, at: first };
  const timed = draft.clocks === null ? {} : { deadline };
  const besides = { asked, turn, touchedAt: input.at, orders: ordered, snapshot, ended, noticeBy, ...timed };
  const appended = await store.append(place, move, entries, besides);
  if (appended.is === 'stored') live.snapshotAt = snapshot?.next ?? live.snapshotAt;
  return appended;
}
