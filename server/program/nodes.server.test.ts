/** Nodes and workers as people start them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, inject, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/hall.ts';
import { give, isAsked, openTable, start } from '../testing/play.ts';
import { freshDatabase } from '../testing/postgres/database.ts';
import { comeBack, guest } from '../testing/visitor.ts';

/** Resolves with the line in which it says that it is open. */
async function run(...args: string[]): Promise<{ child: ChildProcess; line: string }> {
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8' };
  const child = spawn(process.execPath, [inject('programs').main, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return { child, line };
}

test('two nodes and a worker are one hall, and each of them ends in good order', async () => {
  const [store, data] = [await freshDatabase(), temporaryFolder()];
  const all = ['--store', store, '--key', join(data, 'hall.key'), '--data', data, '--bot-pace', '0'];
  const serve = ['serve', '--port', '0', '--bots', 'elsewhere', ...all];
  const [one, two] = [await run(...serve), await run(...serve)];
  const [first, second] = [one, two].map(({ line }) => /http:\S+?(?=\/$)/.exec(line)![0]);
  const mika = await guest(first, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 1 } });
  await start(mika);
  await mika.until(() => mika.sight !== null);
  expect(isAsked(mika)).toBe(false);
  const worker = await run('work', ...all);
  expect(worker.line).toBe('Bots think here.');
  await mika.until(() => isAsked(mika));

  const there = await comeBack(second, mika);
  await there.watch(table);
  one.child.kill('SIGTERM');
  expect(await once(one.child, 'exit')).toEqual([0, null]);
  await mika.until(() => mika.closed !== null);
  expect(mika.closed).toBe(1012);
  expect(await give(there, [{ do: 'roll', dice: 1 }])).toMatchObject({ is: 'done' });

  for (const { child } of [worker, two]) {
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
});
