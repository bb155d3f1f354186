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

function sfc32(a: number, b: number, c: number, counter: number): Rng {
  let d = counter;
  function next(): number {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum;
  }
  for (let i = 0; i < 15; i++) next();
  return { below: (n) => Math.floor(((next() >>> 0) / 2 ** 32) * n) };
}
