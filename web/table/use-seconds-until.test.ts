// @vitest-environment happy-dom
import { follow } from '@yamanote/kit/testing/draw.ts';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSecondsUntil } from './use-seconds-until.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('counts the seconds down to a moment', () => {
  const clock = follow(() => useSecondsUntil(1_003_500));
  expect(clock.now).toBe(4);
  pass(1000);
  expect(clock.now).toBe(3);
  pass(5000);
  expect(clock.now).toBe(0);
  expect(follow(() => useSecondsUntil(null)).now).toBe(0);
});
