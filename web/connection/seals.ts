/**
 * What this device was shown before a match began, and what it added to the dice. The hall knows nothing of this memory:
 * by it a match that is over can be checked against the hall.
 */
import { type DealNote, same, sealOf } from '@yamanote/kernel';
import type { TableInfo } from '@yamanote/protocol';
import { read, write } from '../settings/stored.ts';
import { randomHex } from './random.ts';

interface Memory {
  match: string;
  /** Oldest first: all but the last came to nothing. */
  deals: readonly Deal[];
}

interface Deal {
  commitment: string;
  bits: string;
  /** By seat, as they were first shown when all were to be opened; `null` before. */
  seals: readonly (string | null)[] | null;
}

const KEY = 'deals';
/** Of more matches nobody remembers what they were shown. */
const MOST = 200;

/** Where the browser keeps nothing, it lasts as long as the page. */
let held: readonly Memory[] = [];

function all(): readonly Memory[] {
  // Another tab may have begun a match meanwhile.
  try {
    held = JSON.parse(read(KEY) ?? '') as Memory[];
  } catch {
    // Nothing is there, or nothing that can be read.
  }
  return held;
}

function dealsOf(match: string): readonly Deal[] {
  return all().find((one) => one.match === match)?.deals ?? [];
}

function remember(match: string, deal: Deal): void {
  const deals = [...dealsOf(match).filter(({ commitment }) => commitment !== deal.commitment), deal];
  held = [...all().filter((one) => one.match !== match), { match, deals }].slice(-MOST);
  write(KEY, JSON.stringify(held));
}

function dealOf({ match, commitment }: TableInfo): Deal | null {
  return dealsOf(match).find((deal) => deal.commitment === commitment) ?? null;
}

/** The seal of this device's bits for the match that is announced; for another deal of it there are new ones. */
export function sealFor(info: TableInfo): string {
  const known = dealOf(info);
  if (known !== null) return sealOf(known.bits);
  const bits = randomHex(16);
  remember(info.match, { commitment: info.commitment, bits, seals: null });
  return sealOf(bits);
}

/**
 * The bits to open, now that everybody's seals are shown; `null` where the seal at this seat is not this device's, or was
 * made for another seed than the one that is to be opened. What was shown first counts: a hall that has seen the bits
 * could make up other seals to go with them.
 */
export function bitsFor(info: TableInfo): string | null {
  const known = dealOf(info);
  if (known === null) return null;
  if (known.seals === null) remember(info.match, { ...known, seals: info.seals });
  else if (!same(known.seals, info.seals)) return null;
  const seat = info.seats.findIndex(({ you }) => you);
  return info.seals[seat] === sealOf(known.bits) ? known.bits : null;
}

/** What this device noted of a match; nothing if it was begun elsewhere. */
export function notesOf(match: string): DealNote[] {
  return dealsOf(match).map(({ commitment, seals, bits }) => {
    const isOpened = seals?.includes(sealOf(bits)) ?? false;
    return { commitment, seals, bits: isOpened ? bits : null };
  });
}
