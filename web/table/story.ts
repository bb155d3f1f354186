/** The written log: what happened, in words, without what was taken back. */
import type { Speech } from '@yamanote/games/room';
import type { Seat } from '@yamanote/kernel';
import type { Showing } from '@yamanote/table';
import type { Words } from '../words/index.ts';

export interface Line {
  /** The entry it belongs to, and its place in it. */
  entry: number;
  place: number;
  /** Whose mark stands before it. */
  seat: Seat | null;
  text: string;
}

export function storyOf(
  showings: readonly Showing<unknown>[],
  speech: Speech,
  names: readonly string[],
  words: Words,
): Line[] {
  let lines: Line[] = [];
  for (const { entry, events } of showings) {
    if ('undo' in entry) {
      const { undo, seat } = entry;
      lines = lines.filter((line) => line.entry < undo);
      lines.push({ entry: entry.index, place: 0, seat, text: words.table.tookBack({ name: names[seat] }) });
    }
    let ordered = 'by' in entry && entry.by.is === 'standing-order';
    for (const [place, event] of events.entries()) {
      const sentence = speech.event(event, names);
      if (sentence === null) continue;
      const text = ordered ? words.table.byOrder({ sentence }) : sentence;
      lines.push({ entry: entry.index, place, seat: seatIn(event, entry.seat), text });
      ordered = false;
    }
  }
  return lines;
}

/** Most events name the seat they are about; otherwise it is whoever made the entry. */
function seatIn(event: unknown, actor: Seat | 'chance'): Seat | null {
  const { seat, to } = Object(event) as { seat?: unknown; to?: unknown };
  if (typeof seat === 'number') return seat;
  if (typeof to === 'number') return to;
  return actor === 'chance' ? null : actor;
}
