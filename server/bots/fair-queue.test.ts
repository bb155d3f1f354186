import { expect, it } from 'vitest';
import { type ForWhom, makeFairQueue } from './fair-queue.ts';

/** A queue whose jobs take ten milliseconds each, and the order in which those that wait get their turn. */
function queueAt(time = { now: 0 }) {
  const queue = makeFairQueue<string>(() => time.now);
  const order = (most: number) =>
    Array.from({ length: most }, () => {
      const next = queue.next();
      if (next === undefined) return null;
      queue.charge(next.whose, 10);
      return next.job;
    });
  return { queue, order, time };
}

const busy = (table: number): ForWhom => ['elsewhere', 'busy', `b${table}`];
const quiet: ForWhom = ['here', 'quiet', 'q'];

it('lets whoever waits alone go before the many of another', () => {
  const { queue, order } = queueAt();
  for (let i = 0; i < 100; i++) queue.add(busy(i), `busy ${i}`);
  expect(order(5)).toEqual(['busy 0', 'busy 1', 'busy 2', 'busy 3', 'busy 4']);
  queue.add(quiet, 'quiet');
  expect(order(2)).toEqual(['quiet', 'busy 5']);
});

it('shares an address among its hosts, and a host among its tables', () => {
  const { queue, order } = queueAt();
  const club = (host: string, table: string): ForWhom => ['club', host, table];
  for (const job of ['a1', 'a2', 'a3']) queue.add(club('a', 'a-first'), job);
  queue.add(club('a', 'a-second'), 'A1');
  for (const job of ['b1', 'b2']) queue.add(club('b', 'b-only'), job);
  expect(order(6)).toEqual(['a1', 'b1', 'A1', 'b2', 'a2', 'a3']);
});

it('forgets what was used long ago', () => {
  const { queue, order, time } = queueAt();
  queue.charge(busy(0), 1000);
  queue.charge(quiet, 20);
  queue.add(busy(0), 'busy');
  queue.add(quiet, 'quiet');
  expect(order(1)).toEqual(['quiet']);
  time.now = 120_000;
  queue.add(quiet, 'quiet again');
  expect(order(2)).toEqual(['busy', 'quiet again']);
});

it('keeps the order of those who have used as much', () => {
  const { queue, order } = queueAt();
  queue.add(quiet, 'one');
  queue.add(quiet, 'two');
  expect(order(3)).toEqual(['one', 'two', null]);
  expect(queue.drain()).toEqual([]);
});
