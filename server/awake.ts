/** Since when this program has run without standing still, as it does when its computer sleeps: nobody is away because it was. */

/** Milliseconds between two looks, and those after which it stood still in between. */
const PERIOD = 1000;
const LONGEST_BREATH = 3000;

export interface Awake {
  /** By the store's time. */
  since(): number;
  stop(): void;
}

/** `wall` is the clock that goes on while a computer sleeps. */
export function keepAwake(now: () => number, wall: () => number): Awake {
  let since = now();
  let looked = wall();

  /** Whoever asks may come before the timer. */
  function look(): number {
    const at = wall();
    if (at - looked > LONGEST_BREATH) since = now();
    looked = at;
    return since;
  }

  const timer = setInterval(look, PERIOD);
  timer.unref();
  return { since: look, stop: () => clearInterval(timer) };
}
