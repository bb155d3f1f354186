/** A move on its way into the log of its match, with what goes with it. */
import type { Entry, Orders, Seat } from '@yamanote/kernel';
import type { Ack, StoredSnapshot } from './matches.ts';

/** Where a move is to be stored: as entry `at` of the match, at the table as it is at this revision. */
export interface Place {
  table: string;
  revision: number;
  match: string;
  at: number;
}

/** Who sees to the bots that a match waits for: none is asked, this node does, or whoever takes the job. */
export type Turn = 'nobody' | 'here' | 'anywhere';

/** What a move changes besides the log, stored with its entries or not at all. */
export interface Besides {
  /** The seats that the match waits for now, and who sees to their bots. */
  asked: readonly Seat[];
  turn: Turn;
  touchedAt: number;
  orders: { seat: Seat; orders: Orders } | null;
  snapshot: StoredSnapshot | null;
  /** When the `deadline` is due from now on, `null` for none; without this, as before. */
  deadline?: number | null;
  /** If the match is over: who won, and, by seat, the place that it took; no places where its people agreed to end it. */
  ended: { winners: readonly Seat[]; places: readonly number[] } | null;
  /** When at the latest it is to be looked whom to tell; `null`: nobody. */
  noticeBy: number | null;
}

export type Appended =
  /** Whole and durable. The table has this revision now, and this node sees to its bots or not. */
  | { is: 'stored'; revision: number; drives: boolean }
  /** Stored before: as these entries. */
  | { is: 'known'; ack: Ack }
  /** Another move has this id. */
  | { is: 'other' }
  /** Others were faster: they appended these entries, if any, or changed the table, which has this revision now. */
  | { is: 'behind'; tail: Entry[]; revision: number }
  /** The store did not answer: whether it is stored will show. */
  | { is: 'unknown'; code: string };
