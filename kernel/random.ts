import { sha256 } from './sha256.ts';

/** The one door through which chance is sampled. */
export interface Rng {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
}

/**
 * A fast generator (sfc32) for search and simulation, where nobody needs to verify anything: about a hundred times faster
 * than `rngAt`. The bias of scaling instead of rejecting is below one in 10^7 for anything a board game draws from.
 */
export function fastRng(seed: string): Rng {
  const digest = new DataView(sha256(seed).buffer);
  return sfc32(digest.getUint32(0), digest.getUint32(4), digest.getUint32(8), digest.getUint32(12));
}

/** Independent generators from one seed, one for each number: game 17 is the same game on any thread. */
export function rngFamily(seed: string): (member: number) => Rng {
  const digest = new DataView(sha256(seed).buffer);
  const [a, b, c] = [digest.getUint32(0), digest.getUint32(4), digest.getUint32(8)];
  return (member) => sfc32(a, b, c, member);
}

/** A generator with a great many rows of numbers, any of which can be begun again without making anything new. */
export interface RepeatableRng extends Rng {
  /** Goes to the beginning of the row of this number. */
  begin(row: number): void;
}

/** The rows follow from what `source` says now, and from nothing that it says later. */
export function repeatableRng(source: Rng): RepeatableRng {
  const [a, b, c] = [source.below(2 ** 32), source.below(2 ** 32), source.below(2 ** 32)];
  return sfc32(a, b, c, 0);
}

function sfc32(seedA: number, seedB: number, seedC: number, counter: number): RepeatableRng {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  function begin(row: number): void {
    a = seedA;
    b = seedB;
    c = seedC;
    d = row;
    for (let i = 0; i < 15; i++) next();
  }
  function next(): number {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum;
  }
  begin(counter);
  return { begin, below: (n) => Math.floor(((next() >>> 0) / 2 ** 32) * n) };
}
