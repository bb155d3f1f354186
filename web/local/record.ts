/** A table on this device as it is remembered: enough to open it again after a reload or without a network. */
import { USUAL_BOT } from '@yamanote/bots';
import type { Entry, Header, Options, Orders } from '@yamanote/kernel';

export interface LocalRecord {
  id: string;
  game: string;
  version: number;
  options: Options;
  seats: readonly LocalSeat[];
  /** Whether who is asked may ask for a hint; missing of tables from before there were any. */
  hints?: boolean;
  round: number;
  match: string;
  seed: string;
  header: Header;
  /** Which of the people has the device; `null` while it goes from one to another. */
  holder: number | null;
  /** The seats that the match waits for, and who has won if it is over. */
  asked: readonly number[];
  winners: readonly number[] | null;
  /** Whether those at the device agreed to end it; missing of tables from before they could. */
  agreedEnd?: boolean;
  /** When it was last played, in milliseconds since 1970. */
  playedAt: number;
}

export interface LocalSeat {
  /** The name of the person at this device; `null` for a bot's own seat. */
  person: string | null;
  /** Who plays it: a bot, also in place of a person, or with `null` the person. */
  bot: string | null;
  gaveUp: boolean;
  orders: Orders | null;
}

/** As one was remembered when a device had one table and one person. */
export interface OldRecord {
  id: string;
  game: string;
  version: number;
  options: Options;
  seats: readonly ('me' | { bot: string })[];
  round: number;
  match: string;
  seed: string;
  header: Header | null;
  log: readonly Entry[];
  orders?: Orders;
  left?: 'stood' | 'gave-up';
}

/** Who plays for a person who has left. */
export const STAND_IN = USUAL_BOT;

/** An old record as it is written today; `null` for one that nobody can read. */
export function renewed(old: OldRecord | null): { record: LocalRecord; log: readonly Entry[] } | null {
  if (typeof old?.id !== 'string' || !Array.isArray(old.log) || !Array.isArray(old.seats) || !old.header) return null;
  const { header, left, orders = null, log } = old;
  const seats = old.seats.map((seat, place): LocalSeat => {
    if (seat !== 'me') return { person: null, bot: seat.bot, gaveUp: false, orders: null };
    const person = header.seats[place].name ?? '';
    return { person, bot: left === undefined ? null : STAND_IN, gaveUp: left === 'gave-up', orders };
  });
  const { id, game, version, options, round, match, seed } = old;
  const holder = old.seats.indexOf('me');
  const fresh = { asked: [], winners: null, playedAt: 0 };
  return { record: { id, game, version, options, seats, round, match, seed, header, holder, ...fresh }, log };
}
