/** What a one-time code turns its bearer into. */

import type { Hall } from './hall.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from './refusals.ts';
import type { CodeFor, GuestRecord, TableRecord } from './store/index.ts';
import { considerStart } from './tables/auto-start.ts';
import { change, upToDate } from './tables/change.ts';
import { attend } from './tables/hosting.ts';
import type { OpenTable } from './tables/open-table.ts';
import { isAway } from './tables/presence.ts';
import { mayBeClaimed, OPEN_SEAT, seatOf, withSeat } from './tables/seats.ts';

export interface Claim {
  guest: GuestRecord;
  /** Where the claimed seat is. */
  table: string | null;
}

export async function claim(hall: Hall, code: string, bearer: GuestRecord | null): Promise<Claim | HallRefusal> {
  const target = await hall.store.codes.find(code);
  if (target?.is === 'seat') return claimSeat(hall, code, target.table, bearer);
  const taken = target === null ? null : await hall.store.codes.take(code);
  const guest = taken?.is === 'guest' ? await hall.guests.find(taken.guest) : null;
  return guest === null ? hallRefusal('bad-code') : { guest, table: null };
}

/** In the table's turn: until then its seats may still get other numbers. */
async function claimSeat(
  hall: Hall,
  code: string,
  id: string,
  bearer: GuestRecord | null,
): Promise<Claim | HallRefusal> {
  const claimed = await hall.tables.at(id, (table) =>
    table.queue.run(() =>
      upToDate(async () => {
        // Its seat may have another number by now.
        const target = await hall.store.codes.find(code);
        if (target?.is !== 'seat' || !isStillMeant(table, target)) return hallRefusal('bad-code');
        const claimed = await handOver(hall, table, target.seat, bearer);
        // Used up by who gets the seat, not by who is refused it.
        if (!isHallRefusal(claimed)) await hall.store.codes.take(code);
        return claimed;
      }),
    ),
  );
  return claimed ?? hallRefusal('bad-code');
}

/** A code is for a seat as it was then: in that round, and with that person or none. */
function isStillMeant({ record }: OpenTable, { seat, holder, round }: Extract<CodeFor, { is: 'seat' }>): boolean {
  return record.round === round && record.seats[seat] !== undefined && record.seats[seat].guest === holder;
}

/** The seat goes over to the bearer; whoever has no name yet gets the one that the seat was kept for, or that of its person. */
async function handOver(
  hall: Hall,
  table: OpenTable,
  seat: number,
  bearer: GuestRecord | null,
): Promise<Claim | HallRefusal> {
  const { record } = table;
  const { guest: holder, kept } = record.seats[seat];
  const isBack = holder !== null && holder === bearer?.id;
  if (!isBack && !mayBeClaimed(record.seats[seat], isAway(hall, table, seat))) return hallRefusal('seat-taken');
  const own = seatOf(record, bearer?.id ?? null);
  if (own !== null && own !== seat && record.stage !== 'waiting') return hallRefusal('seat-taken');
  const before = holder === null ? null : table.people.get(holder);
  const look = { name: kept ?? before?.name ?? `#${seat + 1}`, colour: before?.colour ?? seat };
  const guest = bearer ?? (await hall.guests.save(null, look));
  const refusal = await change(hall, table, handedOver(record, seat, own, guest.id));
  await considerStart(hall, table);
  // A bot that thought for this seat stops.
  await attend(hall, table);
  return refusal ?? { guest, table: record.id };
}

/** What somebody else has ordered is not for whoever takes over; who comes from another seat leaves that one open. */
function handedOver(record: TableRecord, seat: number, own: number | null, guest: string): TableRecord {
  const orders = own === null ? null : record.seats[own].orders;
  const left = own === null ? record : withSeat(record, own, OPEN_SEAT);
  return withSeat(left, seat, { ...OPEN_SEAT, guest, orders });
}
