/** What the hall says to a page. Codes and values, never sentences: a page has its own language. */
import type { Json, Orders, RefusalCode, TimeControl } from '@yamanote/kernel';
import type { Agreement, Hint, Showing, ShownClock, Sight } from '@yamanote/running-match';
import type { ChatDoor, ChatLine, ChatRoom, Quieted } from './chat.ts';

export interface Guest {
  name: string;
  /** Index of the guest's colour. */
  colour: number;
}

/** Reasons besides the kernel's own. */
export type HallCode =
  | 'unknown-request'
  | 'unknown-table'
  | 'unknown-match'
  | 'not-host'
  | 'not-seated'
  | 'seat-taken'
  | 'gave-up'
  | 'already-started'
  | 'not-started'
  | 'not-over'
  /** Something else is proposed, and waits for its answers. */
  | 'proposed'
  /** What was proposed is answered, taken back, or void because the match has gone on. */
  | 'not-proposed'
  /** Others are away, and nobody else is there to agree. */
  | 'nobody-agrees'
  | 'unknown-guest'
  | 'bad-code'
  /** No recovery code is written like that: a letter is missing, or another one. */
  | 'mistyped'
  /** What a passkey has signed was asked too long ago, or signed before. */
  | 'too-late'
  /** It is nobody's any more; has not signed what it was asked to; is one too many. */
  | 'unknown-passkey'
  | 'wrong-passkey'
  | 'enough-passkeys'
  | 'too-large'
  | 'too-fast'
  | 'hall-full'
  /** The hall is closed: its word is to be said first, or was another one. */
  | 'word-wanted'
  | 'wrong-word'
  /** A line without anything to see, or longer than lines may be. */
  | 'line-empty'
  | 'line-too-long'
  /** Only who sits at the table may write to its players. */
  | 'players-only'
  /** Only who watches writes to those who watch, and only while their room is open. */
  | 'watchers-only'
  | 'room-closed'
  /** The host has muted you at this table. */
  | 'muted'
  /** The hall cannot write just now; the same move may be sent again. */
  | 'not-stored'
  /** This node of the hall does not know the rules of this match: another one does. */
  | 'elsewhere'
  /** An address for notices that is this computer's or its network's; that does not say it got one; one too many. */
  | 'private-address'
  | 'no-answer'
  | 'enough-channels'
  /** Whoever is to be nudged looks, or was asked just now; was nudged already; has no way to be told. */
  | 'too-early'
  | 'nudged'
  | 'not-reached'
  | 'internal';

/** Where somebody is told of turns. Addresses are shown to nobody; a webhook has the name of its host. */
export interface Channels {
  /** For browsers that want to be told: the public key of this hall. */
  pushKey: string;
  mine: Channel[];
  /** Whether one is the host of the table that was asked for; its own. */
  hosts: boolean;
  table: Channel[];
  /** The one that was just added, and what signs its notices if it is a webhook. */
  added: string | null;
  secret: string | null;
}

export interface Channel {
  id: string;
  kind: 'push' | 'hook';
  /** Of a webhook, or a push service. */
  host: string;
  /** The last notice was given up. */
  failing: boolean;
}

export interface SeatOfTable {
  /** Who sits here; `null` for an open seat or a bot's own. */
  guest: Guest | null;
  /** The bot that plays this seat, its own or for an absent person. */
  bot: string | null;
  /** For whom it is kept, who has a link of their own, until they come; a bot may play meanwhile. */
  kept: string | null;
  you: boolean;
  /** Has this table open, and has not got up. */
  online: boolean;
  /** In how many milliseconds others may go on without its person, 0 for at once; `null` while they are here. */
  awayIn: number | null;
  /**
   * Why a bot plays for its person: they have run out of time, nobody saw them for long, they got up, or others gave it the
   * seat; `away` for those who see the match later and are told no more; `null` where none does.
   */
  absence: 'late' | 'gone' | 'left' | 'given' | 'away' | null;
  /** Its person has given up this match; a bot plays it to the end. */
  gaveUp: boolean;
  /** Its bot found no answer: the host may choose another. */
  stuck: boolean;
}

/** What the table has agreed on for whoever is missing in the middle of a match. */
export interface Absence {
  /** The bot that plays for them. */
  bot: string;
  /** After how many seconds without a page of theirs it does so by itself; `null` for never. */
  after: number | null;
  /** Whether somebody else may take a seat that a bot plays. */
  taking: boolean;
}
/** Whether one is told of one's turns here when one does not look: as one is, not of this table, or not at all. */
export type Told = 'told' | 'quiet' | 'untold';

/**
 * How much later those see a match who only watch it: so many answers or minutes, or all of it when it is over. The end is shown
 * to everybody at once.
 */
export type WatchDelay = 'none' | { moves: number } | { minutes: number } | 'end';

export interface TableInfo {
  table: string;
  game: string;
  /** Of the rules under which this match is played. */
  version: number;
  options: Record<string, string | number | boolean>;
  public: boolean;
  /** Whether who is asked may ask for a hint. */
  hints: boolean;
  /** How much time its people have; `null` for as much as they like. */
  timeControl: TimeControl | null;
  absence: Absence;
  /** How far those are behind who only watch. */
  delay: WatchDelay;
  seats: SeatOfTable[];
  /** Which seat is the host's, if the host sits. */
  hostSeat: number | null;
  youAreHost: boolean;
  notices: Told;
  /** The standing orders of your seat, which nobody else ever sees; `null` without a seat, or if the game has none. */
  orders: Orders | null;
  match: string;
  /** How many matches were played at this table, this one included. */
  round: number;
  /** `opening`: all seals are shown; whoever gave one opens it now. */
  stage: 'waiting' | 'opening' | 'running' | 'over';
  /** Whether it is about to start by itself: there is nobody left to wait for. */
  starting: boolean;
  /**
   * The seal of this match's seed. While the stage is `waiting`, a seated person's page answers it with the seal of its own
   * bits: once for each commitment, and again after it has reconnected. A deal that came to nothing brings a new one.
   */
  commitment: string;
  /** The seals of the seats' bits, as far as they are there; they stand from `opening` on. */
  seals: (string | null)[];
  /** What is proposed, or was last; told only to those whose word is needed. */
  proposal: Proposal | null;
  /**
   * On one device for several people: the seat of who is to take it next. Until they do (`look`), nobody's secrets are
   * shown, and nobody is `you`. `null` otherwise.
   */
  handTo: number | null;
}

