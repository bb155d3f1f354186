/** Standing orders: a person sets what their seat answers in advance. */
import { changeOrder, isRefusal, type Orders } from '@yamanote/kernel';
import { takeUp } from '../bots/driver.ts';
import type { Hall } from '../hall.ts';
import { readableId } from '../ids.ts';
import { move } from '../matches/move.ts';
import type { Page } from '../page.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import { tellTableTo } from '../tables/broadcast.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { ordersOf } from '../tables/orders.ts';
import { playsSeat, seatOf, withSeat } from '../tables/seats.ts';
import { atTable, type Of, type Outcome } from './request.ts';

export function order(hall: Hall, page: Page, wish: Of<'order'>): Promise<Outcome> {
  return atTable(hall, page, wish.table, async (table, guest) => {
    const seat = seatOf(table.record, guest.id);
    if (seat === null) return hallRefusal('not-seated');
    const playing = table.record.stage === 'running' && playsSeat(table.record.seats[seat], guest.id);
    const orders = await (playing ? orderInMatch : orderInAdvance)(hall, table, seat, wish);
    if (isHallRefusal(orders)) return hallRefusal(orders.refused, orders.field, orders.expected);
    table.record = withSeat(table.record, seat, { orders });
    // Others would learn from any word that something was ordered.
    for (const one of table.watchers) if (one.guest?.id === guest.id) tellTableTo(hall, table, one);
    await takeUp(hall, table);
    return {};
  });
}

/** It may answer the question that is open; it is stored together with what it answers. */
async function orderInMatch(
  hall: Hall,
  table: OpenTable,
  seat: number,
  { order: id, settings }: Of<'order'>,
): Promise<Orders | HallRefusal> {
  const input = { is: 'order', seat, order: id, settings, at: hall.now() } as const;
  const fresh = { id: `order:${readableId()}`, hash: '' };
  const played = await move(hall, table, fresh, input, ({ orders }) => ({ seat, orders: orders[seat]! }));
  return isHallRefusal(played) ? played : played.orders[seat]!;
}

/** Before and after a match, and while a bot plays, nothing is answered. */
async function orderInAdvance(
  hall: Hall,
  { record, match }: OpenTable,
  seat: number,
  { order: id, settings }: Of<'order'>,
): Promise<Orders | HallRefusal> {
  const room = hall.rooms.of(record.game, match.header);
  if (room === undefined) return hallRefusal('frozen', 'version', 'rules of this hall');
  const { game } = room;
  const orders = changeOrder(game, ordersOf(game, record.seats[seat]) ?? {}, id, settings);
  if (isRefusal(orders)) return orders;
  await hall.store.tables.order(record.id, seat, orders);
  return orders;
}
