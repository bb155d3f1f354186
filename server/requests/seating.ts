/** Coming, going, and sealing and opening one's random bits. */
import type { Seat } from '@yamanote/kernel';
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import { considerStart } from '../tables/auto-start.ts';
import { tellTable } from '../tables/broadcast.ts';
import { change } from '../tables/change.ts';
import { openBits, sealBits } from '../tables/dealing.ts';
import { catchUp } from '../tables/follow.ts';
import { attend } from '../tables/hosting.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { giveUp, seatOf, sitDown, standUp } from '../tables/seats.ts';
import { wordWanted } from './entering.ts';
import { atTable, type Of, type Outcome } from './request.ts';

export function sit(hall: Hall, caller: Caller, { table: id, seat }: Of<'sit'>): Promise<Outcome> {
  if (!hall.quotas.may('join', caller)) return Promise.resolve(hallRefusal('too-fast'));
  return atTable(hall, caller, id, async (table, guest) => {
    // Whoever has come by a seat already keeps it without a word.
    const wanted = seatOf(table.record, guest.id) === null ? await wordWanted(hall, guest.id) : null;
    if (wanted !== null) return wanted;
    const refusal = await change(hall, table, sitDown(table.record, guest.id, seat));
    if (refusal !== null) return refusal;
    await considerStart(hall, table);
    // A bot that thought for this seat stops.
    await attend(hall, table);
    return {};
  });
}

export function stand(hall: Hall, caller: Caller, { table: id }: Of<'stand'>): Promise<Outcome> {
  return atTable(hall, caller, id, async (table, guest) => {
    const refusal = await change(hall, table, standUp(table.record, guest.id));
    if (refusal !== null) return refusal;
    await considerStart(hall, table);
    await attend(hall, table);
    return {};
  });
}

export function resign(hall: Hall, caller: Caller, { table: id }: Of<'give-up'>): Promise<Outcome> {
  return atTable(hall, caller, id, async (table, guest) => {
    const refusal = await change(hall, table, giveUp(table.record, guest.id));
    if (refusal !== null) return refusal;
    await attend(hall, table);
    return {};
  });
}

export function seal(hall: Hall, caller: Caller, given: Of<'seal'>): Promise<Outcome> {
  return atDeal(hall, caller, given, 'waiting', async (table, guest) => {
    await sealBits(hall, table, guest, given.seal);
    tellTable(hall, table);
    await considerStart(hall, table);
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
    // What the page goes by, another node may have told it.
    if (hall.store.shared && otherDeal(table, given, stage) !== null) await catchUp(hall, table);
    const seat = seatOf(table.record, guest.id);
    if (seat === null) return hallRefusal('not-seated');
    if (isSaidAgain(table, given, seat)) return {};
    return otherDeal(table, given, stage) ?? (await task(table, guest.id, seat)) ?? {};
  });
}

function otherDeal(
  { record, commitment }: OpenTable,
  given: Of<'seal' | 'bits'>,
  stage: 'waiting' | 'opening',
): HallRefusal | null {
  if (given.commitment !== commitment) return hallRefusal('stale', 'commitment', commitment);
  if (record.stage === stage) return null;
  return hallRefusal(record.stage === 'waiting' ? 'not-started' : 'already-started');
}

/** A page that never heard that its bits were taken says them again; meanwhile the match has begun with them. */
function isSaidAgain({ match: { header } }: OpenTable, given: Of<'seal' | 'bits'>, seat: Seat): boolean {
  const begun = header?.seats[seat];
  return given.do === 'bits' && begun !== undefined && 'bits' in begun && begun.bits === given.bits;
}
