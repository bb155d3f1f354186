import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fastRng } from '@yamanote/kernel';
import { expect, inject, onTestFinished, test } from 'vitest';
import { bringUp, type Victim } from './testing/bring-up.ts';
import { temporaryFolder } from './testing/hall.ts';
import { give, isAsked, isDone, openTable, rematch, someAnswer, start } from './testing/play.ts';
import { processorSeconds } from './testing/process.ts';
import { MEASURED } from './testing/times.ts';
import { guest, type Visitor } from './testing/visitor.ts';

const DEEP = process.env.YAMANOTE_DEEP !== undefined;
/** Ten minutes of each, in turns: whatever else this machine does falls on both alike. */
const [ROUNDS, SECONDS] = DEEP ? [10, 60] : [1, 1];

async function attack({ address }: Victim, table: string): Promise<void> {
  const attacker = spawn(process.execPath, [inject('programs').attacker, address, table, `${SECONDS}`], {
    stdio: 'inherit',
  });
  onTestFinished(() => {
    attacker.kill('SIGKILL');
  });
  const [code] = await once(attacker, 'exit');
  expect(code).toBe(0);
}

/** A match that bots have played to its end, for whoever wants to read it. */
async function finishedTable({ address }: Victim): Promise<string> {
  const host = await guest(address, 'Sam');
  const table = await openTable(host, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(host);
  await host.ask({ do: 'give-up', table });
  await host.until(() => isDone(host));
  host.disconnect();
  return table;
}

/** Plays on, as a person who does not think long, as long as this holds. */
async function playWhile(page: Visitor, holds: () => boolean): Promise<void> {
  const rng = fastRng('honest');
  while (holds()) {
    await page.until(() => isAsked(page) || isDone(page));
    page.frames.length = 0;
    if (isDone(page)) {
      const { match } = page;
      await rematch(page);
      await page.until(() => page.match !== match);
      continue;
    }
    await give(page, [await someAnswer(page, rng)]);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

test('one guest at his worst makes nobody else wait', { timeout: 3_600_000 }, async () => {
  const [hall, elsewhere] = [await bringUp(temporaryFolder(), 'usual'), await bringUp(temporaryFolder(), 'usual')];
  const finished = { here: await finishedTable(hall), elsewhere: await finishedTable(elsewhere) };
  const honest = await guest(hall.address, 'Mika', 0, MEASURED);
  await openTable(honest, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(honest);
  const times: Record<'here' | 'elsewhere', number[]> = { here: [], elsewhere: [] };
  const used = { here: 0, elsewhere: 0 };
  await hall.times();
  for (let round = 0; round < ROUNDS; round++) {
    for (const where of ['elsewhere', 'here'] as const) {
      let busy = true;
      const victim = where === 'here' ? hall : elsewhere;
      const before = processorSeconds(victim.process.pid!);
      const attacked = attack(victim, finished[where]).finally(() => {
        busy = false;
      });
      await Promise.all([attacked, playWhile(honest, () => busy)]);
      used[where] += processorSeconds(victim.process.pid!) - before;
      times[where].push(...(await hall.times()).times);
    }
  }
  const { logged } = await hall.times();
  const of = (part: number, all: number[]) =>
    all.toSorted((a, b) => a - b)[Math.floor(part * all.length)] ?? Number.NaN;
  const figures = (all: number[]) =>
    `${all.length} requests, p50 ${of(0.5, all).toFixed(2)}, p99 ${of(0.99, all).toFixed(2)} ms`;
  console.log(
    `the worst guest elsewhere: ${figures(times.elsewhere)}; here: ${figures(times.here)}; the attacked hall used ` +
      `${((100 * used.here) / (ROUNDS * SECONDS)).toFixed(0)} % of a core; ${logged} lines in its log`,
  );
  expect(logged).toBeLessThan(100);
  expect(times.here.length).toBeGreaterThan(0);
  if (DEEP) expect(of(0.99, times.here)).toBeLessThan(2 * of(0.99, times.elsewhere));
});
