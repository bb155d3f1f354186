import type { Seat } from '@yamanote/kernel';
import type { LiveMatch } from '../matches/live-match.ts';
import { makeQueue, type Queue } from '../queue.ts';
import type { FoundTable, GuestRecord, MatchRecord, TableRecord } from '../store/index.ts';
import type { Watcher } from '../watcher.ts';
import { seatOf } from './seats.ts';

/** A table in the hall's memory. What counts is in the store; the rest is who is looking and what is under way. */
export interface OpenTable {
  record: TableRecord;
  match: MatchRecord;
  commitment: string;
  /** The match as it is played; loaded when somebody looks, and let go when nobody does. */
  live: LiveMatch | null;
  watchers: Set<Watcher>;
  /** Seals of the pages for the match to come, by guest; and their random bits, once they are opened. */
  seals: Map<string, string>;
  bits: Map<string, string>;
  /** Who sits here, by their ids. */
  people: Map<string, GuestRecord>;
  /** When they were last here, by their ids; missing of who was never seen to leave. */
  seen: Map<string, number>;
  /** The seats that the match waits for, as far as is known. */
  asked: readonly Seat[];
  startTimer: NodeJS.Timeout | null;
  /** Until something happens in the match by itself. */
  waiting: NodeJS.Timeout | null;
  /** The hall is closing: nothing happens by itself any more. */
  closed: boolean;
  /** Changes and moves of a table happen one after the other. */
  queue: Queue;
  /** How many have something to do with it right now. */
  users: number;
}

export function openTableOf(
  { table: record, match, asked, seen }: FoundTable,
  commitment: string,
  people: Map<string, GuestRecord>,
): OpenTable {
  return {
    record,
    match,
    commitment,
    live: null,
    watchers: new Set(),
    seals: new Map(),
    bits: new Map(),
    people,
    seen: new Map(Object.entries(seen)),
    asked,
    startTimer: null,
    waiting: null,
    closed: false,
    queue: makeQueue(),
    users: 0,
  };
}

/** Whether a guest has this table open on some page. */
export function isPresent(table: OpenTable, guest: string): boolean {
  for (const page of table.watchers) if (page.guest?.id === guest) return true;
  return false;
}

/** As whom a page sees the match: as the seat of its guest, or as the public. */
export function viewerOf(table: OpenTable, { guest }: Watcher): Seat | 'public' {
  return seatOf(table.record, guest?.id ?? null) ?? 'public';
}
