/**
 * What a hall keeps, as questions and changes with names: data goes in, data comes out, and no caller knows how it is stored.
 * Everything resolves when it is true for good: a change is durable by then.
 */
import type { Entry, Header, Options, Orders, Seat, VoidDeal } from '@yamanote/kernel';

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
}

export interface TableRecord {
  id: string;
  /** How often it was changed: a change made to an older one is refused. */
  revision: number;
  game: string;
  options: Options;
  public: boolean;
  /** Whether who is asked may ask for a hint; `null` while nobody has said so. */
  hints: boolean | null;
  /** Start as soon as nobody is missing. */
  autoStart: boolean;
  host: string | null;
  /** The match that is set up, played or just over is the one of this number. */
  round: number;
  stage: Stage;
  seats: SeatRecord[];
  touchedAt: number;
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

/** A table with the match of its round, and the seats that this match waited for when it was last stored. */
export interface FoundTable {
  table: TableRecord;
  match: MatchRecord;
  asked: readonly Seat[];
  /** When its people were last here, by their ids, as far as that is known. */
  seen: Readonly<Record<string, number>>;
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

/** What a move changes besides the log, stored with its entries or not at all. */
export interface Besides {
  /** The seats that the match waits for now, and whether one of them is a bot's. */
  asked: readonly Seat[];
  botIsDue: boolean;
  touchedAt: number;
  orders: { seat: Seat; orders: Orders } | null;
  snapshot: StoredSnapshot | null;
  /** If the match is over: who won, and, by seat, the place that it took. */
  ended: { winners: readonly Seat[]; places: readonly number[] } | null;
}

export type Appended =
  /** Whole and durable. If the match is over, its table has this revision now. */
  | { is: 'stored'; revision: number | null }
  /** Stored before: as these entries. */
  | { is: 'known'; ack: Ack }
  /** Another move has this id. */
  | { is: 'other' }
  /** Others appended meanwhile: these entries. */
  | { is: 'behind'; tail: Entry[] }
  /** The store did not answer: whether it is stored will show. */
  | { is: 'unknown'; code: string };

type Changed = { is: 'stored'; revision: number } | { is: 'behind' };

/** What goes with a change of a table. */
export interface TableBesides {
  /** Seats whose links lead elsewhere now, or nowhere. */
  links?: readonly { seat: Seat; to: Seat | null }[];
  /** The match of the next round. */
  announced?: MatchRecord;
  /** The seals of the match of this round are stored, or its deal came to nothing. */
  deal?: Pick<MatchRecord, 'id' | 'seed' | 'seals' | 'voids'>;
  /** The match of this round begins. */
  begun?: { match: string; header: Header; entries: readonly Entry[]; asked: readonly Seat[]; botIsDue: boolean };
  /** Who plays these seats from the next entry of the match on. */
  players?: { match: string; players: readonly Omit<PlayerRecord, 'since'>[] };
}

export type CodeFor =
  | { is: 'guest'; guest: string }
  /** `holder` sat there when it was made, in this round. */
  | { is: 'seat'; table: string; seat: Seat; holder: string | null; round: number };

/** Whether a fault of the store may be gone in a moment (a lock, a full disk), so that nothing stored is to blame. */
export function isPassing(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' && /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|NOMEM)/.test(code);
}

export interface Store {
  /** Milliseconds since 1970; it never goes back. */
  now(): number;

  /** Adds what a move at this table became, from entry `at` of the match on. */
  append(
    table: string,
    match: string,
    at: number,
    move: Move,
    entries: readonly Entry[],
    besides: Besides,
  ): Promise<Appended>;

  readonly tables: {
    create(table: TableRecord, match: MatchRecord): Promise<void>;
    find(id: string): Promise<FoundTable | null>;
    change(table: TableRecord, besides?: TableBesides): Promise<Changed>;
    /** The tables where a guest sits and has not given up, touched since then, the one touched last first. */
    ofGuest(guest: string, most: number, since: number): Promise<FoundTable[]>;
    /** Tables where a bot's turn it is, the one touched last first. */
    due(most: number): Promise<string[]>;
    /** What the person of a seat has ordered, and nothing else. */
    order(id: string, seat: Seat, orders: Orders): Promise<void>;
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
    /** From now on nobody plays it, restarts or not. */
    stop(id: string, why: string): Promise<void>;
  };

  readonly people: {
    find(ids: readonly string[]): Promise<GuestRecord[]>;
    save(guest: GuestRecord): Promise<void>;
    /** This guest is here. */
    see(id: string): Promise<void>;
    /** Forgets who was not seen since then, sits nowhere, has played nothing and made no table. */
    forget(since: number): Promise<number>;
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

  readonly settings: {
    /** The value under this key; this one, if there is none yet. */
    keep(key: string, value: string): Promise<string>;
  };

  close(): Promise<void>;
}
