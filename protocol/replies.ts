/** What the hall says to a page. Codes and values, never sentences: a page has its own language. */
import type { Orders, RefusalCode } from '@yamanote/kernel';
import type { Hint, Showing, Sight } from '@yamanote/running-match';

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
  | 'unknown-guest'
  | 'bad-code'
  | 'too-large'
  | 'too-fast'
  | 'hall-full'
  /** The hall cannot write just now; the same move may be sent again. */
  | 'not-stored'
  | 'internal';

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
  /** Its person has given up this match; a bot plays it to the end. */
  gaveUp: boolean;
  /** Its bot found no answer: the host may choose another. */
  stuck: boolean;
}

export interface TableInfo {
  table: string;
  game: string;
  /** Of the rules under which this match is played. */
  version: number;
  options: Record<string, string | number | boolean>;
  public: boolean;
  /** Whether who is asked may ask for a hint. */
  hints: boolean;
  seats: SeatOfTable[];
  /** Which seat is the host's, if the host sits. */
  hostSeat: number | null;
  youAreHost: boolean;
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
  /**
   * On one device for several people: the seat of who is to take it next. Until they do (`look`), nobody's secrets are
   * shown, and nobody is `you`. `null` otherwise.
   */
  handTo: number | null;
}

/** One line of the departures board. */
export interface TableLine {
  table: string;
  game: string;
  /** A match that is about to begin runs already, seen from here: nobody can join any more. */
  stage: Exclude<TableInfo['stage'], 'opening'>;
  taken: number;
  seats: number;
  names: string[];
  yours: boolean;
  yourTurn: boolean;
  /** Who has won, once the match is over; nobody's name is a bot's. `null` before, and of old matches. */
  won: { seat: number; name: string | null; you: boolean }[] | null;
}

export type Reply =
  /**
   * The first thing on every socket. The guest is the one whose cookie opened it: after POST /api/guest or /api/claim a
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
      sight: Sight;
    }
  /** What this seat, which is the page's, could answer to this question, best first; empty if nothing was found. */
  | { is: 'hint'; table: string; match: string; seat: number; question: number; hint: Hint }
  | { is: 'lobby'; open: TableLine[]; yours: TableLine[] };
