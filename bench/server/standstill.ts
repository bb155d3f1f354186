/**
 * A timer in a process that has nothing else to do. Where it comes late, nobody had a processor: the machine was busy, or stood
 * still itself, as virtual ones do. What people waited then was not the hall's doing.
 */

const EVERY = 5;
/** Less than this many milliseconds is no standstill. */
const LEAST = 20;

/** Returns the longest standstill since then, in milliseconds; 0 for none. */
export function watchForStandstills(clock: () => number = () => performance.now()): () => number {
  let longest = 0;
  let last = clock();
  const look = () => {
    const now = clock();
    longest = Math.max(longest, now - last - EVERY);
    last = now;
  };
  const timer = setInterval(look, EVERY);
  return () => {
    look();
    clearInterval(timer);
    return longest < LEAST ? 0 : longest;
  };
}
