/**
 * How a match begins, as its file says it. Format 2 is written; format 1, which proves less, is read, verified and played
 * on for ever.
 */
import type { Options, Seat } from '../game.ts';
import type { Json } from '../json.ts';

export const FORMATS = ['yamanote-match-1', 'yamanote-match-2'] as const;

interface Beginning {
  game: string;
  version: number;
  options: Options;
  /** A position to start from instead of the game's set-up. */
  position: Json | null;
  /** The seal of the host's 256-bit seed, made known before any page opened its bits. */
  commitment: string;
}

export interface SeatInfo {
  /** `null` where a person wanted to be forgotten. */
  name: string | null;
  /** `person`, or the name of the bot that took the seat at the start. */
  player: string;
  /** 128 random bits of the person's page, as hexadecimal digits; `null` for a bot. */
  bits: string | null;
}

export interface Header1 extends Beginning {
  format: 'yamanote-match-1';
  seats: SeatInfo[];
}

export interface SealedSeat extends SeatInfo {
  /** The hash of salt and name: what is proved is proved of this, so that the name itself can go. */
  who: string;
  /** 128 random bits, as hexadecimal digits; forgotten with the name. */
  salt: string | null;
  /** The seal of the page's bits, made known before anybody opened theirs. */
  seal: string | null;
}

/** A deal that came to nothing: all seals were there, and then these seats did not open theirs. */
export interface VoidDeal {
  commitment: string;
  silent: Seat[];
}

export interface Header2 extends Beginning {
  format: 'yamanote-match-2';
  seats: SealedSeat[];
  /** What was dealt in vain before, so that nobody chooses between outcomes unseen. */
  voids: VoidDeal[];
  /** The first signs of the running hash after each part of this, in the order of `partsOf`. */
  sums: string[];
}

export type Header = Header1 | Header2;
