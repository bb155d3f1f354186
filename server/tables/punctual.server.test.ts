/** How late jobs are met that are due at any time, on every engine; in the deep run enough of them to say so. */
import { expect, onTestFinished, test } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { makeJobs } from './jobs.ts';

const DEEP = process.env.YAMANOTE_DEEP !== undefined;
/** Jobs, and the milliseconds over which they are spread. */
const [MANY, WITHIN] = DEEP ? [1000, 10_000] : [20, 200];
/** As hall.md of the design has it; on a machine with nothing else to do. */
const PUNCTUAL = 250;

test.each(ENGINES)('$name: what is due at any time is met once, and soon', async (engine) => {
  const store = await engine.open(await engine.place());
  const late: number[] = [];
  const due = new Map<string, number>();
  let allMet: () => void;
  const met = new Promise<void>((resolve) => {
    allMet = resolve;
  });
  const jobs = makeJobs(store, {
    kinds: ['turn'],
    isBusy: () => false,
    log: () => expect.unreachable('nothing fails here'),
    async meet(job) {
      late.push(store.now() - due.get(job.table)!);
      await store.jobs.done(job);
      if (late.length === MANY) allMet();
    },
  });
  store.listen((news) => {
    if (news.is === 'jobs') jobs.look();
  });
  onTestFinished(async () => {
    jobs.close();
    await store.close();
  });
  const begun = store.now();
  const dates = Array.from(
    { length: MANY },
    (_, i) => [`${i}`, begun + ((i * 7919) % MANY) * (WITHIN / MANY)] as const,
  );
  for (const [table, time] of dates) due.set(table, time);
  await Promise.all(dates.map(([table, time]) => store.jobs.at(table, 'turn', time)));
  // Nobody can meet what is not yet stored.
  const stored = store.now();
  for (const [table, time] of dates) due.set(table, Math.max(time, stored));
  jobs.look();
  await met;
  expect(late).toHaveLength(MANY);
  if (!DEEP) return;
  late.sort((one, other) => one - other);
  const [half, most, last] = [late[MANY / 2], late[Math.floor(MANY * 0.99)], late[MANY - 1]];
  console.log(
    `${engine.name}: ${MANY} jobs, half within ${half} ms, 99 of 100 within ${most} ms, all within ${last} ms`,
  );
  expect(half).toBeLessThan(PUNCTUAL);
});
