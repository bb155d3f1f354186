/** Who sits where. Every change makes a new record; the old one holds until the new one is stored. */
import type { Seat } from '@yamanote/kernel';
import { toldApart } from '@yamanote/running-match';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import type { GuestRecord, SeatRecord, TableRecord } from '../store/index.ts';
import { termsOf } from './absence-terms.ts';

export const OPEN_SEAT: SeatRecord = {
  guest: null,
  bot: null,
  away: false,
  orders: null,
  kept: null,
  gaveUp: false,
  absence: null,
};

export function seatOf(table: TableRecord, guest: string | null): Seat | null {
  const seat = guest === null ? -1 : table.seats.findIndex((one) => one.guest === guest);
  return seat < 0 ? null : seat;
}

/** What its people are called at this table, by seat: two who look alike are told apart. */
export function namesAt({ seats }: TableRecord, people: ReadonlyMap<string, GuestRecord>): (string | null)[] {
  return toldApart(seats.map(({ guest }) => people.get(guest ?? '')?.name ?? null));
}

function isOpen({ guest, bot }: SeatRecord): boolean {
  return guest === null && bot === null;
}

/** Whether nothing is in the way of a table that starts by itself. */
export function isStarting({ stage, autoStart, seats }: TableRecord): boolean {
  return stage === 'waiting' && autoStart && !seats.some(isOpen);
}

/** Open for whoever comes. */
export function isFree(seat: SeatRecord): boolean {
  return isOpen(seat) && seat.kept === null;
}

/** Whether this guest answers for the seat: not while a bot does. */
export function playsSeat({ guest, bot }: SeatRecord, who: string): boolean {
  return guest === who && bot === null;
}

/**
 * Whether somebody with a link may take this seat: nobody's who is not away, a bot's only in place of a person, and none that
 * was given up.
 */
export function mayBeClaimed({ guest, bot, kept, gaveUp }: SeatRecord, isAway: boolean): boolean {
  if (guest === null) return bot === null || kept !== null;
  return !gaveUp && isAway;
}

export function withSeat(table: TableRecord, seat: Seat, changes: Partial<SeatRecord>): TableRecord {
  return { ...table, seats: table.seats.map((old, i) => (i === seat ? { ...old, ...changes } : old)) };
}

/** Takes a free seat before the start, one's own back at any time, or a bot's where the table allows it. */
export function sitDown(table: TableRecord, guest: string, wanted: Seat | null): TableRecord | HallRefusal {
  const own = seatOf(table, guest);
  if (table.stage !== 'waiting') {
    if (own === null) return takeFromBot(table, guest, wanted);
    if (wanted !== null && wanted !== own) return hallRefusal('already-started', 'seat', `seat ${own}`);
    if (table.seats[own].gaveUp) return hallRefusal('gave-up', 'seat', 'a seat that was not given up');
    return withSeat(table, own, { bot: null, away: false, absence: null });
  }
  const seat = wanted ?? own ?? table.seats.findIndex(isFree);
  const found = table.seats[seat];
  if (found === undefined || (seat !== own && !isFree(found))) return hallRefusal('seat-taken', 'seat', 'a free seat');
  if (own === null) return withSeat(table, seat, { ...OPEN_SEAT, guest });
  // Whoever moves takes along what they have ordered.
  return withSeat(withSeat(table, own, OPEN_SEAT), seat, { ...table.seats[own], bot: null, away: false });
}

/** In the middle of a match; whoever gave up is played for to the end, and whoever is there keeps their seat. */
function takeFromBot(table: TableRecord, guest: string, wanted: Seat | null): TableRecord | HallRefusal {
  const isTakable = (one: SeatRecord) => one.bot !== null && !one.gaveUp;
  if (table.stage !== 'running' || !termsOf(table).taking) return hallRefusal('already-started');
  const seat = wanted ?? table.seats.findIndex(isTakable);
  const found = table.seats[seat];
  if (found === undefined || !isTakable(found)) return hallRefusal('seat-taken', 'seat', "a bot's seat");
  return withSeat(table, seat, { ...OPEN_SEAT, guest });
}

/** A bot plays on by itself for the person of this seat. */
export function withStandIn(
  table: TableRecord,
  seat: Seat,
  bot: string,
  absence: NonNullable<SeatRecord['absence']>,
): TableRecord {
  return withSeat(table, seat, { bot, absence });
}

/** Before the start and after the end the seat is open again; in between a bot plays until its person is back. */
export function standUp(table: TableRecord, guest: string): TableRecord | HallRefusal {
  const own = seatOf(table, guest);
  if (own === null) return hallRefusal('not-seated');
  const stays = { away: true, bot: table.seats[own].bot ?? termsOf(table).bot, absence: null };
  const left = withSeat(table, own, table.stage === 'running' ? stays : OPEN_SEAT);
  return table.host === guest ? { ...left, host: heir(table, own) ?? guest } : left;
}

/** The same for good: nobody comes back to this seat before the match is over. */
export function giveUp(table: TableRecord, guest: string): TableRecord | HallRefusal {
  const own = seatOf(table, guest);
  if (own === null) return hallRefusal('not-seated');
  if (table.stage !== 'running') return hallRefusal('not-started');
  const left = standUp(table, guest);
  return 'refused' in left ? left : withSeat(left, own, { gaveUp: true });
}

/** The next person round the table. */
function heir(table: TableRecord, from: Seat): string | null {
  const round = [...table.seats.slice(from + 1), ...table.seats.slice(0, from)];
  return round.find(({ guest, away }) => guest !== null && !away)?.guest ?? null;
}

/** A bot for an open seat or an absent person's; `null` takes it away again. */
export function placeBot(
  table: TableRecord,
  seat: Seat,
  bot: string | null,
  isAway: boolean,
): TableRecord | HallRefusal {
  const found = table.seats[seat];
  if (found === undefined) return hallRefusal('impossible', 'seat', 'a seat of this table');
  if (found.guest !== null && !isAway) {
    return hallRefusal('seat-taken', 'seat', 'a seat whose person is away');
  }
  // A match under way needs somebody in every seat.
  if (bot === null && found.guest === null && table.stage === 'running') return hallRefusal('already-started');
  if (bot === null && found.gaveUp) return hallRefusal('gave-up', 'seat', 'a seat whose person comes back');
  if (table.stage !== 'running') return withSeat(table, seat, { ...OPEN_SEAT, bot });
  return withSeat(table, seat, { bot, absence: null });
}

/** The host while there; in the host's absence the next person round the table who is. */
export function actingHost(table: TableRecord, isPresent: (guest: string) => boolean): string | null {
  const { host, seats } = table;
  if (host !== null && isPresent(host)) return host;
  const from = (seatOf(table, host) ?? -1) + 1;
  const round = [...seats.slice(from), ...seats.slice(0, from)];
  return round.find(({ guest, away }) => guest !== null && !away && isPresent(guest))?.guest ?? host;
}
