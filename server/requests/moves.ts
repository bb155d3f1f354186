/** Playing: answers, undo and withdrawal of the seat that the caller holds. */
import { hash } from 'node:crypto';
import { inputOf } from '@yamanote/running-match';
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { newsWriter } from '../matches/news.ts';
import { hallRefusal, isHallRefusal } from '../refusals.ts';
import type { Move } from '../store/index.ts';
import { change } from '../tables/change.ts';
import { attend, move } from '../tables/hosting.ts';
import { type OpenTable, viewerOf } from '../tables/open-table.ts';
import { playsSeat, seatOf, sitDown } from '../tables/seats.ts';
import { lookerOf } from '../watcher.ts';
import { atTable, type Of, type Outcome } from './request.ts';

export function play(hall: Hall, caller: Caller, wish: Of<'answer' | 'undo' | 'withdraw'>): Promise<Outcome> {
  return atTable(hall, caller, wish.table, async (table, guest) => {
    const seat = seatOf(table.record, guest.id);
    if (seat === null) return hallRefusal('not-seated');
    const input = inputOf(seat, wish, hall.now());
    // Two seats may choose the same id; each has its own.
    const known = { id: `${seat}:${wish.move}`, hash: hashOfContents(input) };
    if (wish.match !== table.match.id) return inEarlierMatch(hall, table, wish.match, known);
    if (table.match.header === null) return hallRefusal('not-started');
    if (!playsSeat(table.record.seats[seat], guest.id))
      return hallRefusal('not-seated', 'seat', 'to sit down again first');
    // Whoever stood up and plays is back.
    if (table.record.seats[seat].away) await change(hall, table, sitDown(table.record, guest.id, seat));
    const played = await move(hall, table, known, input);
    if (!isHallRefusal(played)) return { ...played };
    await attend(hall, table);
    refresh(hall, table, guest.id);
    return hallRefusal(played.refused, played.field, played.expected);
  });
}

/** What makes a move this one and no other; when it came does not. */
function hashOfContents({ at: _, ...contents }: ReturnType<typeof inputOf>): string {
  return hash('sha256', JSON.stringify(contents), 'base64url');
}

/** Somebody who was refused may be looking at something old: their pages see where the match stands. */
function refresh(hall: Hall, table: OpenTable, guest: string): void {
  if (table.live === null) return;
  const newsFor = newsWriter(table.live, [], hall.now());
  for (const page of table.watchers) if (lookerOf(page) === guest) page.sendText(newsFor(viewerOf(table, page)));
}

/** A move of the last match that is sent again after the rematch was announced was either taken then, or comes too late. */
async function inEarlierMatch(hall: Hall, table: OpenTable, match: string, known: Move): Promise<Outcome> {
  if (!match.startsWith(`${table.record.id}-`)) return hallRefusal('unknown-match', 'match', table.match.id);
  const ack = await hall.store.matches.ack(match, known);
  if (ack === 'other') return hallRefusal('stale', 'move', 'a fresh id for another move');
  return ack === null ? hallRefusal('over', 'match', table.match.id) : { ...ack };
}
