/** Those who watch with a delay: the same match, later. For tasks in the table's queue. */
import { isRefusal } from '@yamanote/kernel';
import { isOver } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { beginLate, dueAt, dueNow, goOn, type LateMatch } from '../matches/late-match.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { newsSince, newsWriter } from '../matches/news.ts';
import { send, type Watcher } from '../watcher.ts';
import { tellTableLate } from './broadcast.ts';
import { byItself } from './by-itself.ts';
import { readPlayers } from './late-seats.ts';
import { isLate, type OpenTable } from './open-table.ts';

/** Shows them what is due by now, and sees to it that they are shown the rest in time. Nobody else's news hang on it. */
export async function tellLate(hall: Hall, table: OpenTable, live: LiveMatch): Promise<void> {
  const pages = latePages(table);
  if (pages.length === 0) return forgetLate(table);
  try {
    const isKnown = isLateAtHand(table);
    const late = await lateMatch(hall, table, live);
    for (const page of isKnown ? [] : pages) tellTableLate(hall, table, page);
    // Whoever looked on while it was not at hand is told all of it.
    if (!isKnown) for (const page of pages) send(page, await newsSince(hall.store, late, 0, 'public'));
  } catch (error) {
    // It is read anew with the next word about this match.
    forgetLate(table);
    hall.log('error', 'late-match-failed', { match: live.id, place: placeOf(error) });
  }
}

/** The match as far as it may be shown by now to those who are behind; those who see it already are shown what is new. */
export async function lateMatch(hall: Hall, table: OpenTable, live: LiveMatch): Promise<LateMatch> {
  const late = table.late?.id === live.id ? table.late : await readLate(hall, live);
  const isKnown = late === table.late;
  table.late = late;
  await learnNew(hall, late, live);
  const additions = goOn(late, dueIn(hall, table, late, live));
  if (isRefusal(additions)) throw new Error(`${additions.field}: ${additions.expected}`);
  const { match } = late.host;
  const stops = match.frozen !== live.host.match.frozen;
  match.frozen = live.host.match.frozen;
  if (table.latePlayers?.match !== live.id || table.latePlayers.of !== table.record.seats) {
    table.latePlayers = await readPlayers(hall.store, table);
  }
  if (isKnown && (additions.length > 0 || stops)) {
    const text = newsWriter(late, additions, hall.now())('public');
    for (const page of latePages(table)) {
      tellTableLate(hall, table, page);
      page.sendText(text);
    }
  }
  wakeLater(hall, table, late);
  return late;
}

/** Somebody has left: where nobody is behind any more, nothing is kept for them. */
export function releaseLate(table: OpenTable): void {
  if (latePages(table).length === 0) forgetLate(table);
}

export function forgetLate(table: OpenTable): void {
  table.late = null;
  table.latePlayers = null;
  if (table.lateDue !== null) clearTimeout(table.lateDue);
  table.lateDue = null;
}

/** Whether it is at hand: else it is read from its beginning. */
export function isLateAtHand({ late, match }: OpenTable): boolean {
  return late?.id === match.id;
}

function latePages(table: OpenTable): Watcher[] {
  return table.record.delay === 'none' ? [] : [...table.watchers].filter((page) => isLate(table, page));
}

async function readLate({ store }: Hall, live: LiveMatch): Promise<LateMatch> {
  // What is stored since then is learned like anything else that happens.
  const log = await store.matches.log(live.id, 0, live.host.match.course.next);
  const late = beginLate(live, log);
  if (isRefusal(late)) throw new Error(`${late.field}: ${late.expected}`);
  return late;
}

/** What is stored by now; the match that is played has most of it at hand. */
async function learnNew({ store }: Hall, late: LateMatch, live: LiveMatch): Promise<void> {
  const { log, course } = live.host.match;
  const from = late.host.match.course.next + late.ahead.length;
  if (from >= course.next) return;
  const first = log[0]?.index ?? course.next;
  const fresh = from >= first ? log.slice(from - first) : await store.matches.log(live.id, from, course.next - from);
  late.ahead = [...late.ahead, ...fresh];
}

function dueIn(hall: Hall, { record }: OpenTable, { ahead }: LateMatch, { host }: LiveMatch): number {
  return isOver(host.match) ? ahead.length : dueNow(ahead, record.delay, hall.now());
}

function wakeLater(hall: Hall, table: OpenTable, late: LateMatch): void {
  if (table.lateDue !== null) clearTimeout(table.lateDue);
  const at = dueAt(late, table.record.delay);
  const wake = () => {
    table.lateDue = null;
    byItself(hall, table, 'late-match-failed', async () => {
      // One that was let go is loaded again by whoever needs it, and then they are told too.
      if (table.live !== null) await tellLate(hall, table, table.live);
    });
  };
  table.lateDue = at === null || table.closed ? null : setTimeout(wake, Math.max(1, at - hall.now()));
}
