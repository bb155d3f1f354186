/** Telling everybody who looks at a table, each what they may see. */
import type { Reply } from '@yamanote/protocol';
import type { Addition } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import { newsWriter } from '../matches/news.ts';
import type { GuestRecord } from '../store/index.ts';
import { lookerOf, type Watcher } from '../watcher.ts';
import { retellTalk } from './chat/telling.ts';
import { tellGallery } from './gallery.ts';
import { tableInfo } from './info.ts';
import { isLate, type OpenTable, viewerOf } from './open-table.ts';
import { seatOf } from './seats.ts';

export function tellTable(hall: Hall, table: OpenTable): void {
  table.told = table.record.revision;
  for (const page of table.watchers) {
    if (isLate(table, page)) tellTableLate(hall, table, page);
    else tellTableTo(hall, table, page);
  }
  retellTalk(hall, table);
  // Who sits down watches no more.
  tellGallery(table);
  hall.lobby.changed(table);
}

export function tellTableTo(hall: Hall, table: OpenTable, page: Watcher): void {
  const text = tableText(hall, table, page);
  if (isLate(table, page)) table.lateTold.set(page, text);
  page.sendText(text);
}

/** To a page that is behind, and only what it was not told yet: else it would learn that something is otherwise just now. */
export function tellTableLate(hall: Hall, table: OpenTable, page: Watcher): void {
  if (table.lateTold.get(page) !== tableText(hall, table, page)) tellTableTo(hall, table, page);
}

function tableText(hall: Hall, table: OpenTable, page: Watcher): string {
  return JSON.stringify({
    is: 'table',
    info: tableInfo(hall, table, lookerOf(page), isLate(table, page)),
  } satisfies Reply);
}

/** Shows stored entries to all who see them as they happen. Says what broke down where that could not be done for somebody: nobody else's news hang on it. */
export function tellNews(hall: Hall, table: OpenTable, additions: readonly Addition[]): string | null {
  if (table.live === null) return null;
  const newsFor = newsWriter(table.live, additions, hall.now());
  table.shown = table.live.host.match.course.next;
  let broken: string | null = null;
  for (const page of table.watchers) {
    if (isLate(table, page)) continue;
    let text: string;
    try {
      text = newsFor(viewerOf(table, page));
    } catch (error) {
      broken ??= error instanceof Error ? error.message : String(error);
      continue;
    }
    // A socket's trouble is not the match's.
    page.sendText(text);
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
