import type { Log } from './log.ts';

/** A minute in milliseconds: whoever floods the hall does not flood its log. */
const MINUTE = 60_000;

/** Notes a thing about an address at most once a minute, with how often it happened since. */
export function makeSparingLog(log: Log, clock: () => number): (address: string, event: string) => void {
  const noted = new Map<string, { at: number; since: number }>();
  let swept = 0;
  return (address, event) => {
    const key = `${event} ${address}`;
    const now = clock();
    if (now - swept > MINUTE) {
      swept = now;
      for (const [old, { at }] of noted) if (now - at > MINUTE) noted.delete(old);
    }
    const before = noted.get(key);
    if (before !== undefined && now - before.at <= MINUTE) {
      before.since++;
      return;
    }
    noted.set(key, { at: now, since: 0 });
    log('warn', event, { before: before?.since ?? 0 });
  };
}
