/** Who may read and say what at a table. Pure: by the table as it is, and what is stored of its chat. */
import { createHash } from 'node:crypto';
import type { ChatDoor, ChatLine, ChatRoom, Quieted } from '@yamanote/protocol';
import type { Chatter, StoredLine, TableRecord, Talk } from '../../store/index.ts';
import { seatOf } from '../seats.ts';

/** A guest's part in the chat of a table. */
export interface Standing {
  doors: Readonly<Record<ChatRoom, ChatDoor>>;
  youAreHost: boolean;
  quieted: Quieted[];
}

/** What is known of a table here. `hides`: its game has something that not everybody may know. */
export interface Around {
  record: TableRecord;
  talk: Talk;
  hides: boolean;
  host: string | null;
}

export function standingOf({ record, talk, hides, host }: Around, guest: string | null): Standing {
  const youAreHost = guest !== null && guest === host;
  return {
    doors: doorsOf(record, talk, hides, guest),
    youAreHost,
    quieted: quietedFor(record, talk, guest, youAreHost),
  };
}

/**
 * Players' words are for players. Those who watch have a room of their own, which players may read; while hands are hidden it is
 * closed unless the host wants it open, since whoever looks over a player's shoulder could tell the others there.
 */
function doorsOf(record: TableRecord, talk: Talk, hides: boolean, guest: string | null): Standing['doors'] {
  const sits = seatOf(record, guest) !== null;
  const mayWrite = guest !== null && talk.muted.some((one) => one.guest === guest) ? 'muted' : 'open';
  const isOpen = talk.open ?? !(hides && (record.stage === 'running' || record.stage === 'opening'));
  return { players: sits ? mayWrite : 'closed', watchers: isOpen ? (sits ? 'read' : mayWrite) : 'closed' };
}

/**
 * Who may ever read a line in the players' room: those who sit there now, and nobody who comes to a seat later in the match. Before
 * the start, when nobody has a hand, it is for whoever sits down.
 */
export function readersOf({ stage, seats }: TableRecord, room: ChatRoom): string[] | null {
  if (room === 'watchers' || stage === 'waiting') return null;
  return seats.flatMap(({ guest }) => guest ?? []);
}

export function mayRead(
  { room, guest: by, readers }: StoredLine,
  { doors }: Standing,
  talk: Talk,
  guest: string | null,
) {
  if (doors[room] === 'closed') return false;
  if (readers !== null && (guest === null || !readers.includes(guest))) return false;
  return !talk.ignored.some((one) => one.guest === guest && one.other.guest === by);
}

/** A line as somebody reads it; those who are behind are not told who sits where by now. Ids of guests stay here. */
export function lineFor(
  { record }: Pick<Around, 'record'>,
  line: StoredLine,
  guest: string | null,
  isBehind = false,
): ChatLine {
  const { number, room, name, at, said } = line;
  const who = chatterId(record.id, line.guest);
  const seat = isBehind ? null : seatOf(record, line.guest);
  return { number, room, who, name, seat, you: line.guest === guest, at, said };
}

/** Whom one does not hear oneself, and for the host also whom nobody does. */
function quietedFor({ id }: TableRecord, talk: Talk, guest: string | null, isHost: boolean): Quieted[] {
  const listed = (others: readonly Chatter[], by: Quieted['by']) =>
    others.map((other): Quieted => ({ who: chatterId(id, other.guest), name: other.name, by }));
  return [...listed(ignoredBy(talk, guest), 'you'), ...(isHost ? listed(talk.muted, 'host') : [])];
}

function ignoredBy({ ignored }: Talk, guest: string | null): Chatter[] {
  return ignored.filter((one) => one.guest === guest).map(({ other }) => other);
}

/** Whom a page means: somebody who has said something here, or is not heard. */
export function chatterOf(
  { record, talk }: Pick<Around, 'record' | 'talk'>,
  asks: string,
  who: string,
): Chatter | null {
  const known = [...talk.lines, ...talk.muted, ...ignoredBy(talk, asks)];
  const found = known.findLast(({ guest }) => chatterId(record.id, guest) === who);
  return found === undefined ? null : { guest: found.guest, name: found.name };
}

/** What a guest is known by in the chat of one table; it leads to nobody elsewhere. */
function chatterId(table: string, guest: string): string {
  return createHash('sha256').update(`${table} ${guest}`).digest('base64url').slice(0, 12);
}
