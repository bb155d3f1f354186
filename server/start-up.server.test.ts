import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openHall, temporaryFolder } from './testing/hall.ts';
import { copyTable } from './testing/old-matches.ts';
import { isAsked, openTable, playOn, start } from './testing/play.ts';
import { processorSeconds, residentMegabytes } from './testing/process.ts';
import { comeBack, guest } from './testing/visitor.ts';

const DEEP = process.env.YAMANOTE_DEEP !== undefined;
const [RUNNING, FINISHED] = DEEP ? [50_000, 100_000] : [200, 400];

test(`${RUNNING} running and ${FINISHED} finished matches keep nobody waiting at the door`, {
  timeout: 1_200_000,
}, async () => {
  const data = temporaryFolder();
  const first = await openHall({ data });
  const mika = await guest(first.address, 'Mika');
  const seats = ['me', { bot: 'random' }] as const;
  const running = await openTable(mika, { seats: [...seats], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  const finished = await openTable(mika, { seats: [...seats], options: { first: 0 } });
  await start(mika);
  await playOn(mika, 'old');
  await first.close();
  copyTable(data, running, RUNNING);
  copyTable(data, finished, FINISHED);

  const begun = performance.now();
  const child = spawn(process.execPath, [inject('programs').main, 'serve', '--port', '0', '--data', data]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  const ready = performance.now() - begun;
  const used = processorSeconds(child.pid!);
  const { most } = residentMegabytes(child.pid!);
  console.log(
    `${RUNNING} running and ${FINISHED} finished: open after ${ready.toFixed(0)} ms, ${used} s of processor, at most ${most.toFixed(0)} MB`,
  );
  const address = /http:\S+?(?=\/$)/.exec(line)![0];
  const back = await comeBack(address, mika);
  await back.watch(`${running}-1`);
  await back.until(() => isAsked(back));
  await back.ask({ do: 'lobby', on: true });
  expect(back.lobby!.yours).toHaveLength(60);
  expect(residentMegabytes(child.pid!).most).toBeLessThan(130);
});
