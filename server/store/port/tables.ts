/** Tables as they are kept, and as they are found. */
import type { Entry, Header, Options, Orders, Seat, TimeControl } from '@yamanote/kernel';
import type { WatchDelay } from '@yamanote/protocol';
import type { Agreement } from '@yamanote/running-match';
import type { Turn } from './append.ts';
import type { DealPart } from './deals.ts';
import type { MatchRecord, PlayerRecord, Stage } from './matches.ts';
import type { Reach } from './notices.ts';
import type { Here } from './presence.ts';

export interface SeatRecord {
  /** The id of who sits here, also while a bot plays for an absent person. */
  guest: string | null;
  bot: string | null;
  /** Got up in the middle of a match. */
  away: boolean;
  /** What the guest has ordered, also while a bot plays, which goes by none; `null` if nothing was. */
  orders: Orders | null;
  /** For whom the seat is kept until they come by its link. */
  kept: string | null;
  /** Its person has given up the match that runs: a bot plays it to the end. */
  gaveUp: boolean;
  /** Why a bot has taken over for its person by itself: they have run out of time, or nobody saw them for long. */
  absence: 'late' | 'gone' | null;
}

/** What a table has agreed on for whoever is missing in the middle of a match. */
export interface AbsenceTerms {
  /** The bot that plays for them. */
  bot: string;
  /** After how many seconds without a page of theirs it does so by itself; 0: never; `null`: as is usual at its pace. */
  after: number | null;
  /** Whether somebody else may take a seat that a bot plays. */
  taking: boolean;
}

export interface TableRecord {
  id: string;
  /** How often it was changed: a change made to an older one is refused. */
  revision: number;
  game: string;
  options: Options;
  public: boolean;
  /** That of the page it was made on: what its people will probably speak. `null` of old tables. */
  language: string | null;
  /** Whether who is asked may ask for a hint; `null` while nobody has said so. */
  hints: boolean | null;
  /** How much time its people have; `null` for as much as they like. */
  timeControl: TimeControl | null;
  /** `null` while nobody has said anything. */
  absence: AbsenceTerms | null;
  /** How much later those see the match who only watch it. */
  delay: WatchDelay;
  /** Start as soon as nobody is missing. */
  autoStart: boolean;
  host: string | null;
  /** The match that is set up, played or just over is the one of this number. */
  round: number;
  stage: Stage;
  seats: SeatRecord[];
  /** What somebody proposed last, answered or not; it counts as long as its match stands as it stood then. */
  proposal: ProposalRecord | null;
  touchedAt: number;
}

/** Something that all persons of a match have to agree on. */
export interface ProposalRecord {
  id: string;
  match: string;
  /** Who proposes it, by their id. */
  by: string;
  agreement: Agreement;
  /** The moment of the match for which it is proposed. */
  moment: number;
  /** Who is asked, with whoever proposes it: those who play then, and nobody else. */
  asks: readonly string[];
  agreed: readonly string[];
  /** Who would rather not: then it is answered. */
  refusedBy: string | null;
  /** When it was proposed; missing where nobody noted that. */
  at?: number;
  /** The match has gone on, and nobody is asked any more. */
  passed?: true;
}

/** A table with the match of its round, and the seats that this match waited for when it was last stored. */
export interface FoundTable {
  table: TableRecord;
  match: MatchRecord;
  asked: readonly Seat[];
  /** When its people were last here, by their ids, as far as that is known. */
  seen: Readonly<Record<string, number>>;
  /** What was given for the deals of this match. */
  parts: readonly DealPart[];
  /** What other nodes know of it. */
  elsewhere: readonly Here[];
  /** When its `start` is due, if it is. */
  startsAt: number | null;
  /** When somebody who is asked may be out of time; `null` where no clock runs. */
  deadlineAt: number | null;
  /** Since when it stands on the board of the hall; `null`: it does not. */
  listedAt: number | null;
  /** Of those who sit here: who is told of their decisions. */
  reach: readonly Reach[];
}

/** How far a table is: its record, and the match of its round. */
export interface Head {
  table: string;
  revision: number;
  /** The number of the next entry. */
  next: number;
}

type Changed = { is: 'stored'; revision: number; drives: boolean } | { is: 'behind' };

/** What goes with a change of a table. */
export interface TableBesides {
  /** Seats whose links lead elsewhere now, or nowhere. */
  links?: readonly { seat: Seat; to: Seat | null }[];
  /** The match of the next round. */
  announced?: MatchRecord;
  /** The seals of the match of this round are stored, or its deal came to nothing: then all parts in it are forgotten. */
  deal?: Pick<MatchRecord, 'id' | 'seed' | 'seals' | 'voids'>;
  /** The match of this round begins; the parts in its deal are in its header. */
  begun?: { match: string; header: Header; entries: readonly Entry[]; asked: readonly Seat[] };
  /** Who sees to the bots that are asked now; without this, as before. */
  turn?: Turn;
  /** When `start` is due, in place of what was to be before; `null`: not at all. */
  startsAt?: number | null;
  /** When the `deadline` is due; `null`: not at all. */
  deadline?: number | null;
  /** When at the latest it is to be looked whom to tell. */
  noticeBy?: number | null;
  /** Who plays these seats from the next entry of the match on. */
  players?: { match: string; players: readonly Omit<PlayerRecord, 'since'>[] };
}

export interface Tables {
  create(table: TableRecord, match: MatchRecord): Promise<void>;
  find(id: string): Promise<FoundTable | null>;
  change(table: TableRecord, besides?: TableBesides): Promise<Changed>;
  /** How far these tables are: for whoever may have missed something. */
  heads(ids: readonly string[]): Promise<Head[]>;
  /** The tables where a guest sits and has not given up, touched since then: before those that are over, the one touched last first. */
  ofGuest(guest: string, most: number, since: number): Promise<FoundTable[]>;
  /** Those of them that are not over. */
  unfinishedOfGuest(guest: string, most: number, since: number): Promise<FoundTable[]>;
  /** The public tables on the board that are not over, the one that came last first. */
  open(most: number): Promise<FoundTable[]>;
  /** It stands on the board from now on; one that does already stays as it is. No change that anybody could come too late for. */
  list(id: string, at: number): Promise<void>;
  /** It is taken off the board, and found by its name as before. */
  fold(id: string): Promise<void>;
  /** What the person of a seat has ordered, and nothing else; the table's revision then. */
  order(id: string, seat: Seat, orders: Orders): Promise<number>;
  /** A person has left the table; no change that anybody could come too late for. */
  leave(id: string, guest: string, at: number): Promise<void>;
}
