/** What people say to each other at a table, and who is heard. */
import { LONGEST_LINE } from '@yamanote/protocol';
import type { Hall } from '../hall.ts';
import { CHAT } from '../limits.ts';
import type { Page } from '../page.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import type { Chatter, GuestRecord, SaidLine } from '../store/index.ts';
import { chatterOf, readersOf, standingOf } from '../tables/chat/standing.ts';
import { around, listen as hearFrom, readTalk, refreshTalk, stopListening } from '../tables/chat/telling.ts';
import { catchUp } from '../tables/follow.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { namesAt, seatOf } from '../tables/seats.ts';
import { atTable, type Of, type Outcome } from './request.ts';

export async function listen(hall: Hall, page: Page, { table: id, on }: Of<'listen'>): Promise<Outcome> {
  if (on && !hall.quotas.may('read', page, CHAT.lines)) return hallRefusal('too-fast');
  for (const table of page.watching) {
    if (table.record.id !== id) continue;
    await table.queue.run(() => {
      if (!on) stopListening(table, page);
      else if (table.watchers.has(page)) return hearFrom(hall, table, page);
    });
    return {};
  }
  return on ? hallRefusal('impossible', 'table', 'a table that this page watches') : {};
}

export function say(hall: Hall, page: Page, wish: Of<'say'>): Promise<Outcome> {
  if (!hall.quotas.may('say', page)) return Promise.resolve(hallRefusal('too-fast'));
  const unfit = whyUnfit(wish);
  if (unfit !== null) return Promise.resolve(unfit);
  return atTable(hall, page, wish.table, async (table, guest) => {
    const { record } = await asStored(hall, table);
    const refusal = await whyNot(hall, table, page, guest, wish);
    if (refusal !== null) return refusal;
    const at = hall.now();
    const line: SaidLine = {
      id: wish.line,
      room: wish.room,
      guest: guest.id,
      name: nameAt(table, guest),
      at,
      said: wish.said,
      readers: readersOf(record, wish.room),
    };
    await hall.store.chat.add(record.id, line, { most: CHAT.lines, reactionsSince: at - CHAT.reactionFor });
    await refreshTalk(hall, table);
    return {};
  });
}

function whyUnfit({ said }: Of<'say'>): HallRefusal | null {
  if (said.is !== 'text') return null;
  if (said.text === '') return hallRefusal('line-empty', 'said.text', 'something that can be seen');
  if (said.text.length <= LONGEST_LINE) return null;
  return hallRefusal('line-too-long', 'said.text', `at most ${LONGEST_LINE} characters`);
}

async function whyNot(
  hall: Hall,
  table: OpenTable,
  page: Page,
  { id }: GuestRecord,
  { room, said }: Of<'say'>,
): Promise<HallRefusal | null> {
  const { doors } = standingOf(around(hall, table, await readTalk(hall, table, LATEST, [id])), id);
  if (room === 'players' && doors.players === 'closed') return hallRefusal('players-only', 'room');
  if (doors[room] === 'closed') return hallRefusal('room-closed', 'room');
  // Over a player's seat, as nobody else has one; and what players see, those who watch may not know yet.
  if (room === 'watchers' && (doors.watchers === 'read' || said.is === 'reaction')) {
    return hallRefusal(doors.watchers === 'read' ? 'watchers-only' : 'players-only', 'room');
  }
  if (doors[room] === 'muted') return hallRefusal('muted');
  if (room === 'watchers' && !table.watchers.has(page)) return hallRefusal('watchers-only', 'room');
  return null;
}

/** No line has a higher number: only who is heard is read. */
const LATEST = 2 ** 31 - 1;

export function ignore(hall: Hall, page: Page, { table: id, who, on }: Of<'ignore'>): Promise<Outcome> {
  if (!hall.quotas.may('say', page)) return Promise.resolve(hallRefusal('too-fast'));
  return atTable(hall, page, id, async (table, guest) => {
    const other = await otherOf(hall, table, guest, who);
    if (isHallRefusal(other)) return other;
    await hall.store.chat.ignore(id, guest.id, other, on);
    await refreshTalk(hall, table);
    return {};
  });
}

export function mute(hall: Hall, page: Page, { table: id, who, on }: Of<'mute'>): Promise<Outcome> {
  return asActingHost(hall, page, id, async (table, guest) => {
    const other = await otherOf(hall, table, guest, who);
    if (isHallRefusal(other)) return other;
    await hall.store.chat.mute(id, other, on);
    return null;
  });
}

export function watchersRoom(hall: Hall, page: Page, { table: id, open }: Of<'watchers-room'>): Promise<Outcome> {
  return asActingHost(hall, page, id, async () => {
    await hall.store.chat.open(id, open);
    return null;
  });
}

function asActingHost(
  hall: Hall,
  page: Page,
  id: string,
  task: (table: OpenTable, guest: GuestRecord) => Promise<HallRefusal | null>,
): Promise<Outcome> {
  if (!hall.quotas.may('say', page)) return Promise.resolve(hallRefusal('too-fast'));
  return atTable(hall, page, id, async (table, guest) => {
    const { host } = around(hall, await asStored(hall, table), await readTalk(hall, table, LATEST));
    if (host !== guest.id) return hallRefusal('not-host');
    const refusal = await task(table, guest);
    await refreshTalk(hall, table);
    return refusal ?? {};
  });
}

/** Somebody else who has said something here, that this guest may have read. */
async function otherOf(hall: Hall, table: OpenTable, { id }: GuestRecord, who: string): Promise<Chatter | HallRefusal> {
  const talk = await readTalk(hall, table, 0, [id]);
  const other = chatterOf({ record: table.record, talk }, id, who);
  return other === null || other.guest === id
    ? hallRefusal('impossible', 'who', 'somebody else who said something')
    : other;
}

/** Who sits there, others may have changed: nobody writes or reads by what was. */
async function asStored(hall: Hall, table: OpenTable): Promise<OpenTable> {
  if (hall.store.shared) await catchUp(hall, table);
  return table;
}

function nameAt(table: OpenTable, guest: GuestRecord): string {
  const seat = seatOf(table.record, guest.id);
  return (seat === null ? null : namesAt(table.record, table.people)[seat]) ?? guest.name;
}
