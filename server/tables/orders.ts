/** Standing orders of the people at a table; kept with their seats, and shown to nobody else. */
import { type Game, type Orders, recallOrders } from '@yamanote/kernel';
import type { SeatRecord, TableRecord } from '../store/index.ts';

/** What the person of a seat has ordered; `null` if nobody sits there or the game has no orders. */
export function ordersOf(game: Game, { guest, orders }: SeatRecord): Orders | null {
  return guest === null || game.orders === undefined ? null : recallOrders(game, orders);
}

/** Every move asks for them, and seats are never changed but replaced. */
const inForce = new WeakMap<TableRecord['seats'], { game: Game; orders: readonly (Orders | null)[] }>();

/** What a match goes by: a bot has no orders, also not those of the person whose seat it keeps. */
export function ordersInForce(game: Game, { seats }: TableRecord): readonly (Orders | null)[] {
  const known = inForce.get(seats);
  if (known?.game === game) return known.orders;
  const orders = seats.map((seat) => (seat.bot === null ? ordersOf(game, seat) : null));
  inForce.set(seats, { game, orders });
  return orders;
}
