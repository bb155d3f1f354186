/** Looking at tables and at the departures board; needs no guest. */

import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { newsSince, type Told } from '../matches/news.ts';
import { SNAPSHOT_EVERY } from '../matches/snapshots.ts';
import type { Page } from '../page.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import { isPassing } from '../store/index.ts';
import { considerStart } from '../tables/auto-start.ts';
import { isLateAtHand, lateMatch, releaseLate } from '../tables/behind.ts';
import { tellTable, tellTableTo } from '../tables/broadcast.ts';
import { stopListening } from '../tables/chat/telling.ts';
import { foldWhenUnused, listIfUsed } from '../tables/fold.ts';
import { tellGallery, tellGalleryTo } from '../tables/gallery.ts';
import { attend, attendSoon } from '../tables/hosting.ts';
import { liveMatch } from '../tables/live.ts';
import { noteLookingAway } from '../tables/looking.ts';
import { isLate, isPresent, type OpenTable, viewerOf } from '../tables/open-table.ts';
import { noteLeaving } from '../tables/presence.ts';
import { seatOf } from '../tables/seats.ts';
import { lookerOf, send } from '../watcher.ts';
import type { Of, Outcome } from './request.ts';

/** What a board costs that is read from the store, in entries. */
const BOARD = 40;

/** A page shows one table; of more than a few, the one it has watched longest is let go. */
const MOST_WATCHED = 8;

export async function watch(hall: Hall, page: Page, wish: Of<'watch'>): Promise<Outcome> {
  const { table: id } = wish;
  const looking = hall.tables.at(id, (table) => table.queue.run(() => lookAt(hall, table, page, wish)));
  const outcome = await looking.catch((error) => unreadable(hall, id, error));
  return outcome ?? hallRefusal('unknown-table', 'table', 'a table of this hall');
}

/** A table whose record is damaged says so; it harms nobody else. */
function unreadable(hall: Hall, table: string, error: unknown): Outcome {
  if (isPassing(error)) throw error;
  hall.log('error', 'table-unreadable', { table, place: placeOf(error) });
  return hallRefusal('frozen', 'table', 'a table that can be read');
}

async function lookAt(hall: Hall, table: OpenTable, page: Page, wish: Of<'watch'>): Promise<Outcome> {
  // Whoever has left meanwhile would never be let go.
  if (page.gone) return {};
  introduce(hall, page, wish);
  // Before the page is one of those who look on: it is told what it has missed, and they are told what they have.
  const told = table.match.header === null ? null : await loadFor(hall, table, page);
  if (page.gone) return {};
  const isNew = !table.watchers.has(page);
  const comes = isNew && counts(table, page) && !isPresent(table, page.guest!.id);
  if (isNew && page.watching.size >= MOST_WATCHED) letGo(hall, page, [...page.watching][0]);
  table.watchers.add(page);
  page.watching.add(table);
  hall.presence.tell(table);
  await listIfUsed(hall, table);
  if (comes) tellTable(hall, table);
  else tellTableTo(hall, table, page);
  if (isNew && !comes) hall.lobby.changed(table);
  tellGallery(table);
  tellGalleryTo(table, page);
  await considerStart(hall, table);
  if (told === null || isHallRefusal(told)) return told ?? {};
  return catchUp(hall, table, told, page, wish.match === table.match.id ? wish.next : 0);
}

/** A page is a person's or a screen; one that becomes the other leaves what it looked at. */
function introduce(hall: Hall, page: Page, { screen = false, named = false }: Of<'watch'>): void {
  if (page.screen !== screen) for (const table of page.watching) letGo(hall, page, table);
  page.screen = screen;
  page.named = named;
}

/** The match as this page is to see it. Whoever comes and goes has it loaded each time. */
async function loadFor(hall: Hall, table: OpenTable, page: Page): Promise<Told | HallRefusal> {
  if (table.live === null && !hall.quotas.may('read', page, SNAPSHOT_EVERY)) return hallRefusal('too-fast');
  const live = await liveMatch(hall, table);
  if (isHallRefusal(live) || !isLate(table, page)) return live;
  const { next } = live.host.match.course;
  if (!isLateAtHand(table) && !hall.quotas.may('read', page, next)) return hallRefusal('too-fast');
  return lateMatch(hall, table, live);
}

async function catchUp(hall: Hall, table: OpenTable, told: Told, page: Page, next: number): Promise<Outcome> {
  // What is read again costs by its length.
  if (!hall.quotas.may('read', page, Math.max(0, told.host.match.course.next - next))) return hallRefusal('too-fast');
  send(page, await newsSince(hall.store, told, next, viewerOf(table, page)));
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
  table.lateTold.delete(page);
  stopListening(table, page);
  hall.presence.tell(table);
  attendSoon(hall, table);
  releaseLate(table);
  const guest = lookerOf(page);
  const noted = guest === null ? null : noteLeaving(hall, table, guest);
  const goes = counts(table, page) && !isPresent(table, page.guest!.id);
  if (goes) tellTable(hall, table);
  else {
    tellGallery(table);
    hall.lobby.changed(table);
  }
  hall.tables.release(table);
  await noted;
  if (goes) await foldWhenUnused(hall, table);
}

/** Whether it is one of those who play here, or the host, that comes or goes; of others it is enough how many they are. */
function counts({ record }: OpenTable, page: Page): boolean {
  const guest = lookerOf(page);
  return guest !== null && (record.host === guest || seatOf(record, guest) !== null);
}

/** Each person of this hall has a device. */
export function look(): Outcome {
  return hallRefusal('impossible', 'table', 'a table on one device');
}

export function pace(hall: Hall, page: Page, { pace: wish, looks = true }: Of<'pace'>): Outcome {
  const looksAway = page.looks && !looks;
  Object.assign(page, { pace: wish, looks });
  for (const table of page.watching) {
    hall.presence.tell(table);
    if (looksAway && page.guest !== null) noteLookingAway(hall, table, page.guest.id);
    attendSoon(hall, table);
  }
  return {};
}

export async function lobby(hall: Hall, page: Page, { on, shows }: Of<'lobby'>): Promise<Outcome> {
  if (on && !hall.quotas.may('read', page, BOARD)) return hallRefusal('too-fast');
  await hall.lobby.watch(page, on, shows);
  return {};
}
