/** Who is told of their decisions, and where. */
import type { Seat } from '@yamanote/kernel';

/** Whether somebody who sits at a table is told of their decisions there. */
export interface Reach {
  guest: string;
  /** They have a channel of their own. */
  reached: boolean;
  /** They want to hear nothing of this table. */
  quiet: boolean;
  /** The table tells others of everybody. */
  hooked: boolean;
}

/** Where somebody is told of decisions: their own at any table, or with `table` everybody's at that one. */
export interface ChannelRecord {
  id: string;
  guest: string | null;
  table: string | null;
  kind: 'push' | 'hook';
  /** Of the address, so that there is one of each. */
  hash: string;
  /** Address and keys, which only the hall can read. */
  locked: string;
  /** The last notice was given up. */
  failing: boolean;
}

/** Somebody is told of a decision once; another person may remind them once of a turn. */
export type NoticeKind = 'turn' | 'nudge' | 'proposal';

/** Of whose decision is told, and what the notice is called. */
export interface NoticeRecord {
  id: string;
  match: string;
  seat: Seat;
  /** The number of the question that is open; of a proposal, the moment of the match for which it was made. */
  question: number;
  kind: NoticeKind;
  /** Which one, where their word on a proposal is wanted. */
  proposal?: string;
}

/** A notice on its way over a channel. */
export interface Delivery extends NoticeRecord {
  table: string;
  channel: string;
  /** How often it was tried in vain. */
  tries: number;
  dueAt: number;
}

/** What there is to tell at a table, and whom. */
export interface NoticesAt {
  /** Of those who sit there, and of the table itself. */
  channels: readonly ChannelRecord[];
  /** The guests who want to hear nothing of it. */
  quiet: readonly string[];
  /** What each seat was told of last: its turn, and the proposal that waited for its word. */
  told: readonly ToldRecord[];
  deliveries: readonly Delivery[];
}

export interface ToldRecord {
  match: string;
  seat: Seat;
  /** Before any turn was told of: -1. */
  question: number;
  kind: 'turn' | 'nudge';
  proposal: string | null;
}

/** Whose a channel is. */
export type Owner = { guest: string } | { table: string };

export interface Notices {
  /** In place of one with the same address, whoever’s that was; `false` if its owner has so many others. */
  add(channel: ChannelRecord, most: number): Promise<boolean>;
  channels(owner: Owner): Promise<ChannelRecord[]>;
  /** With all that is on its way over it; `false` if this owner has none of this id. */
  remove(id: string, owner: Owner): Promise<boolean>;
  /** Whether a guest wants to hear nothing of a table. */
  quiet(table: string, guest: string, isQuiet: boolean): Promise<void>;
  /** As it is found with the table. */
  reach(table: string): Promise<Reach[]>;
  at(table: string): Promise<NoticesAt>;
  /** Puts a notice on its way over these channels; `false` if it was told already, or of a later decision of this seat. */
  tell(table: string, notice: NoticeRecord, channels: readonly string[], dueAt: number): Promise<boolean>;
  /** It was tried: again then, or never (`null`). What is known of the channel since then, if anything. */
  tried(delivery: Delivery, again: number | null, channel: 'works' | 'fails' | 'gone' | null): Promise<void>;
  /** Forgets what was told before then of decisions that are no longer open, and channels of nobody. */
  forget(since: number): Promise<number>;
}
