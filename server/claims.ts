/** What a one-time code turns its bearer into. */
import type { Hall } from './hall.ts';
import { type HallRefusal, hallRefusal } from './refusals.ts';
import { type GuestRecord, takeCode } from './store/index.ts';
import { change } from './tables/change.ts';
import { seatOf, withSeat } from './tables/seats.ts';

export interface Claim {
  guest: GuestRecord;
  /** Where the claimed seat is. */
  table: string | null;
}

export async function claim(hall: Hall, code: string, bearer: GuestRecord | null): Promise<Claim | HallRefusal> {
  const target = await hall.store.write((database) => takeCode(database, code, hall.now()));
  if (target === null) return hallRefusal('bad-code');
  if (target.is === 'seat') return claimSeat(hall, target.table, target.seat, bearer);
  const guest = hall.guests.find(target.guest);
  return guest === null ? hallRefusal('bad-code') : { guest, table: null };
}

/** The seat goes over to the bearer; whoever has no name yet inherits that of the seat. */
async function claimSeat(
  hall: Hall,
  id: string,
  seat: number,
  bearer: GuestRecord | null,
): Promise<Claim | HallRefusal> {
  const table = hall.tables.find(id);
  if (table === null) return hallRefusal('bad-code');
  const claimed = table.queue.run(async () => {
    const { guest: holder, bot } = table.record.seats[seat];
    if (holder === null && bot !== null) return hallRefusal('seat-taken');
    const before = holder === null ? null : hall.guests.find(holder);
    const guest = bearer ?? (await hall.guests.save(null, before ?? { name: `#${seat + 1}`, colour: seat }));
    const own = seatOf(table.record, guest.id);
    if (own !== null && own !== seat) return hallRefusal('seat-taken');
    const host = table.record.host === holder ? guest.id : table.record.host;
    // What somebody else has ordered is not for whoever takes over.
    const orders = holder === guest.id ? table.record.seats[seat].orders : null;
    const refusal = await change(
      hall,
      table,
      withSeat({ ...table.record, host }, seat, { guest: guest.id, bot: null, away: false, orders }),
    );
    return refusal ?? { guest, table: id };
  });
  return claimed.finally(() => hall.tables.release(table));
}