/** What a seat is to who looks for one; `absent`: a bot plays for its person, who may come back. */
export type SeatKind = 'person' | 'absent' | 'bot' | 'kept' | 'open';

/** Something that all persons of a match are asked to agree on. */
export interface Proposal {
  id: string;
  /** Who proposes it. */
  seat: number;
  agreement: Agreement;
  /** It counts as long as the match stands as it has since this entry (`Sight.moment`). */
  moment: number;
  /** Whose word is needed, and who has given it. */
  asks: number[];
  agreed: number[];
  /** Who would rather not; then it is answered. */
  refusedBy: number | null;
}

/** One line of a board. */
export interface TableLine {
  table: string;
  /** The match that is set up, played or over there. */
  match: string;
  game: string;
  /** What its host's page speaks; `null` if nobody said so. */
  language: string | null;
  /** A match that is about to begin runs already, seen from here: nobody can join any more. */
  stage: Exclude<TableInfo['stage'], 'opening'>;
  taken: number;
  seats: number;
  /** By seat. */
  kinds: SeatKind[];
  names: string[];
  /** Whom the match waits for: people, by their names. */
  asked: string[];
  /** Where the match stands, in the game's own values; on the board for all alone, and `null` where that is not known. */
  glance: { readonly [key: string]: Json } | null;
  /** How many look on who do not sit there. */
  watching: number;
  /** It begins as soon as the last seat is taken. */
  autoStart: boolean;
  /** Whether whoever comes may take the seat of a bot in the middle of the match. */
  takes: boolean;
  /** How much time its people have; `null` for as much as they like. */
  timeControl: TimeControl | null;
  /** Whose table it is, on the reader's own board; on one for everybody it is nobody's. */
  yours: boolean;
  yourTurn: boolean;
  /** Whether something was proposed to the reader, who has not answered it. */
  yourWord: boolean;
  /** Who has won, once the match is over; nobody's name is a bot's. `null` before, and of old matches. */
  won: { seat: number; name: string | null; you: boolean }[] | null;
  /** Whether its people agreed to end it before its end: then nobody has won. */
  agreedEnd: boolean;
}

export type Reply =
  /**
   * The first thing on every socket. The guest is the one whose cookie opened it: after a POST that has changed it, a
   * page opens a new socket. `bots` are the names of the levels, weakest first; `addresses` are those under which other devices
   * of the network reach this hall, none if it is open to this computer only; `fingerprint` is that of the key it signs with,
   * if it does.
   */
  | {
      is: 'welcome';
      guest: Guest | null;
      build: string;
      bots: string[];
      addresses: string[];
      fingerprint: string | null;
    }
  /**
   * A move (answer, undo, withdraw) became entries `first` up to, not including, `next`; news with them came before this.
   * The same move id again gets the same numbers.
   */
  | { is: 'done'; re: number; table?: string; code?: string; first?: number; next?: number }
  /** `re` is -1 if the request was so broken that its number could not be read. */
  | { is: 'refused'; re: number; code: RefusalCode | HallCode; field: string; expected: string }
  | { is: 'table'; info: TableInfo }
  /**
   * What happened since the page's last entry, and where the match stands for it now. `between` is where it stood after each
   * of the showings but the last, so that a page need not guess; empty for what was missed, or is too much to be followed.
   */
  | {
      is: 'news';
      table: string;
      match: string;
      showings: Showing<unknown>[];
      between: Sight['view'][];
      /** Where there are clocks: what they show now, by seat, `null` where no person plays. */
      clocks?: (ShownClock | null)[];
      sight: Sight;
    }
  /** What this seat, which is the page's, could answer to this question, best first; empty if nothing was found. */
  | { is: 'hint'; table: string; match: string; seat: number; question: number; hint: Hint }
  /**
   * What is said at a table, as far as this page may read it, oldest first: all of it (`anew`) in place of what the page has,
   * or what comes after that. Reactions never come again.
   */
  | {
      is: 'chat';
      table: string;
      anew: boolean;
      doors: Readonly<Record<ChatRoom, ChatDoor>>;
      youAreHost: boolean;
      quieted: Quieted[];
      lines: ChatLine[];
    }
  /** How many watch this table without a seat, screens not counted, and the names of those who wish to be named. */
  | { is: 'watchers'; table: string; count: number; names: string[] }
  | { is: 'lobby'; open: TableLine[]; yours: TableLine[] }
  /** To a page that is shown all: lines that are new or not as they were, tables that are gone, and one's own if they changed. */
  | { is: 'lobby-news'; lines: TableLine[]; gone: string[]; yours: TableLine[] | null }
  /** Of one's own tables besides those that the page shows: which waits for oneself the most, and how many do. */
  | { is: 'next'; next: { table: string; game: string } | null; waiting: number }
  /** Whether the hall can write just now; said when that changes, and on every new socket while it cannot. */
  | { is: 'hall'; writes: boolean };
