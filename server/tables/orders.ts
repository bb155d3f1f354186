/** Standing orders of the people at a table; kept with their seats, and shown to nobody else. */
import { type Game, type Orders, recallOrders } from '@yamanote/kernel';
import type { SeatRecord, TableRecord } from '../store/index.ts';

/** What the person of a seat has ordered; `null` if nobody sits there or the game has no orders. */
export function ordersOf(game: Game, { guest, orders }: SeatRecord): Orders | null {
  return guest === null || game.orders === undefined ? null : recallOrders(game, orders);
}

/** What a match goes by: a bot has no orders, also not those of the person whose seat it keeps. */
export function ordersInForce(game: Game, { seats }: TableRecord): (Orders | null)[] {
  return seats.map((seat) => (seat.bot === null ? ordersOf(game, seat) : null));
}
