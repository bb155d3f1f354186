import type { Chance, Outcome } from './chance.ts';
import type { Seat } from './game.ts';
import type { Json } from './json.ts';
import type { Gap, TimeControl } from './time-control.ts';

/** Who gave an answer: only for people and statistics, never for the rules. What the hall itself notes is nobody's. */
export type By =
  | { is: 'person' }
  | { is: 'bot'; bot: string }
  | { is: 'time-out' }
  | { is: 'standing-order' }
  | { is: 'hall' };

/** What every entry has: its place in the log, and when it was made (milliseconds since 1970; 0 if nobody looked). */
interface Stamp {
  index: number;
  at: number;
  /** The first signs of the match's running hash, this entry included; in format 1 there is none. */
  sum?: string;
}

/** A seat's answer; `clock` is what was left on its clock, in milliseconds. */
export interface AnswerEntry extends Stamp {
  seat: Seat;
  answer: Json;
  by: By;
  clock: number | null;
}

/** Where a match has clocks, what else a person does says so too. */
interface Timed {
  clock?: number;
}

/** What chance did, and what it could have done: the description makes it verifiable without any rules. */
export interface ChanceEntry extends Stamp {
  seat: 'chance';
  of: Chance;
  answer: Outcome;
  /** Somebody chose this outcome, as for a lesson: it comes from no key. */
  arranged?: true;
}

/** Takes back entry number `undo` and everything after it; past a barrier only with the consent of all persons. */
export interface UndoEntry extends Stamp, Timed {
  seat: Seat;
  undo: number;
  by: By;
  consent: boolean;
}

/** Takes back this seat's answer, entry number `withdraw`, to an AskEach that is still open. */
export interface WithdrawEntry extends Stamp, Timed {
  seat: Seat;
  withdraw: number;
  by: By;
}

/** What happened beside the board. */
export type Note =
  | { is: 'pause' | 'resume' }
  /** The seat, which is asked, was told what it could answer. */
  | { is: 'hint' }
  /** From now on somebody else plays this seat: `player` as in the header, and `who` if it is a person. */
  | { is: 'hand-over'; player: string; who: string | null }
  /** The clocks of this match; noted before anything else. */
  | { is: 'time-control'; control: TimeControl }
  /** Nobody served the match, by the hall's clock: no clock of it ran. */
  | ({ is: 'gap' } & Gap)
  /** These seats have agreed that the match ends here. */
  | { is: 'agreed-end'; seats: Seat[] };

/** No rule sees it, and nothing takes it back. */
export interface NoteEntry extends Stamp, Timed {
  seat: Seat;
  note: Note;
  by: By;
}

export type Entry = AnswerEntry | ChanceEntry | UndoEntry | WithdrawEntry | NoteEntry;
export type PlayedEntry = AnswerEntry | ChanceEntry | WithdrawEntry;

/** The entries that still hold after every undo: what reaches the rules. */
export function fold(log: readonly Entry[]): PlayedEntry[] {
  const played: PlayedEntry[] = [];
  for (const entry of log) {
    if ('note' in entry) continue;
    if (!('undo' in entry)) played.push(entry);
    else while (played.length > 0 && played[played.length - 1].index >= entry.undo) played.pop();
  }
  return played;
}
