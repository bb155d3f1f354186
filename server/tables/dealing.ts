/**
 * Before the first throw: everybody's seals are stored and shown to all, then all are opened, and only from that follow the
 * dice. A deal that not everybody opened is void, and the match says so for ever: nobody picks between outcomes unseen.
 */
import { randomBytes } from 'node:crypto';
import { type Seat, sealOf, type VoidDeal } from '@yamanote/kernel';
import type { Hall } from '../hall.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import { movedLinks, settledSeats } from './arrange.ts';
import { beginMatch, mayBegin } from './begin.ts';
import { tellTable } from './broadcast.ts';
import { change, keep } from './change.ts';
import { type OpenTable, partsOf } from './open-table.ts';
import { sealsAt } from './seals.ts';

export function freshSeed(): string {
  return randomBytes(32).toString('hex');
}

/** The seats as a match would begin with them. This bot plays where one is needed for it. */
function settle(hall: Hall, table: OpenTable, bot: string) {
  const { record } = table;
  if (record.stage !== 'waiting') return hallRefusal('already-started');
  const { settled, closed } = settledSeats(record, bot, hall.rooms.newest(record.game)!.game);
  return mayBegin(hall, { ...table, record: settled }) ?? { settled, links: movedLinks(record, closed) };
}

/** Fixes the seats; the match begins once everybody's page has come by and sealed something. */
export async function startWhenSealed(hall: Hall, table: OpenTable, bot: string): Promise<HallRefusal | null> {
  const start = settle(hall, table, bot);
  if ('refused' in start) return start;
  const { settled, links } = start;
  return change(hall, table, { ...settled, autoStart: true }, { links });
}

/** Fixes the seats and what they have sealed. */
export async function startDeal(hall: Hall, table: OpenTable, bot: string): Promise<HallRefusal | null> {
  const { match } = table;
  const start = settle(hall, table, bot);
  if ('refused' in start) return start;
  const { settled, links } = start;
  const seals = sealsAt({ ...table, record: settled });
  const opening = { ...settled, stage: 'opening' as const, autoStart: false, touchedAt: hall.now() };
  const deal = { id: match.id, seed: match.seed, seals, voids: match.voids };
  // Nothing is opened before this is stored.
  const refusal = await keep(hall, table, opening, { links, deal, startsAt: hall.now() + hall.openWait });
  if (refusal !== null) return refusal;
  table.match = { ...match, seals };
  if (silentSeats(table).length === 0) return beginMatch(hall, table);
  tellTable(hall, table);
  return null;
}

/** Those who have sealed bits and not opened them. */
function silentSeats({ record, match, parts }: OpenTable): Seat[] {
  return (match.seals ?? []).flatMap((seal, seat) =>
    seal === null || (parts.get(record.seats[seat].guest!)?.bits ?? null) !== null ? [] : seat,
  );
}

/** Somebody's page seals its bits; until the deal, the last seal counts. */
export async function sealBits({ store }: Hall, table: OpenTable, guest: string, seal: string): Promise<void> {
  const part = { guest, commitment: table.commitment, seal };
  await store.deals.seal(table.match.id, part);
  table.parts.set(guest, { ...part, bits: null });
}

/** One more has opened its bits: with the last of them the match begins. */
export async function openBits(hall: Hall, table: OpenTable, seat: Seat, bits: string): Promise<HallRefusal | null> {
  const { match, commitment, record } = table;
  if (match.seals?.[seat] !== sealOf(bits)) return hallRefusal('malformed', 'bits', 'those that were sealed');
  const parts = await hall.store.deals.open(match.id, record.seats[seat].guest!, commitment, bits);
  // Others may have opened theirs elsewhere.
  table.parts = partsOf(parts, commitment);
  return silentSeats(table).length > 0 ? null : beginMatch(hall, table);
}

/**
 * Not all were opened in time: a new seed, and everybody seals new bits. Where all were, but no node lived to begin the match, it
 * begins: nobody gets other dice by that.
 */
export async function voidDeal(hall: Hall, table: OpenTable): Promise<HallRefusal | null> {
  const { record, match, commitment } = table;
  if (record.stage !== 'opening') return null;
  const silent = silentSeats(table);
  if (silent.length === 0) return beginMatch(hall, table);
  const dealt: VoidDeal = { commitment, silent };
  const deal = { id: match.id, seed: freshSeed(), seals: null, voids: [...match.voids, dealt] };
  const waiting = { ...record, stage: 'waiting' as const, autoStart: true };
  const refusal = await keep(hall, table, waiting, { deal, startsAt: null });
  if (refusal !== null) return refusal;
  hall.log('info', 'deal-void', { match: match.id, silent: silent.length });
  Object.assign(table, { match: { ...match, ...deal }, commitment: sealOf(deal.seed) });
  table.parts.clear();
  tellTable(hall, table);
  return null;
}
