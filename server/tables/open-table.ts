import { type Seat, sealOf } from '@yamanote/kernel';
import type { LateMatch } from '../matches/late-match.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { makeQueue, type Queue } from '../queue.ts';
import type {
  DealPart,
  FoundTable,
  GuestRecord,
  Here,
  MatchRecord,
  PlayerRecord,
  Reach,
  TableRecord,
  Talk,
} from '../store/index.ts';
import { lookerOf, type Watcher } from '../watcher.ts';
import { actingHost, seatOf } from './seats.ts';

/** The pages do not know that the match has begun. */
export const NOT_EVEN_BEGUN = -1;

/** A table in a node's memory. What counts is in the store; the rest is who is looking and what is under way. */
export interface OpenTable {
  record: TableRecord;
  match: MatchRecord;
  commitment: string;
  /** The match as it is played; loaded when somebody looks, and let go when nobody does. */
  live: LiveMatch | null;
  /** The match as those see it who watch it with a delay; there while one of them looks. */
  late: LateMatch | null;
  /** Who has played it, as far as anybody asked who is behind. */
  latePlayers: LatePlayers | null;
  /** What pages that are behind were told of the table last: that something is otherwise now is not for them. */
  lateTold: WeakMap<Watcher, string>;
  /** Until they are shown more of it. */
  lateDue: NodeJS.Timeout | null;
  /** What was said last of who watches, and until it may be said again. */
  gallery: { told: string; timer: NodeJS.Timeout | null };
  watchers: Set<Watcher>;
  /** Pages that listen to what people say here, with the standing by which they were told last. */
  listeners: Map<Watcher, string>;
  /** What is said here, while somebody listens. */
  talk: Talk | null;
  /** What other nodes know of it: who looks there, and whose bots are stuck. */
  elsewhere: readonly Here[];
  /** What pages gave for the deal that is announced, by guest. */
  parts: Map<string, DealPart>;
  /** Who sits here, by their ids. */
  people: Map<string, GuestRecord>;
  /** When they were last here, by their ids; missing of who was never seen to leave. */
  seen: Map<string, number>;
  /** The seats that the match waits for, as far as is known. */
  asked: readonly Seat[];
  /** Whether this node sees to the bots. */
  drives: boolean;
  /** When it starts by itself, or its deal has taken too long; `null` for neither. */
  startsAt: number | null;
  /** When somebody who is asked may be out of time, as it was when the table was read; a live match knows better. */
  deadlineAt: number | null;
  /** Since when it stands on the board of the hall, as far as is known; `null`: it does not. */
  listedAt: number | null;
  /** When is looked whether those who are asked are gone for too long, as far as this node knows. */
  absentAt: number | null;
  /** Who of those who sit here is told of their decisions. */
  reach: readonly Reach[];
  /** When it will be looked whom to tell, as far as is known; `null` if that is not known. */
  noticeAt: number | null;
  /** The revision that its pages were told last. */
  told: number;
  /** All pages know the match up to this entry; `null` while there is nothing that they could have missed. */
  shown: number | typeof NOT_EVEN_BEGUN | null;
  /** The next entry when it was last looked how far the table is; bots that nobody sees to are found by that. */
  swept: number;
  /** What others changed that was not looked at yet. */
  news: Set<'match' | 'table' | 'presence' | 'chat'>;
  /** Until something happens in the match by itself. */
  waiting: NodeJS.Timeout | null;
  /** The hall is closing: nothing happens by itself any more. */
  closed: boolean;
  /** Changes and moves of a table happen one after the other. */
  queue: Queue;
  /** How many have something to do with it right now. */
  users: number;
}

/** Everybody who has played a match so far, also what is not due yet. */
export interface LatePlayers {
  readonly match: string;
  /** The seats of the table by which they were read. */
  readonly of: TableRecord['seats'];
  readonly all: readonly PlayerRecord[];
  readonly people: ReadonlyMap<string, GuestRecord>;
}

export function openTableOf(found: FoundTable, people: Map<string, GuestRecord>): OpenTable {
  return {
    live: null,
    late: null,
    latePlayers: null,
    lateTold: new WeakMap(),
    lateDue: null,
    gallery: { told: '', timer: null },
    watchers: new Set(),
    listeners: new Map(),
    talk: null,
    people,
    drives: false,
    absentAt: null,
    noticeAt: null,
    told: found.table.revision,
    shown: null,
    swept: -1,
    news: new Set(),
    waiting: null,
    closed: false,
    queue: makeQueue(),
    users: 0,
    ...storedPart(found),
  };
}

/** What the store says of a table, as it is kept at hand. */
export function storedPart(found: FoundTable) {
  const { table, match, asked, seen, parts, elsewhere, startsAt, deadlineAt, listedAt, reach } = found;
  const commitment = sealOf(match.seed);
  return {
    record: table,
    match,
    commitment,
    asked,
    seen: new Map(Object.entries(seen)),
    parts: partsOf(parts, commitment),
    elsewhere,
    startsAt,
    deadlineAt,
    listedAt,
    reach,
  };
}

/** Those that were given for this deal, and none before it. */
export function partsOf(parts: readonly DealPart[], deal: string): Map<string, DealPart> {
  return new Map(parts.filter(({ commitment }) => commitment === deal).map((part) => [part.guest, part]));
}

/** Whether a guest has this table open on some page, wherever. */
export function isPresent({ watchers, elsewhere }: OpenTable, guest: string): boolean {
  for (const page of watchers) if (lookerOf(page) === guest) return true;
  return elsewhere.some(({ lookers }) => lookers.some((looker) => looker.guest === guest));
}

/**
 * Who acts for the table as its host. In the middle of a match that those who watch see later, nobody does who only watches: who
 * is there, and for whom a bot plays, is not theirs to know yet.
 */
export function whoHosts(table: OpenTable): string | null {
  const { record } = table;
  const isBehind = (guest: string) =>
    record.delay !== 'none' && record.stage === 'running' && seatOf(record, guest) === null;
  return actingHost(record, (guest) => isPresent(table, guest) && !isBehind(guest));
}

/** Whether one of the seats that the match waits for is a bot's. */
export function isBotAsked({ record, asked }: Pick<OpenTable, 'record' | 'asked'>): boolean {
  return record.stage === 'running' && asked.some((seat) => record.seats[seat].bot !== null);
}

/** As whom a page sees the match: as the seat of its guest, or as the public. */
export function viewerOf({ record }: Pick<OpenTable, 'record'>, page: Watcher): Seat | 'public' {
  return seatOf(record, lookerOf(page)) ?? 'public';
}

/** Whether a page sees the match later than those who play it. Its end is for everybody at once. */
export function isLate(table: Pick<OpenTable, 'record' | 'match' | 'late'>, page: Watcher): boolean {
  const { record, match, late } = table;
  if (record.delay === 'none' || viewerOf(table, page) !== 'public') return false;
  // That it is over may be known before all of it was shown.
  return record.stage === 'running' || late?.id === match.id;
}
