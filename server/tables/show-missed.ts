import type { Hall } from '../hall.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { newsSince } from '../matches/news.ts';
import { send } from '../watcher.ts';
import { isLate, type OpenTable, viewerOf } from './open-table.ts';

/** A match was loaded that had gone on while it was not at hand: the pages that see it as it happens see what they have missed. */
export async function showMissed({ store }: Hall, table: OpenTable, live: LiveMatch): Promise<void> {
  const { next } = live.host.match.course;
  const from = table.shown;
  table.shown = next;
  if (from === null || from >= next) return;
  for (const page of table.watchers) {
    if (!isLate(table, page)) send(page, await newsSince(store, live, Math.max(0, from), viewerOf(table, page)));
  }
}
