/** Coming, going, and sealing and opening one's random bits. */
import { USUAL_BOT } from '@yamanote/bots';
import type { Seat } from '@yamanote/kernel';
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import { considerStart } from '../tables/auto-start.ts';
import { tellTable } from '../tables/broadcast.ts';
import { change } from '../tables/change.ts';
import { openBits } from '../tables/dealing.ts';
import { attend } from '../tables/hosting.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { giveUp, seatOf, sitDown, standUp } from '../tables/seats.ts';
import { atTable, type Of, type Outcome } from './request.ts';

export function sit(hall: Hall, caller: Caller, { table: id, seat }: Of<'sit'>): Promise<Outcome> {
  if (!hall.quotas.may('join', caller)) return Promise.resolve(hallRefusal('too-fast'));
  return atTable(hall, caller, id, async (table, guest) => {
    const refusal = await change(hall, table, sitDown(table.record, guest.id, seat));
    if (refusal !== null) return refusal;
    considerStart(hall, table);
    // A bot that thought for this seat stops.
    await attend(hall, table);
    return {};
  });
}

export function stand(hall: Hall, caller: Caller, { table: id }: Of<'stand'>): Promise<Outcome> {
  return atTable(hall, caller, id, async (table, guest) => {
    const refusal = await change(hall, table, standUp(table.record, guest.id, USUAL_BOT));
    if (refusal !== null) return refusal;
    table.seals.delete(guest.id);
    considerStart(hall, table);
    await attend(hall, table);
    return {};
  });
}

export function resign(hall: Hall, caller: Caller, { table: id }: Of<'give-up'>): Promise<Outcome> {
  return atTable(hall, caller, id, async (table, guest) => {
    const refusal = await change(hall, table, giveUp(table.record, guest.id, USUAL_BOT));
    if (refusal !== null) return refusal;
    await attend(hall, table);
    return {};
  });
}

export function seal(hall: Hall, caller: Caller, given: Of<'seal'>): Promise<Outcome> {
  return atDeal(hall, caller, given, 'waiting', async (table, guest) => {
    table.seals.set(guest, given.seal);
    tellTable(hall, table);
    considerStart(hall, table);
    return null;
  });
}

export function bits(hall: Hall, caller: Caller, given: Of<'bits'>): Promise<Outcome> {
  return atDeal(hall, caller, given, 'opening', async (table, _guest, seat) => {
    const refusal = await openBits(hall, table, seat, given.bits);
    await attend(hall, table);
    return refusal;
  });
}

/** For who sits at a table, and means the deal that it is at. */
function atDeal(
  hall: Hall,
  caller: Caller,
  given: Of<'seal' | 'bits'>,
  stage: 'waiting' | 'opening',
  task: (table: OpenTable, guest: string, seat: Seat) => Promise<HallRefusal | null>,
): Promise<Outcome> {
  return atTable(hall, caller, given.table, async (table, guest) => {
    const seat = seatOf(table.record, guest.id);
    if (seat === null) return hallRefusal('not-seated');
    if (given.commitment !== table.commitment) return hallRefusal('stale', 'commitment', table.commitment);
    if (table.record.stage !== stage) return hallRefusal(stage === 'waiting' ? 'already-started' : 'not-started');
    return (await task(table, guest.id, seat)) ?? {};
  });
}
