/** While clocks run, somebody says that they serve; where nobody did, that is a gap, the same for all. */
import { describe, expect, test } from 'vitest';
import { ENGINES, SHARED_ENGINES } from '../../testing/engines.ts';
import { forwardTime } from '../../testing/forward-time.ts';
import { beginMatch, entry, move, NOTHING, open, placeOf } from '../../testing/store-samples.ts';
import type { Store } from '../index.ts';

const HOUR = 3_600_000;
const KINDS = ['deadline'] as const;

function play(store: Store, at: number, deadline?: number | null) {
  const besides = { ...NOTHING, asked: [1], ...(deadline === undefined ? {} : { deadline }) };
  return store.append(placeOf(at), move(`${at}`), [entry(at)], besides);
}

describe.each(ENGINES)('$name', (engine) => {
  test('a deadline comes with a move: in place of the one before, away with it, or as it was', async () => {
    const store = await open(engine);
    const now = store.now();
    await beginMatch(store, [], { deadline: now + HOUR });
    expect(await store.jobs.next(KINDS)).toBe(now + HOUR);
    await play(store, 0, now + 2 * HOUR);
    expect(await store.jobs.next(KINDS)).toBe(now + 2 * HOUR);
    await play(store, 1);
    expect(await store.jobs.next(KINDS)).toBe(now + 2 * HOUR);
    await play(store, 2, null);
    expect(await store.jobs.next(KINDS)).toBeNull();
  });

  test('a deadline that is being met makes way for the next one, and is done without it', async () => {
    const store = await open(engine);
    await beginMatch(store, [], { deadline: store.now() - 1 });
    const [job] = await store.jobs.claim(KINDS, 1);
    const later = store.now() + HOUR;
    await play(store, 0, later);
    await store.jobs.done(job);
    expect(await store.jobs.next(KINDS)).toBe(later);
  });

  test('a move that comes too late brings no deadline', async () => {
    const store = await open(engine);
    const now = store.now();
    await beginMatch(store, [], { deadline: now + HOUR });
    await play(store, 0);
    expect(await play(store, 0, now + 9 * HOUR)).toMatchObject({ is: 'known' });
    expect(
      await store.append(placeOf(0), move('other'), [entry(0)], { ...NOTHING, deadline: now + 9 * HOUR }),
    ).toMatchObject({ is: 'behind' });
    expect(await store.jobs.next(KINDS)).toBe(now + HOUR);
  });

  test('time in which nobody serves is a gap from the last word on, and only where clocks run', async () => {
    const time = forwardTime();
    const store = await open(engine, undefined, {}, time);
    time.lose(HOUR);
    expect(await store.time.beat(0)).toEqual([]);
    const begun = store.now();
    await beginMatch(store, [], { deadline: begun + 9 * HOUR });
    await time.pass(HOUR);
    expect(await store.time.beat(0)).toEqual([]);
    const last = store.now();
    time.lose(HOUR);
    const [gap, ...more] = await store.time.beat(0);
    expect(more).toEqual([]);
    expect(gap.until - gap.from).toBeGreaterThan(HOUR - 3000);
    expect(gap.from).toBeGreaterThanOrEqual(begun + HOUR);
    expect(gap.until).toBeGreaterThanOrEqual(last + HOUR);
    expect(await store.time.beat(0)).toEqual([gap]);
    expect(await store.time.beat(gap.until)).toEqual([]);
    await play(store, 0, null);
    await store.time.beat(0);
    time.lose(HOUR);
    expect(await store.time.beat(0)).toEqual([gap]);
  });

  test('a hall that ends with the clocks running has left a gap when it is opened again', async () => {
    const [at, time] = [await engine.place(), forwardTime()];
    const store = await open(engine, at, {}, time);
    await beginMatch(store, [], { deadline: store.now() + 9 * HOUR });
    await store.close();
    time.lose(HOUR);
    const again = await open(engine, at, {}, time);
    const [gap] = await again.time.beat(0);
    expect(gap.until - gap.from).toBeGreaterThanOrEqual(HOUR);
  });
});

test.each(SHARED_ENGINES)('$name: all who find a gap at once have found the same', async (engine) => {
  const [at, time] = [await engine.place(), forwardTime()];
  const nodes = [await open(engine, at, {}, time), await open(engine, at, {}, time)];
  await beginMatch(nodes[0], [], { deadline: nodes[0].now() + 9 * HOUR });
  time.lose(HOUR);
  await Promise.all(nodes.flatMap((node) => [node.time.beat(0), node.time.beat(0)]));
  const [one, other] = await Promise.all(nodes.map((node) => node.time.beat(0)));
  expect(one).toHaveLength(1);
  expect(other).toEqual(one);
});
