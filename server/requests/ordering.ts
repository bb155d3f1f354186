/** Standing orders: a person sets what their seat answers in advance. */
import { isRefusal, type Seat } from '@yamanote/kernel';
import { inputOf, orderInAdvance } from '@yamanote/running-match';
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { readableId } from '../ids.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import { tellTableTo } from '../tables/broadcast.ts';
import { reread } from '../tables/change.ts';
import { move } from '../tables/hosting.ts';
import { withoutRules } from '../tables/live.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { playsSeat, seatOf, withSeat } from '../tables/seats.ts';
import { lookerOf } from '../watcher.ts';
import { atTable, type Of, type Outcome } from './request.ts';

export function order(hall: Hall, caller: Caller, wish: Of<'order'>): Promise<Outcome> {
  return atTable(hall, caller, wish.table, async (table, guest) => {
    const seat = seatOf(table.record, guest.id);
    if (seat === null) return hallRefusal('not-seated');
    const isPlaying = table.record.stage === 'running' && playsSeat(table.record.seats[seat], guest.id);
    const refusal = await (isPlaying ? orderInMatch : orderOutside)(hall, table, seat, wish);
    if (refusal !== null) return hallRefusal(refusal.refused, refusal.field, refusal.expected);
    // Others would learn from any word that something was ordered.
    for (const one of table.watchers) if (lookerOf(one) === guest.id) tellTableTo(hall, table, one);
    return {};
  });
}

/** It may answer the question that is open; it is stored together with what it answers. */
async function orderInMatch(hall: Hall, table: OpenTable, seat: Seat, wish: Of<'order'>): Promise<HallRefusal | null> {
  const fresh = { id: `order:${readableId()}`, hash: '' };
  const played = await move(hall, table, fresh, inputOf(seat, wish, hall.now()));
  return isHallRefusal(played) ? played : null;
}

async function orderOutside(hall: Hall, table: OpenTable, seat: Seat, wish: Of<'order'>): Promise<HallRefusal | null> {
  const { record, match } = table;
  const room = hall.rooms.of(record.game, match.header);
  if (room === undefined) return withoutRules(hall, record.game, match.header?.version ?? 0);
  const orders = orderInAdvance(room.game, record.seats[seat].orders, wish.order, wish.settings);
  if (isRefusal(orders)) return orders;
  const revision = await hall.store.tables.order(record.id, seat, orders);
  table.record = { ...withSeat(record, seat, { orders }), revision };
  // Others may have changed the table besides.
  if (revision !== record.revision + 1) await reread(hall, table);
  return null;
}
