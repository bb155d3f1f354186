/**
 * What this device was shown before a match began, and what it added to the dice. The hall knows nothing of this memory:
 * by it a match that is over can be checked against the hall.
 */
import { type Noted, sealOf } from '@yamanote/kernel';
import type { TableInfo } from '@yamanote/protocol';
import { read, write } from '../settings/stored.ts';
import { randomHex } from './random.ts';

export type Remembered = Required<Pick<Noted, 'seals' | 'bits'>>;

interface Memory {
  match: string;
  commitment: string;
  bits: string;
  /** By seat, as they were shown when this page opened its bits; `null` before. */
  seals: readonly (string | null)[] | null;
}

const KEY = 'seals';
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

function remember(memory: Memory): Memory {
  held = [...all().filter(({ match }) => match !== memory.match), memory].slice(-MOST);
  write(KEY, JSON.stringify(held));
  return memory;
}

function memoryOf(match: string): Memory | null {
  return all().find((one) => one.match === match) ?? null;
}

/** The seal of this device's bits for the match that is announced; for another deal of it there are new ones. */
export function sealFor({ match, commitment }: TableInfo): string {
  const known = memoryOf(match);
  if (known?.commitment === commitment) return sealOf(known.bits);
  return sealOf(remember({ match, commitment, bits: randomHex(16), seals: null }).bits);
}

/**
 * The bits to open, now that everybody's seals are shown; `null` where the seal at this seat is not this device's, or was
 * made for another seed than the one that is to be opened.
 */
export function bitsFor({ match, commitment, seals, seats }: TableInfo): string | null {
  const known = memoryOf(match);
  const seat = seats.findIndex(({ you }) => you);
  if (known === null || known.commitment !== commitment || seals[seat] !== sealOf(known.bits)) return null;
  return remember({ ...known, seals }).bits;
}

/** What this device noted of a match; `null` if it was begun elsewhere. */
export function notedOf(match: string): Remembered | null {
  const known = memoryOf(match);
  if (known === null || known.seals === null) return null;
  return { seals: [known.commitment, ...known.seals.filter((seal) => seal !== null)], bits: known.bits };
}
