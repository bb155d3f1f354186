/** Looking at tables and at the departures board; needs no guest. */

import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { newsSince } from '../matches/news.ts';
import { SNAPSHOT_EVERY } from '../matches/snapshots.ts';
import type { Page } from '../page.ts';
import { hallRefusal, isHallRefusal } from '../refusals.ts';
import { isPassing } from '../store/index.ts';
import { considerStart } from '../tables/auto-start.ts';
import { tellTable, tellTableTo } from '../tables/broadcast.ts';
import { attend, attendSoon } from '../tables/hosting.ts';
import { liveMatch } from '../tables/live.ts';
import { isPresent, type OpenTable, viewerOf } from '../tables/open-table.ts';
import { noteLeaving } from '../tables/presence.ts';
import { seatOf } from '../tables/seats.ts';
import { send } from '../watcher.ts';
import type { Of, Outcome } from './request.ts';

/** What a board costs that is read from the store, in entries. */
const BOARD = 40;

/** A page shows one table; of more than a few, the one it has watched longest is let go. */
const MOST_WATCHED = 8;

export async function watch(hall: Hall, page: Page, { table: id, match, next }: Of<'watch'>): Promise<Outcome> {
  const looking = hall.tables.at(id, (table) => table.queue.run(() => lookAt(hall, table, page, match, next)));
  const outcome = await looking.catch((error) => unreadable(hall, id, error));
  return outcome ?? hallRefusal('unknown-table', 'table', 'a table of this hall');
}

/** A table whose record is damaged says so; it harms nobody else. */
function unreadable(hall: Hall, table: string, error: unknown): Outcome {
  if (isPassing(error)) throw error;
  hall.log('error', 'table-unreadable', { table, place: placeOf(error) });
  return hallRefusal('frozen', 'table', 'a table that can be read');
}

async function lookAt(hall: Hall, table: OpenTable, page: Page, match: string | null, next: number): Promise<Outcome> {
  // Whoever has left meanwhile would never be let go.
  if (page.gone) return {};
  const isNew = !table.watchers.has(page);
  const comes = isNew && counts(table, page) && !isPresent(table, page.guest!.id);
  if (isNew && page.watching.size >= MOST_WATCHED) letGo(hall, page, [...page.watching][0]);
  table.watchers.add(page);
  page.watching.add(table);
  if (comes) tellTable(hall, table);
  else tellTableTo(hall, table, page);
  considerStart(hall, table);
  if (table.match.header === null) return {};
  return catchUp(hall, table, page, match === table.match.id ? next : 0);
}

async function catchUp(hall: Hall, table: OpenTable, page: Page, next: number): Promise<Outcome> {
  // Whoever comes and goes has it loaded each time.
  if (table.live === null && !hall.quotas.may('read', page, SNAPSHOT_EVERY)) return hallRefusal('too-fast');
  const live = await liveMatch(hall, table);
  if (isHallRefusal(live)) return live;
  // What is read again costs by its length.
  if (!hall.quotas.may('read', page, Math.max(0, live.host.match.course.next - next))) return hallRefusal('too-fast');
  send(page, await newsSince(hall.store, live, next, viewerOf(table, page)));
  await attend(hall, table);
  return {};
}

export async function unwatch(hall: Hall, page: Page, { table: id }: Of<'unwatch'>): Promise<Outcome> {
  for (const table of page.watching) if (table.record.id === id) await leave(hall, page, table);
  return {};
}

/** The page is gone. */
export function leaveAll(hall: Hall, page: Page): void {
  page.gone = true;
  void hall.lobby.watch(page, false);
  for (const table of page.watching) letGo(hall, page, table);
}

/** What goes wrong at one table keeps nobody at another. */
function letGo(hall: Hall, page: Page, table: OpenTable): void {
  leave(hall, page, table).catch((error) => hall.log('error', 'leaving-failed', { place: placeOf(error) }));
}

/** They are gone at once; when this resolves, that is stored too. */
async function leave(hall: Hall, page: Page, table: OpenTable): Promise<void> {
  page.watching.delete(table);
  table.watchers.delete(page);
  attendSoon(hall, table);
  const noted = page.guest === null ? null : noteLeaving(hall, table, page.guest.id);
  if (counts(table, page) && !isPresent(table, page.guest!.id)) tellTable(hall, table);
  hall.tables.release(table);
  await noted;
}

/** Others see that a person comes or goes; whoever only watches is nobody's business. */
function counts({ record }: OpenTable, { guest }: Page): boolean {
  return guest !== null && (record.host === guest.id || seatOf(record, guest.id) !== null);
}

/** Each person of this hall has a device. */
export function look(): Outcome {
  return hallRefusal('impossible', 'table', 'a table on one device');
}

export function pace(hall: Hall, page: Page, { pace: wish }: Of<'pace'>): Outcome {
  page.pace = wish;
  for (const table of page.watching) attendSoon(hall, table);
  return {};
}

export async function lobby(hall: Hall, page: Page, { on }: Of<'lobby'>): Promise<Outcome> {
  if (on && !hall.quotas.may('read', page, BOARD)) return hallRefusal('too-fast');
  await hall.lobby.watch(page, on);
  return {};
}
