/** The written log: what happened, in words, turn by turn, without what was taken back. */
import type { Names, Room, Speech } from '@yamanote/games/room';
import type { Seat } from '@yamanote/kernel';
import type { Showing } from '@yamanote/running-match';
import type { Words } from '../words/index.ts';

export interface Line {
  /** The entry it belongs to, and its place in it. */
  entry: number;
  place: number;
  /** Whose mark stands before it. */
  seat: Seat | null;
  text: string;
  /** Mere housekeeping: folded away. */
  minor: boolean;
}

export interface Chapter {
  /** Whose turn it was; `all` for what everybody played at once; `null` for what came before the first turn. */
  seat: Seat | 'all' | null;
  /** Turns count from 1. */
  number: number;
  lines: Line[];
  told: { entry: number; event: unknown }[];
  /** Whether a bot played it in a person's place. */
  byBot: boolean;
}

export type ShownEntry = Showing<unknown>['entry'];

/** A line about something beside the board. */
export type BesideLine = Pick<Line, 'seat' | 'text' | 'minor'>;

/** No entry has more of them. */
const MOST_BESIDE = 2;

type Telling = Pick<Room, 'opens' | 'minor' | 'together'>;

export function chaptersOf(
  showings: readonly Showing<unknown>[],
  room: Telling,
  speech: Speech,
  names: Names,
  words: Words,
  beside: (entry: ShownEntry) => readonly BesideLine[] = () => [],
): Chapter[] {
  const chapters: Chapter[] = [{ seat: null, number: 0, lines: [], told: [], byBot: false }];
  const last = () => chapters[chapters.length - 1];
  const lineOf = new Map<unknown, Line>();
  for (const { entry, events } of standing(showings)) {
    // They stand before what is told of the entry itself.
    last().lines.push(...beside(entry).map((line, i) => ({ ...line, entry: entry.index, place: i - MOST_BESIDE })));
    const done = besideBoard(entry, words);
    if (done !== null && entry.seat !== 'chance') {
      const { seat } = entry;
      const text = done({ name: names[seat], you: names.you === seat });
      last().lines.push({ entry: entry.index, place: 0, seat, text, minor: false });
      continue;
    }
    /** What a new turn begins with is nobody else's doing. */
    let actor = entry.seat;
    let ordered = 'by' in entry && entry.by.is === 'standing-order';
    for (const [place, event] of events.entries()) {
      const opener = room.opens(event);
      if (opener !== null) {
        chapters.push({ seat: opener, number: last().number + 1, lines: [], told: [], byBot: false });
        actor = opener === 'all' ? 'chance' : opener;
      }
      if ('by' in entry && entry.by.is === 'bot' && entry.seat === last().seat) last().byBot = true;
      const { told, lines } = last();
      const whole = wholeOf(room, told, event);
      told.push({ entry: entry.index, event });
      if (whole !== null) drop(lines, lineOf.get(whole.with));
      const sentence = speech.event(whole?.as ?? event, names);
      if (sentence === null) continue;
      const text = ordered ? words.table.byOrder({ sentence }) : sentence;
      const line = { entry: entry.index, place, seat: seatIn(event, actor), text, minor: room.minor(event) };
      lines.push(line);
      lineOf.set(event, line);
      ordered = false;
    }
  }
  return chapters.filter(({ told, lines }) => told.length + lines.length > 0);
}

/** What somebody did that changed nothing on the board, or changed it back. */
function besideBoard(entry: ShownEntry, { table }: Words) {
  if ('undo' in entry) return entry.consent ? table.agreed.rewind : table.tookBack;
  if (!('note' in entry)) return null;
  const { is } = entry.note;
  if (is === 'hint') return table.hint.asked;
  return is === 'pause' || is === 'resume' || is === 'agreed-end' ? () => table.agreed[is] : null;
}

function wholeOf({ together }: Telling, told: Chapter['told'], event: unknown) {
  if (together === undefined) return null;
  const before = told.map((one) => one.event);
  return together(before, event);
}

/** Takes away a line when another one says the same and more. */
function drop(lines: Line[], line: Line | undefined): void {
  if (line !== undefined) lines.splice(lines.indexOf(line), 1);
}

/** All of it, line by line. */
export function storyOf(chapters: readonly Chapter[]): Line[] {
  return chapters.flatMap(({ lines }) => lines);
}

/** What was not taken back, as no note can be. Somebody who takes back several times in a row is told of once. */
function standing(showings: readonly Showing<unknown>[]): Showing<unknown>[] {
  const kept: Showing<unknown>[] = [];
  for (const showing of showings) {
    const { entry } = showing;
    const notes: Showing<unknown>[] = [];
    if ('undo' in entry) {
      const { undo, seat } = entry;
      while (kept.length > 0 && (kept[kept.length - 1].entry.index >= undo || isUndoOf(kept[kept.length - 1], seat))) {
        const gone = kept.pop() as Showing<unknown>;
        if ('note' in gone.entry) notes.unshift(gone);
      }
    }
    kept.push(...notes, showing);
  }
  return kept;
}

function isUndoOf({ entry }: Showing<unknown>, seat: Seat): boolean {
  return 'undo' in entry && entry.seat === seat;
}

/** Most events name the seat they are about; otherwise it is whoever made the entry. */
function seatIn(event: unknown, actor: Seat | 'chance'): Seat | null {
  const { seat, to, seats, harm } = Object(event) as Partial<Record<'seat' | 'to' | 'seats' | 'harm', unknown>>;
  if (typeof seat === 'number') return seat;
  // A blow at several is about who strikes it.
  if (harm !== undefined) return seatIn(harm, 'chance');
  if (typeof to === 'number') return to;
  // What is about several has no single mark.
  if (Array.isArray(seats)) return seats.length === 1 ? seats[0] : null;
  return actor === 'chance' ? null : actor;
}
