/** Playing: answers, undo and withdrawal of the seat that the page's guest holds. */
import { hash } from 'node:crypto';
import type { Seat } from '@yamanote/kernel';
import type { Input } from '@yamanote/running-match';
import { takeUp } from '../bots/driver.ts';
import type { Hall } from '../hall.ts';
import { move } from '../matches/move.ts';
import { newsWriter } from '../matches/news.ts';
import type { Page } from '../page.ts';
import { hallRefusal, isHallRefusal } from '../refusals.ts';
import type { Move } from '../store/index.ts';
import { change } from '../tables/change.ts';
import { type OpenTable, viewerOf } from '../tables/open-table.ts';
import { playsSeat, seatOf, sitDown } from '../tables/seats.ts';
import { atTable, type Of, type Outcome } from './request.ts';

const PERSON = { is: 'person' } as const;

export function answer(hall: Hall, page: Page, given: Of<'answer'>): Promise<Outcome> {
  const { question, answers } = given;
  return inMatch(hall, page, given, (seat, at) => ({
    is: 'answers',
    seat,
    question,
    answers,
    by: PERSON,
    at,
    clock: null,
  }));
}

export function undo(hall: Hall, page: Page, given: Of<'undo'>): Promise<Outcome> {
  return inMatch(hall, page, given, (seat, at) => ({ is: 'undo', seat, to: given.to, consent: false, by: PERSON, at }));
}

export function withdraw(hall: Hall, page: Page, given: Of<'withdraw'>): Promise<Outcome> {
  return inMatch(hall, page, given, (seat, at) => ({ is: 'withdraw', seat, by: PERSON, at }));
}

function inMatch(
  hall: Hall,
  page: Page,
  { table: id, match, move: moveId }: Of<'answer' | 'undo' | 'withdraw'>,
  input: (seat: Seat, at: number) => Input,
): Promise<Outcome> {
  return atTable(hall, page, id, async (table, guest) => {
    const seat = seatOf(table.record, guest.id);
    if (seat === null) return hallRefusal('not-seated');
    // Two seats may choose the same id; each has its own.
    const ownId = `${seat}:${moveId}`;
    const asked = input(seat, hall.now());
    const known = { id: ownId, hash: hashOfContents(asked) };
    if (match !== table.match.id) return inEarlierMatch(hall, table, match, known);
    if (table.match.header === null) return hallRefusal('not-started');
    if (!playsSeat(table.record.seats[seat], guest.id))
      return hallRefusal('not-seated', 'seat', 'to sit down again first');
    // Whoever stood up and plays is back.
    if (table.record.seats[seat].away) await change(hall, table, sitDown(table.record, guest.id, seat));
    const played = await move(hall, table, known, asked);
    await takeUp(hall, table);
    if (!isHallRefusal(played)) return { ...played.ack };
    refresh(table, page);
    return hallRefusal(played.refused, played.field, played.expected);
  });
}

/** What makes a move this one and no other; when it came does not. */
function hashOfContents({ at: _, ...contents }: Input): string {
  return hash('sha256', JSON.stringify(contents), 'base64url');
}

/** Somebody who was refused may be looking at something old: they see where the match stands. */
function refresh(table: OpenTable, page: Page): void {
  if (table.live !== null && table.watchers.has(page)) page.sendText(newsWriter(table.live, [])(viewerOf(table, page)));
}

/** A move of the last match that is sent again after the rematch was announced was either taken then, or comes too late. */
async function inEarlierMatch(hall: Hall, table: OpenTable, match: string, known: Move): Promise<Outcome> {
  if (!match.startsWith(`${table.record.id}-`)) return hallRefusal('unknown-match', 'match', table.match.id);
  const ack = await hall.store.matches.ack(match, known);
  if (ack === 'other') return hallRefusal('stale', 'move', 'a fresh id for another move');
  return ack === null ? hallRefusal('over', 'match', table.match.id) : { ...ack };
}
