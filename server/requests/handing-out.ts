/** One-time codes: for another device of the same guest, or for a seat whose person is away. */

import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { readableId } from '../ids.ts';
import { hallRefusal } from '../refusals.ts';
import type { CodeFor } from '../store/index.ts';
import { whoHosts } from '../tables/open-table.ts';
import { isAway } from '../tables/presence.ts';
import { mayBeClaimed } from '../tables/seats.ts';
import { atTable, type Of, type Outcome } from './request.ts';

const MINUTE = 60_000;
/** The other device lies on the same table … */
const HANDOVER_LASTS = 10 * MINUTE;
/** … but the link to a seat may wait in somebody's mail. */
const SEAT_CODE_LASTS = 24 * 60 * MINUTE;

export async function handover(hall: Hall, caller: Caller): Promise<Outcome> {
  if (caller.guest === null) return hallRefusal('unknown-guest');
  if (!hall.quotas.may('code', caller)) return hallRefusal('too-fast');
  return { code: await handOut(hall, { is: 'guest', guest: caller.guest.id }, HANDOVER_LASTS) };
}

/** Whoever claims it gets the seat, not the identity of who sat there; so nobody's seat while they are there. */
export function seatCode(hall: Hall, caller: Caller, { table: id, seat }: Of<'seat-code'>): Promise<Outcome> {
  return atTable(hall, caller, id, async (table, guest) => {
    const { record } = table;
    if (guest.id !== whoHosts(table)) return hallRefusal('not-host');
    const found = record.seats[seat];
    if (found === undefined) return hallRefusal('impossible', 'seat', 'a seat of this table');
    if (!mayBeClaimed(found, isAway(hall, table, seat))) {
      return hallRefusal('seat-taken', 'seat', 'a seat that is open or whose person is away');
    }
    if (!hall.quotas.may('code', caller)) return hallRefusal('too-fast');
    return {
      code: await handOut(
        hall,
        { is: 'seat', table: id, seat, holder: found.guest, round: record.round },
        SEAT_CODE_LASTS,
      ),
    };
  });
}

async function handOut(hall: Hall, target: CodeFor, lasts: number): Promise<string> {
  const code = readableId();
  await hall.store.codes.add(code, target, hall.now() + lasts);
  return code;
}
