/** Matches as they are kept, and their logs. */
import type { Entry, Header, Seat, VoidDeal } from '@yamanote/kernel';

/** `opening`: everybody's seals are stored, and are being opened. */
export type Stage = 'waiting' | 'opening' | 'running' | 'over';

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

export interface Matches {
  find(id: string): Promise<MatchRecord | null>;
  /** The log from entry `from` on, or that many entries of it. */
  log(id: string, from?: number, most?: number): Promise<Entry[]>;
  /** What a move became, if it was ever taken; `other` if another one has its id. */
  ack(id: string, move: Move): Promise<Ack | 'other' | null>;
  snapshot(id: string): Promise<StoredSnapshot | null>;
  players(id: string): Promise<PlayerRecord[]>;
  /** From now on nobody plays it, restarts or not; its table's revision then. */
  stop(id: string, why: string): Promise<number>;
}
