/** What people say at tables. */
import type { ChatRoom, Said } from '@yamanote/protocol';

/** What somebody said at a table. */
export interface SaidLine {
  /** Of the page's making: the same line again is not said twice. */
  id: string;
  room: ChatRoom;
  guest: string;
  /** What they were called then. */
  name: string;
  at: number;
  said: Said;
  /** The guests who may ever read it; `null`: whoever the room is for. */
  readers: readonly string[] | null;
}

export interface StoredLine extends SaidLine {
  /** Rises within a table. */
  number: number;
}

/** What is to be kept when a line is added to a room: so many, of reactions those since then. */
export interface Keeping {
  most: number;
  reactionsSince: number;
}

export interface Chatter {
  guest: string;
  name: string;
}

/** The chat of a table. */
export interface Talk {
  /** Rises with whatever changes in it. */
  last: number;
  /** Whether the watchers' room is open; `null` while nobody has said so. */
  open: boolean | null;
  /** The guests who may not say anything here, with what they were called then. */
  muted: readonly Chatter[];
  /** Whom of those that were asked for do not want to hear whom, anywhere. */
  ignored: readonly { guest: string; other: Chatter }[];
  /** Those after the number that was asked for, oldest first. */
  lines: StoredLine[];
}

export interface Chat {
  /** Says it as the next line of the table, and forgets what is not to be kept; its number, or that which it had before. */
  add(table: string, line: SaidLine, keeping: Keeping): Promise<number>;
  /** What was said after line `after`, and who does not hear whom, as far as it concerns these guests. */
  find(table: string, after: number, guests: readonly string[]): Promise<Talk>;
  /** Opens or closes the room of those who watch. */
  open(table: string, open: boolean): Promise<void>;
  /** Whether a guest may say nothing at this table. */
  mute(table: string, other: Chatter, muted: boolean): Promise<void>;
  /** Whether a guest does not want to hear another one, at any table; told to others as news of this one. */
  ignore(table: string, guest: string, other: Chatter, ignored: boolean): Promise<void>;
  /** How far the chat of these tables is, where there is any: for whoever may have missed something. */
  heads(ids: readonly string[]): Promise<{ table: string; last: number }[]>;
  /** Forgets what was said before then. */
  forget(before: number): Promise<number>;
}
