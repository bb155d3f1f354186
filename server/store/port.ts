/**
 * What a hall keeps, as questions and changes with names: data goes in, data comes out, and no caller knows how it is stored.
 * Everything resolves when it is true for good: a change is durable by then.
 *
 * Any number of nodes may have the same store open (a node is one run of a program). None owns anything: what has to be
 * decided once is decided here, and a node that comes too late is told so. Between nodes only news travel, that something is
 * not as it was; whoever cares asks for it.
 */
import type { Entry, Gap } from '@yamanote/kernel';
import type { Appended, Besides, Place } from './port/append.ts';
import type { Chat } from './port/chat.ts';
import type { Codes } from './port/codes.ts';
import type { Deals } from './port/deals.ts';
import type { Jobs } from './port/jobs.ts';
import type { Matches, Move } from './port/matches.ts';
import type { News } from './port/news.ts';
import type { Notices } from './port/notices.ts';
import type { People } from './port/people.ts';
import type { Presence } from './port/presence.ts';
import type { Tables } from './port/tables.ts';
import type { WaysBack } from './port/ways-back.ts';

export type * from './port/append.ts';
export type * from './port/chat.ts';
export type * from './port/codes.ts';
export type * from './port/deals.ts';
export type * from './port/jobs.ts';
export type * from './port/matches.ts';
export type * from './port/news.ts';
export type * from './port/notices.ts';
export type * from './port/people.ts';
export type * from './port/presence.ts';
export type * from './port/tables.ts';
export type * from './port/ways-back.ts';

/** Which rules a node knows: by game, the versions. */
export type Plays = Readonly<Record<string, readonly number[]>>;

export interface Store {
  /** Whether other nodes may have it open too. */
  readonly shared: boolean;
  /** Milliseconds since 1970 by the store's clock; it never goes back. */
  now(): number;
  /** Tells from now on what others do; one listener. */
  listen(hear: (news: News) => void): void;
  /** What every living node plays, this one included. */
  peers(): Promise<Plays[]>;
  /**
   * Adds what a move became. It is stored only as the next entries of its match, of the round that its table is at, and if the
   * table still has this revision: otherwise who made it went by something old.
   */
  append(place: Place, move: Move, entries: readonly Entry[], besides: Besides): Promise<Appended>;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly deals: Deals;
  readonly jobs: Jobs;
  readonly time: {
    /**
     * Somebody serves the matches whose clocks run, if there are any. Where nobody had done so for more than three seconds, that
     * is a gap from now on, the same one for all who find it. Resolves to the gaps that ended after `since`, in order.
     */
    beat(since: number): Promise<Gap[]>;
  };
  readonly presence: Presence;
  readonly notices: Notices;
  readonly people: People;
  readonly waysBack: WaysBack;
  readonly codes: Codes;
  readonly chat: Chat;
  readonly settings: {
    /** The value under this key; this one, if there is none yet. */
    keep(key: string, value: string): Promise<string>;
  };
  close(): Promise<void>;
}
