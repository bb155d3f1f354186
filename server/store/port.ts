/**
 * What a hall keeps, as questions and changes with names: data goes in, data comes out, and no caller knows how it is stored.
 * Everything resolves when it is true for good: a change is durable by then.
 *
 * Any number of nodes may have the same store open (a node is one run of a program). None owns anything: what has to be
 * decided once is decided here, and a node that comes too late is told so. Between nodes only news travel, that something is
 * not as it was; whoever cares asks for it.
 */
import type { Entry, Gap, Header, Options, Orders, Seat, TimeControl, VoidDeal } from '@yamanote/kernel';
import type { ChatRoom, Said, WatchDelay } from '@yamanote/protocol';
import type { Agreement, Pace } from '@yamanote/running-match';

/** `opening`: everybody's seals are stored, and are being opened. */
export type Stage = 'waiting' | 'opening' | 'running' | 'over';

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

export interface MatchRecord {
  id: string;
  table: string;
  round: number;
  /** The hall's secret until the match is over. */
  seed: string;
  /** The seals of the seats' bits, from when they begin to be opened; `null` before. */
  seals: (string | null)[] | null;
  /** Deals of this match that came to nothing. */
  voids: VoidDeal[];
  /** `null` until it starts: only then are seats and everybody's bits known. */
  header: Header | null;
  stage: Stage;
  /** `null` until it is over, and where it was over before anybody kept that. */
  winners: Seat[] | null;
  /** Whether its people ended it before its end: then it has no winners. */
  agreedEnd: boolean;
  /** Why it was stopped for good, if it was: its rules or its record broke down. */
  stopped: string | null;
}

/** Who played a seat of a match from which entry on: a person, or a bot, or a bot in place of a person. */
export interface PlayerRecord {
  seat: Seat;
  since: number;
  guest: string | null;
  bot: string | null;
}

export interface GuestRecord {
  id: string;
  name: string;
  colour: number;
}

/** What a device of a guest signs with, so that they are known by it. */
export interface PasskeyRecord {
  /** As its device made it up. */
  id: string;
  guest: string;
  /** The name of the hall for which it was made: browsers show it there and nowhere else. */
  host: string;
  publicKey: string;
  /** How often it has signed, where its device counts that; otherwise 0. */
  counter: number;
  /** How browsers may reach it. */
  transports: readonly string[];
  name: string;
  madeAt: number;
  usedAt: number | null;
}

/** What somebody's page has given for the deal that this commitment announces: the seal of its bits, and then those. */
export interface DealPart {
  guest: string;
  commitment: string;
  seal: string;
  bits: string | null;
}

/** What a node knows of a table that it has open, and others do not: who looks there, and whose bots know no answer. */
export interface Here {
  lookers: readonly Looker[];
  stuck: readonly Seat[];
}

