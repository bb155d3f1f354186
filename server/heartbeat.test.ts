import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';

const PERIOD = 5000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function page() {
  const socket = Object.assign(new EventEmitter(), {
    asked: 0,
    ended: 0,
    ping() {
      socket.asked++;
    },
    terminate() {
      socket.ended++;
    },
  });
  return socket;
}

test('every page is asked once in a period, and few of them in one moment', () => {
  const heartbeat = startHeartbeat();
  const pages = Array.from({ length: 200 }, page);
  for (const one of pages) heartbeat.keep(one);
  const asked = () => pages.reduce((sum, one) => sum + one.asked, 0);
  for (let time = 0; time < PERIOD; time += 100) {
    const before = asked();
    vi.advanceTimersByTime(100);
    expect(asked() - before).toBeLessThanOrEqual(200 / 50);
  }
  expect(pages.map((one) => one.asked)).toEqual(pages.map(() => 1));
  heartbeat.stop();
});

test('who says nothing is gone after the second time; who answers, or has closed, is left alone', () => {
  const heartbeat = startHeartbeat();
  const [silent, there, closed] = [page(), page(), page()];
  for (const one of [silent, there, closed]) heartbeat.keep(one);
  closed.emit('close');
  vi.advanceTimersByTime(PERIOD);
  heartbeat.heard(there);
  vi.advanceTimersByTime(PERIOD);
  expect([silent.ended, there.ended, closed.ended]).toEqual([1, 0, 0]);
  expect([there.asked, closed.asked]).toEqual([2, 0]);
  heartbeat.stop();
});
