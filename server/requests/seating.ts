/** Coming, going, and giving one's random bits. */
import { takeUp } from '../bots/driver.ts';
import { STRONGEST } from '../bots/names.ts';
import type { Hall } from '../hall.ts';
import type { Page } from '../page.ts';
import { hallRefusal } from '../refusals.ts';
import { considerStart } from '../tables/auto-start.ts';
import { change } from '../tables/change.ts';
import { giveUp, seatOf, sitDown, standUp } from '../tables/seats.ts';
import { atTable, type Of, type Outcome } from './request.ts';

export function sit(hall: Hall, page: Page, { table: id, seat }: Of<'sit'>): Promise<Outcome> {
  if (!hall.quotas.may('join', page)) return Promise.resolve(hallRefusal('too-fast'));
  return atTable(hall, page, id, async (table, guest) => {
    const refusal = await change(hall, table, sitDown(table.record, guest.id, seat));
    if (refusal !== null) return refusal;
    considerStart(hall, table);
    // A bot that thought for this seat stops.
    await takeUp(hall, table);
    return {};
  });
}

export function stand(hall: Hall, page: Page, { table: id }: Of<'stand'>): Promise<Outcome> {
  return atTable(hall, page, id, async (table, guest) => {
    const refusal = await change(hall, table, standUp(table.record, guest.id, STRONGEST));
    if (refusal !== null) return refusal;
    table.bits.delete(guest.id);
    considerStart(hall, table);
    await takeUp(hall, table);
    return {};
  });
}

export function resign(hall: Hall, page: Page, { table: id }: Of<'give-up'>): Promise<Outcome> {
  return atTable(hall, page, id, async (table, guest) => {
    const refusal = await change(hall, table, giveUp(table.record, guest.id, STRONGEST));
    if (refusal !== null) return refusal;
    await takeUp(hall, table);
    return {};
  });
}

export function bits(hall: Hall, page: Page, given: Of<'bits'>): Promise<Outcome> {
  return atTable(hall, page, given.table, (table, guest) => {
    if (seatOf(table.record, guest.id) === null) return hallRefusal('not-seated');
    if (given.commitment !== table.commitment) return hallRefusal('stale', 'commitment', table.commitment);
    if (table.record.stage !== 'waiting') return hallRefusal('already-started');
    table.bits.set(guest.id, given.bits);
    considerStart(hall, table);
    return {};
  });
}