export interface Looker {
  /** `null` of whoever is not known, and of a screen. */
  guest: string | null;
  pace: Pace;
  /** Whether they have it before their eyes; those from before nodes said so did. */
  looks?: boolean;
  /** Their name, if they wish to be named where they only watch; missing of who does not. */
  name?: string;
  /** A board for all to see, with nobody behind it. */
  screen?: true;
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

/** The entries that one move became: from `first` up to, not including, `next`. */
export interface Ack {
  first: number;
  next: number;
}

/** A move is known by its id; the same id with other contents is another move, and refused. */
export interface Move {
  id: string;
  hash: string;
}

export interface StoredSnapshot {
  /** The number of the first entry after it. */
  next: number;
  payload: string;
}

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

export type CodeFor =
  | { is: 'guest'; guest: string }
  /** `holder` sat there when it was made, in this round. */
  | { is: 'seat'; table: string; seat: Seat; holder: string | null; round: number };

/** Work of a table for later, once. */
export interface Job {
  table: string;
  kind: JobKind;
  /** Which of all that ever were: one that is made anew is another. */
  number: number;
}

/**
 * `turn`: bots are asked, and somebody has to see to them; there is one exactly as long as they are. `start`: the match is to
 * begin, or its deal has taken too long. `fold`: it is looked whether anybody still uses a table of the board. `deadline`: somebody
 * who is asked may be out of time; it is there while a clock runs. `absent`: somebody who is asked may have been away too long.
 * `notice`: somebody may have to be told that they are asked, or a notice be sent.
 */
export type JobKind = 'turn' | 'start' | 'fold' | 'deadline' | 'absent' | 'notice';

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

/** What a node has heard of others; of itself only that there are jobs. */
export type News =
  /** Entries were added to a match. */
  | { is: 'match'; table: string }
  /** The record of a table was changed, or what its pages gave for a deal. */
  | { is: 'table'; table: string }
  /** Others look at it, or in another way. */
  | { is: 'presence'; table: string }
  /** Something was said there, or who may say something is not as it was. */
  | { is: 'chat'; table: string }
  /** A guest has another name. */
  | { is: 'guest'; guest: string }
  /** The cookies that a guest had until now are over. */
  | { is: 'cookies'; guest: string }
  /** One is due, or will be sooner than was known. */
  | { is: 'jobs' }
  /** A node has come or gone. */
  | { is: 'nodes' }
  /** Some news may have been missed, and others may take this node for dead: it looks again at all that it has open, and says anew who looks. */
  | { is: 'missed' }
  /** Whether the store answers. */
  | { is: 'store'; reachable: boolean };

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
  readonly tables: {
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
  };
  readonly matches: {
    find(id: string): Promise<MatchRecord | null>;
    /** The log from entry `from` on, or that many entries of it. */
    log(id: string, from?: number, most?: number): Promise<Entry[]>;
    /** What a move became, if it was ever taken; `other` if another one has its id. */
    ack(id: string, move: Move): Promise<Ack | 'other' | null>;
    snapshot(id: string): Promise<StoredSnapshot | null>;
    players(id: string): Promise<PlayerRecord[]>;
    /** From now on nobody plays it, restarts or not; its table's revision then. */
    stop(id: string, why: string): Promise<number>;
  };
  /** What pages give for the deal of a match; the last word counts, until the match begins or the deal is void. */
  readonly deals: {
    seal(match: string, part: Omit<DealPart, 'bits'>): Promise<void>;
    /** The bits that were sealed; all parts of the match, with them. */
    open(match: string, guest: string, commitment: string, bits: string): Promise<DealPart[]>;
  };
  readonly jobs: {
    /** There is one of this kind at the table from now on; one that is there already stays as it is, or is due again. */
    at(table: string, kind: JobKind, time: number): Promise<void>;
    cancel(table: string, kind: JobKind): Promise<void>;
    /** There is one at that time at the latest, also if one is being met; that one is another from now on. */
    by(table: string, kind: JobKind, time: number): Promise<void>;
    /** Met; due again then, unless it was made anew meanwhile, and then when that said. */
    again(job: Job, time: number): Promise<void>;
    /** Jobs that are due, and nobody's: they are this node's now, until they are done or it dies. */
    claim(kinds: readonly JobKind[], most: number): Promise<Job[]>;
    /** This one, due or not, if no other living node has it. */
    take(table: string, kind: JobKind): Promise<Job | null>;
    /** Those that this node has, and that have been due since then: also what it was given in an answer that never came. */
    held(kinds: readonly JobKind[], since: number): Promise<Job[]>;
    /** It is gone, unless there is another one by now: that is nobody's. */
    done(job: Job): Promise<void>;
    /** Nobody's again, and not due before somebody takes it. */
    putAway(table: string, kind: JobKind): Promise<void>;
    /** When the next of those that are nobody's is due; `null` if none is. */
    next(kinds: readonly JobKind[]): Promise<number | null>;
  };
  readonly time: {
    /**
     * Somebody serves the matches whose clocks run, if there are any. Where nobody had done so for more than three seconds, that
     * is a gap from now on, the same one for all who find it. Resolves to the gaps that ended after `since`, in order.
     */
    beat(since: number): Promise<Gap[]>;
  };
  readonly presence: {
    /** What this node knows of a table, in place of what it said before; `null`: it has let it go. */
    tell(table: string, here: Here | null): Promise<void>;
    /** What the others know. */
    elsewhere(table: string): Promise<Here[]>;
  };
  readonly notices: {
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
  };
  readonly people: {
    find(ids: readonly string[]): Promise<GuestRecord[]>;
    save(guest: GuestRecord): Promise<void>;
    /** The guest, if their cookies are of this generation. */
    holder(id: string, generation: number): Promise<GuestRecord | null>;
    /** Of which generation the cookies of these guests are, where it is not the first, 0. */
    generations(ids: readonly string[]): Promise<{ guest: string; generation: number }[]>;
    /** All cookies and one-time codes of this guest are over; the generation of those to come. */
    endCookies(id: string): Promise<number>;
    /** This guest is here. */
    see(id: string): Promise<void>;
    /** With what mark this guest was let into a closed hall; `null` for none. */
    admitted(id: string): Promise<string | null>;
    admit(id: string, mark: string): Promise<void>;
    /** Forgets who was not seen since then, sits nowhere, has played nothing, made no table and has no way back. */
    forget(since: number): Promise<number>;
  };
  /** How somebody becomes on any device the guest that they are. */
  readonly waysBack: {
    /** Only what the hall's key makes of a recovery code is kept; in place of the one that this guest had. */
    keepCode(guest: string, mark: string): Promise<void>;
    findByCode(mark: string): Promise<GuestRecord | null>;
    /** When this guest's code was made; `null` if there is none. */
    codeMadeAt(guest: string): Promise<number | null>;
    /** `false` if its guest has so many others, or there is one of this id. */
    addPasskey(passkey: PasskeyRecord, most: number): Promise<boolean>;
    passkeys(guest: string): Promise<PasskeyRecord[]>;
    passkey(id: string): Promise<PasskeyRecord | null>;
    /** It has signed; `false` if it is gone, or had signed as often before: then it is not the only one of its kind. */
    usePasskey(id: string, counter: number): Promise<boolean>;
    /** `false` if this guest has none of this id. */
    removePasskey(id: string, guest: string): Promise<boolean>;
    /** To be signed once and until then: with a new passkey of this guest, or by whoever comes (`null`). */
    challenge(challenge: string, guest: string | null, until: number): Promise<void>;
    /** Uses it up; `null` if somebody was faster, or it is too late. */
    takeChallenge(challenge: string): Promise<{ guest: string | null } | null>;
  };
  /** Codes that work once. */
  readonly codes: {
    /** In place of every other code for the same seat. */
    add(code: string, target: CodeFor, until: number): Promise<void>;
    find(code: string): Promise<CodeFor | null>;
    /** Uses it up; `null` if somebody else was faster. */
    take(code: string): Promise<CodeFor | null>;
    /** Forgets those that have run out. */
    forget(): Promise<number>;
  };
  /** What people say at tables. */
  readonly chat: {
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
  };
  readonly settings: {
    /** The value under this key; this one, if there is none yet. */
    keep(key: string, value: string): Promise<string>;
  };
  close(): Promise<void>;
}

/** How far a table is: its record, and the match of its round. */
export interface Head {
  table: string;
  revision: number;
  /** The number of the next entry. */
  next: number;
}
