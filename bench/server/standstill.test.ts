import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForStandstills } from './standstill.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a timer that comes late tells how long nobody had a processor, and a few milliseconds are nothing', () => {
  let now = 0;
  const calm = watchForStandstills(() => now);
  for (now = 6; now < 300; now += 6) vi.advanceTimersByTime(5);
  expect(calm()).toBe(0);

  const stop = watchForStandstills(() => now);
  for (const pause of [5, 5, 135, 5, 45]) {
    now += pause;
    vi.advanceTimersByTime(5);
  }
  expect(stop()).toBe(130);
});
