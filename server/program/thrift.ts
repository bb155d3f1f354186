/**
 * How much memory V8 takes to spare itself work. Left alone, it makes room for twice of what is needed as soon as there was a
 * busy moment, and keeps that. A hall takes little, until it has had its hands full for a while: then room is worth more than
 * memory, as collecting garbage would cost a third of its time.
 */
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/** By how much the young generation may grow, and the old one before it is looked through: in percent, 0 for as V8 likes. */
const SPARING = ['--semi-space-growth-factor=1', '--heap-growing-percent=30'];
const GENEROUS = ['--semi-space-growth-factor=2', '--heap-growing-percent=0'];
/** Helpers of the collector take turns with the thread that they help, if there are no more cores than threads. */
const FEW_CORES = 2;
const ALONE = '--no-parallel-scavenge';

/** Between two looks, in milliseconds. */
const LOOK = 500;
/** What one look weighs against all before it: half is forgotten after five seconds. */
const WEIGHT = 0.07;
/** Shares of the time in which it is busy: above and below them it changes its mind. */
const [HANDS_FULL, HANDS_FREE] = [0.6, 0.4];

/** From now on. */
export function beThrifty(): void {
  if (availableParallelism() <= FEW_CORES) setFlagsFromString(ALONE);
  const decide = makeThrift();
  let flags: readonly string[] = SPARING;
  let before = performance.eventLoopUtilization();
  const say = (): void => {
    for (const flag of flags) setFlagsFromString(flag);
  };
  const look = (): void => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    flags = decide(utilization) === 'sparing' ? SPARING : GENEROUS;
    say();
  };
  look();
  setInterval(look, LOOK).unref();
  // A thread that begins lets V8 forget what it was told, and a moment is enough for it to take all the room there is.
  process.on('worker', (worker) => worker.once('online', say));
}

/** Told at each look how busy it was since the last one, from 0 to 1. */
export function makeThrift(): (busy: number) => 'sparing' | 'generous' {
  let lately = 0;
  let mood: 'sparing' | 'generous' = 'sparing';
  return (busy) => {
    lately += WEIGHT * (busy - lately);
    if (lately > HANDS_FULL) mood = 'generous';
    if (lately < HANDS_FREE) mood = 'sparing';
    return mood;
  };
}
