/** What is measured: a hall, of one process or of many. */
import type { Party } from './party.ts';

export interface House {
  /** Of its nodes; a socket may go to any. */
  addresses: readonly string[];
  /** From starting it to its first answer, in milliseconds; a database has been there before. */
  ready: number;
  /** Everything that works for it. */
  parties: readonly Party[];
  /** What its database can say of its work; `null` if it has none of its own. */
  database: Database | null;
  stop(): Promise<void>;
}

interface Database {
  /** So far. */
  done(): Promise<Done>;
  /** What each statement has cost since this was asked last, the dearest first; `null` if that is not counted. */
  statements(): Promise<Statement[] | null>;
}

export interface Done {
  transactions: number;
  /** Bytes that were written to its log. */
  logged: number;
}

export interface Statement {
  text: string;
  calls: number;
  /** Milliseconds, waiting included. */
  time: number;
  logged: number;
}

interface Opening {
  /** The folder of what it keeps, filled or empty; there it is again once the house has stopped. */
  data: string;
  /** Where its processes leave their profiles as they end; `null` if they are not profiled. */
  profiles: string | null;
}

/** A way to run a hall, to be compared with others. */
export interface Subject {
  name: string;
  /** What stands on the command line for it. */
  flag: string;
  /** Whether it is held to what was promised of one process. */
  isPromised: boolean;
  open(opening: Opening): Promise<House>;
  /** Copies a stored table so many times, in a folder that no hall has open; copy n is called after it, `…-n`. */
  copyTable(data: string, table: string, copies: number): void | Promise<void>;
  /** Of what it keeps: what was filled for another shape is of no use. */
  shape: string;
}
