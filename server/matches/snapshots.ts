/** Snapshots of long matches, as the store keeps them: so that a match is loaded from its last few entries. */
import { type Header, hashOf, isRefusal, origin, type WholeGame } from '@yamanote/kernel';
import { type Draft, type RunningMatch, type Snapshot, snapshotOf } from '@yamanote/running-match';
import type { StoredSnapshot } from '../store/index.ts';

/** A match has a new snapshot after this many entries, as soon as nothing can be taken back. */
export const SNAPSHOT_EVERY = 64;

/** The match as a draft leaves it, if it is time for a snapshot; the last one was taken before entry `last`. */
export function dueSnapshot({ game, header }: RunningMatch, draft: Draft, last: number): StoredSnapshot | null {
  const { next } = draft.course;
  // One that all have gone back to before is of no use any more.
  const isPassed = draft.additions.some(({ entry }) => 'undo' in entry && entry.undo < last);
  const snapshot = next - last < SNAPSHOT_EVERY && !isPassed ? null : snapshotOf(draft);
  if (snapshot === null) return null;
  const { next: _, ...rest } = snapshot;
  return { next, payload: JSON.stringify({ seal: sealOf(game, header, snapshot), ...rest }) };
}

/** A stored snapshot, or null if it is of no use: then the whole log says everything. */
export function readSnapshot(stored: StoredSnapshot | null, game: WholeGame, header: Header): Snapshot | null {
  if (stored === null) return null;
  try {
    const { seal, ...rest } = JSON.parse(stored.payload) as Omit<Snapshot, 'next'> & { seal: string };
    const snapshot = { ...rest, next: stored.next };
    return seal === sealOf(game, header, snapshot) ? snapshot : null;
  } catch {
    return null;
  }
}

/** Fits only what was written whole, by rules of this version, whose states look as they do now. */
function sealOf(game: WholeGame, header: Header, snapshot: Snapshot): string | null {
  const first = origin(game, header);
  return isRefusal(first) ? null : hashOf([game.version, first, snapshot]);
}
