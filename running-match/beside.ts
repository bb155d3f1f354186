/** What the log tells of time, and of who plays for whom: nothing that happens on the board, and still something that all may read. */
import type { Entry, Seat, TimeControl } from '@yamanote/kernel';
import type { ShownEntry } from './show.ts';

export type Beside =
  | { is: 'clocks'; control: TimeControl }
  /** So many milliseconds nobody served the match, and no clock ran. */
  | { is: 'gap'; lasted: number }
  /** Somebody had no time left for an answer. */
  | { is: 'time-out'; seat: Seat }
  /** From now on a bot plays for the person of a seat, or a person in place of a bot. */
  | { is: 'bot-plays' | 'person-plays'; seat: Seat };

/** So long, in the words for seconds, minutes and hours of a language. */
export function lasting(seconds: number, [inSeconds, inMinutes, inHours]: readonly [string, string, string]): string {
  if (seconds < 120) return `${seconds}${inSeconds}`;
  return seconds < 7200 ? `${Math.round(seconds / 60)}${inMinutes}` : `${Math.round(seconds / 3600)}${inHours}`;
}

/** Reads one entry after the other, and says what each of them tells. */
export function besideReader(): (entry: Entry | ShownEntry) => Beside[] {
  /** Whether a bot plays a seat, as far as anything was done there. */
  const bots = new Map<Seat, boolean>();
  return (entry) => {
    if (entry.seat === 'chance') return [];
    const { seat, by } = entry;
    if ('note' in entry) {
      const { note } = entry;
      if (note.is === 'time-control') return [{ is: 'clocks', control: note.control }];
      if (note.is === 'gap') return [{ is: 'gap', lasted: note.until - note.from }];
      if (note.is !== 'hand-over') return [];
      const isBot = note.player !== 'person';
      bots.set(seat, isBot);
      return [{ is: isBot ? 'bot-plays' : 'person-plays', seat }];
    }
    const [before, isBot] = [bots.get(seat), by.is === 'bot'];
    bots.set(seat, isBot);
    return [
      ...(before === undefined || before === isBot
        ? []
        : [{ is: isBot ? 'bot-plays' : 'person-plays', seat } as const]),
      ...(by.is === 'time-out' ? [{ is: 'time-out', seat } as const] : []),
    ];
  };
}
