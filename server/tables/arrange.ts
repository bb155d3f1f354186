/** How a host arranges the seats before the start. Every change makes a new record; the old one holds until that is stored. */
import type { Game, Options, Seat } from '@yamanote/kernel';
import { seatsAtStart } from '@yamanote/protocol';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import type { TableRecord } from '../store/index.ts';
import { isFree, OPEN_SEAT, withSeat } from './seats.ts';

/** One more seat; one that is there already is no fault, as a page may ask twice. */
export function openSeat(table: TableRecord, seat: Seat, { seats: { max } }: Game): TableRecord | HallRefusal {
  const { seats } = table;
  if (seat < seats.length) return table;
  if (seat > seats.length || seat >= max) return hallRefusal('impossible', 'seat', `the next of ${max} seats`);
  return { ...table, seats: [...seats, OPEN_SEAT] };
}

/** Seats without a person go, as long as enough are left to play. */
export function closeSeats(table: TableRecord, closed: readonly Seat[], game: Game): TableRecord | HallRefusal {
  const { min } = game.seats;
  if (closed.some((seat) => table.seats[seat] === undefined)) {
    return hallRefusal('impossible', 'seats', 'seats of this table');
  }
  if (closed.some((seat) => table.seats[seat].guest !== null)) {
    return hallRefusal('seat-taken', 'seats', 'seats without a person');
  }
  const left = withoutSeats(table, closed, game);
  return left.seats.length < min ? hallRefusal('impossible', 'seats', `at least ${min} seats left`) : left;
}

/** The same table with fewer seats. Who comes after a closed one moves up, and so does an option that names a seat. */
function withoutSeats(table: TableRecord, closed: readonly Seat[], game: Game): TableRecord {
  const seats = table.seats.filter((_, seat) => !closed.includes(seat));
  return { ...table, seats, options: movedUp(game, table.options, closed) };
}

function movedUp(game: Game, options: Options, closed: readonly Seat[]): Options {
  const moved = { ...options };
  for (const [key, spec] of Object.entries(game.options)) {
    const seat = options[key];
    if (spec.type === 'seat' && typeof seat === 'number') moved[key] = newNumber(seat, closed) ?? spec.default;
  }
  return moved;
}

function newNumber(seat: Seat, closed: readonly Seat[]): Seat | null {
  return closed.includes(seat) ? null : seat - closed.filter((one) => one < seat).length;
}

/** Links to a closed seat are void, those to one that moved up lead there. */
export function movedLinks({ seats }: TableRecord, closed: readonly Seat[]): { seat: Seat; to: Seat | null }[] {
  return seats.map((_, seat) => ({ seat, to: newNumber(seat, closed) })).filter(({ seat, to }) => to !== seat);
}

/** A seat for somebody who is expected; `null`: for whoever comes. */
export function keepSeat(table: TableRecord, seat: Seat, name: string | null): TableRecord | HallRefusal {
  const found = table.seats[seat];
  if (found === undefined) return hallRefusal('impossible', 'seat', 'a seat of this table');
  if (found.guest !== null) return hallRefusal('seat-taken', 'seat', 'a seat without a person');
  return withSeat(table, seat, { ...OPEN_SEAT, kept: name });
}

/** Whoever sits there gets up. */
export function freeSeat(table: TableRecord, seat: Seat): TableRecord | HallRefusal {
  const guest = table.seats[seat]?.guest ?? null;
  if (guest === null) return hallRefusal('impossible', 'seat', 'a seat with a person');
  if (guest === table.host) return hallRefusal('impossible', 'seat', 'the seat of another person than the host');
  return withSeat(table, seat, OPEN_SEAT);
}

export function fillSeats(table: TableRecord, bot: string): TableRecord {
  return { ...table, seats: table.seats.map((seat) => (isFree(seat) ? { ...seat, bot } : seat)) };
}

/** The table as the match begins: nobody is missing. Says which seats were closed. */
export function settledSeats(
  table: TableRecord,
  bot: string,
  game: Game,
): { settled: TableRecord; closed: readonly Seat[] } {
  const { closed, bots } = seatsAtStart(table.seats, game.seats.min);
  const seats = table.seats.map((seat, i) => (bots.includes(i) ? { ...seat, bot } : seat));
  return { settled: withoutSeats({ ...table, seats }, closed, game), closed };
}
