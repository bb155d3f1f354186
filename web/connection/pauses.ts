/**
 * How long a page waits before it calls again, in milliseconds. Thousands of pages lose a hall in the same moment: each waits
 * a little differently, so that they do not come back in the same moment, too.
 */

/** Somewhere between the two. */
function spread(from: number, to: number): number {
  return from + Math.random() * (to - from);
}

const FIRST = 1000;
const SECOND = 800;
const LONGEST = 10_000;

/** Before the next try, after so many have failed: the first comes so soon that nobody stops playing for it. */
export function pauseAfter(failed: number): number {
  if (failed === 0) return spread(50, FIRST);
  return Math.min(LONGEST, SECOND * 1.8 ** (failed - 1)) * spread(0.5, 1.5);
}

/** Before another node is called, where this one has sent the page on. */
export function pauseBeforeAnother(): number {
  return spread(0, 300);
}

/** Before a hall that could not write is asked again, if it says nothing itself. */
export function pauseUntilStored(): number {
  return spread(3000, 6000);
}

/** The same once it has said that it can write. */
export function pauseWhenStored(): number {
  return spread(0, 500);
}
