/** How a node gets to the jobs that are due. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Store } from '../store/index.ts';
import { ENGINES } from '../testing/engines.ts';
import { openTestStore, temporaryFolder } from '../testing/hall.ts';
import { type Jobs, makeJobs } from './jobs.ts';

/** More than are met at once. */
const MANY = 40;

test('what is due is met a few at a time, however often a node is told to look', async () => {
  const store = await openTestStore(temporaryFolder());
  const underWay = new Map<string, () => void>();
  const met: string[] = [];
  let most = 0;
  const jobs: Jobs = makeJobs(store, {
    kinds: ['turn'],
    isBusy: () => false,
    log: () => expect.unreachable('nothing fails here'),
    async meet(job) {
      await new Promise<void>((finish) => {
        underWay.set(job.table, finish);
        most = Math.max(most, underWay.size);
      });
      underWay.delete(job.table);
      await store.jobs.done(job);
      met.push(job.table);
    },
  });
  onTestFinished(async () => {
    jobs.close();
    await store.close();
  });
  for (let i = 0; i < MANY; i++) await store.jobs.at(`${i}`, 'turn', store.now());
  jobs.look();
  while (met.length < MANY) {
    // Nobody hears anything any more if that leaves no time for anything else.
    jobs.look();
    await nextTurn();
    for (const finish of underWay.values()) finish();
  }
  expect(new Set(met).size).toBe(MANY);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(MANY);
});

test.each(ENGINES)(
  '$name: what fails while the store is away is met again, also where that could not be stored',
  async (engine) => {
    const store = await engine.open(await engine.place());
    let isAway = false;
    const again: Store['jobs']['again'] = async (...given) => {
      const failed = isAway;
      isAway = false;
      if (failed) throw new Error('the store is away');
      return store.jobs.again(...given);
    };
    let tries = 0;
    await new Promise<void>((met) => {
      const jobs = makeJobs(
        { ...store, jobs: { ...store.jobs, again } },
        {
          kinds: ['deadline'],
          isBusy: () => false,
          log: () => {},
          async meet(job) {
            isAway = ++tries === 1;
            if (isAway) throw new Error('the store is away');
            await store.jobs.done(job);
            met();
          },
        },
      );
      store.listen((news) => {
        if (news.is === 'jobs') jobs.look();
      });
      onTestFinished(async () => {
        jobs.close();
        await store.close();
      });
      void store.jobs.at('a', 'deadline', store.now());
    });
    expect(tries).toBe(2);
  },
);
