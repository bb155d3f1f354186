/** How long a match was, as people count it. */
import type { Showing } from '@yamanote/running-match';
import type { Chapter } from '../story.ts';

/** The turns of whoever had most of them, or what all played at once; 0 where the game does not say whose turn it is. */
export function roundsOf(chapters: readonly Pick<Chapter, 'seat'>[]): number {
  const turns = new Map<Chapter['seat'], number>();
  for (const { seat } of chapters) if (seat !== null) turns.set(seat, (turns.get(seat) ?? 0) + 1);
  return Math.max(0, ...turns.values());
}

/** From the first entry to the last, and at least one. */
export function minutesOf(showings: readonly Showing<unknown>[]): number {
  const [first, last] = [showings[0]?.entry.at ?? 0, showings.at(-1)?.entry.at ?? 0];
  return Math.max(1, Math.round((last - first) / 60_000));
}
