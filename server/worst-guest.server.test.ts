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
/** Ten minutes in all, at two halls in turns: whatever else this machine does falls on both alike. */
const [ROUNDS, SECONDS] = DEEP ? [20, 30] : [2, 1];

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
      expect(await rematch(page)).toMatchObject({ is: 'done' });
      await page.until(() => page.match !== match);
      continue;
    }
    await give(page, [await someAnswer(page, rng)]);
    await new Promise((resolve) => setTimeout(resolve, DEEP ? 250 : 50));
  }
}

/** A hall with a match that the attacker may read, and somebody who plays. */
async function openHall() {
  const hall = await bringUp(temporaryFolder(), 'usual');
  const finished = await finishedTable(hall);
  const honest = await guest(hall.address, 'Mika', 0, MEASURED);
  await openTable(honest, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(honest);
  await hall.times();
  return { hall, finished, honest };
}

test('one guest at his worst makes nobody else wait', { timeout: 3_600_000 }, async () => {
  const halls = [await openHall(), await openHall()];
  const times: Record<'here' | 'elsewhere', number[]> = { here: [], elsewhere: [] };
  let used = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { hall, finished } = halls[round % 2];
    let busy = true;
    const before = processorSeconds(hall.process.pid!);
    const attacked = attack(hall, finished).finally(() => {
      busy = false;
    });
    await Promise.all([attacked, ...halls.map(({ honest }) => playWhile(honest, () => busy))]);
    used += processorSeconds(hall.process.pid!) - before;
    for (const one of halls) times[one.hall === hall ? 'here' : 'elsewhere'].push(...(await one.hall.times()).times);
  }
  const logged = (await Promise.all(halls.map(async ({ hall }) => (await hall.times()).logged)))
    .toSorted((a, b) => a - b)
    .at(-1)!;
  const of = (part: number, all: number[]) =>
    all.toSorted((a, b) => a - b)[Math.floor(part * all.length)] ?? Number.NaN;
  const figures = (all: number[]) =>
    `${all.length} requests, p50 ${of(0.5, all).toFixed(2)}, p99 ${of(0.99, all).toFixed(2)} ms`;
  console.log(
    `the worst guest elsewhere: ${figures(times.elsewhere)}; here: ${figures(times.here)}; the attacked hall used ` +
      `${((100 * used) / (ROUNDS * SECONDS)).toFixed(0)} % of a core; at most ${logged} lines in a log`,
  );
  expect(logged).toBeLessThan(100);
  expect(times.here.length).toBeGreaterThan(0);
  if (DEEP) expect(of(0.99, times.here)).toBeLessThan(2 * of(0.99, times.elsewhere));
});
