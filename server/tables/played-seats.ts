/** Who plays the seats of a table. Standing orders are kept with the seats, and shown to nobody else. */
import type { Game, Orders } from '@yamanote/kernel';
import { ordersKept, type Played } from '@yamanote/running-match';
import type { SeatRecord, TableRecord } from '../store/index.ts';

/** What the person of a seat has ordered; `null` if nobody sits there or the game has no orders. */
export function ordersOf(game: Game, { guest, orders }: SeatRecord): Orders | null {
  return guest === null ? null : ordersKept(game, orders);
}

/** Every move asks for them, and seats are never changed but replaced. */
const known = new WeakMap<TableRecord['seats'], { game: Game; played: readonly Played[] }>();

/** As the host of a match is told it: the same seats give the same list. */
export function playedSeats(game: Game, { seats }: TableRecord): readonly Played[] {
  const last = known.get(seats);
  if (last?.game === game) return last.played;
  const played = seats.map((seat) => ({ bot: seat.bot, orders: ordersOf(game, seat) }));
  known.set(seats, { game, played });
  return played;
}
