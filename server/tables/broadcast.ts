/** Telling everybody who looks at a table, each what they may see. */
import type { Viewer } from '@yamanote/kernel';
import type { Addition } from '@yamanote/table';
import type { Hall } from '../hall.ts';
import { newsOf } from '../matches/news.ts';
import { type Page, send } from '../page.ts';
import type { GuestRecord } from '../store/index.ts';
import { tableInfo } from './info.ts';
import { type OpenTable, viewerOf } from './open-table.ts';
import { seatOf } from './seats.ts';

export function tellTable(hall: Hall, table: OpenTable): void {
  for (const page of table.watchers) tellTableTo(hall, table, page);
  hall.lobby.changed(table);
}

export function tellTableTo(hall: Hall, table: OpenTable, page: Page): void {
  send(page, { is: 'table', info: tableInfo(hall, table, page.guest?.id ?? null) });
}

/**
 * Shows stored entries; viewers in the same seat see the same, so it is written out once for each. Says what broke down
 * where that could not be done for somebody: nobody else's news hang on it.
 */
export function tellNews(hall: Hall, table: OpenTable, additions: readonly Addition[]): string | null {
  const { live } = table;
  if (live === null) return null;
  const texts = new Map<Viewer, string | null>();
  let broken: string | null = null;
  for (const page of table.watchers) {
    const viewer = viewerOf(table, page);
    if (!texts.has(viewer)) {
      try {
        texts.set(viewer, JSON.stringify(newsOf(live, additions, viewer)));
      } catch (error) {
        texts.set(viewer, null);
        broken ??= error instanceof Error ? error.message : String(error);
      }
    }
    const text = texts.get(viewer) ?? null;
    if (text !== null) page.sendText(text);
  }
  hall.lobby.changed(table);
  return broken;
}

/** A guest has another name: everybody who sits with them sees it. */
export function retell(hall: Hall, guest: GuestRecord): void {
  for (const table of hall.tables.all()) {
    if (seatOf(table.record, guest.id) === null) continue;
    table.people.set(guest.id, guest);
    tellTable(hall, table);
  }
}
