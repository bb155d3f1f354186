/**
 * Seals: hashes that are shown before what they are of. When all are shown, all are opened; from the seed and everybody's
 * bits follows the key of every throw and draw, so nobody could choose one, the host included.
 */
import type { Course } from '../course.ts';
import { fromHex, hex, sha256 } from '../sha256.ts';
import type { Header, SeatInfo } from './header.ts';

/** The seal of a seed or of a page's bits. */
export function sealOf(secret: string): string {
  return hex(sha256(fromHex(secret)));
}

/** By which people tell the key of a hall, too long to be read aloud. */
export function fingerprintOf(key: string): string {
  return sealOf(key).slice(0, 16);
}

/** What stands for a name. */
export function whoOf(name: string, salt: string): string {
  return hex(sha256(`${salt} ${name}`));
}

const NO_BITS = '00'.repeat(16);

/** The key of all chance in a match: the host's seed and everybody's bits in seat order, hashed together. */
export function chanceKey({ format, seats }: Pick<Header, 'format' | 'seats'>, seed: string): Uint8Array {
  const bits = seats.map((seat) => (format === 'yamanote-match-1' ? (seat.bits ?? '') : inItsPlace(seat)));
  return sha256(fromHex(seed + bits.join('')));
}

/** Every seat has its place in the key, so that nobody's bits are taken for somebody else's. */
function inItsPlace({ bits }: SeatInfo): string {
  return bits === null ? `00${NO_BITS}` : `01${bits}`;
}

/**
 * Which block of the key's stream the next throw or draw uses: that of how many there ever were, undone ones included. No
 * answer, undo or pause moves it. In format 1 all entries counted.
 */
export function nextBlock(
  { format }: Pick<Header, 'format'>,
  { next, chances }: Pick<Course, 'next' | 'chances'>,
): number {
  return format === 'yamanote-match-1' ? next : chances;
}
