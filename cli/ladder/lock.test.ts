import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayedDeal } from '@yamanote/bots';
import { BadInput } from '@yamanote/command-line';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLedger } from './ledger.ts';
import { asTheOnlyLadder } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'yamanote-ladder-')), 'ladder');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const lock = () => join(folder, '.lock');
const nothing = () => Promise.resolve();

/** What a ladder does at a rung: it reads what there is, and adds deals one by one. */
async function playRung(): Promise<void> {
  const ledger = openLedger(join(folder, 'rung.jsonl'), {});
  while (ledger.deals.length < 3) {
    await Promise.resolve();
    ledger.add([{ bots: [`deal ${ledger.deals.length}`] }] as unknown as PlayedDeal);
  }
}

test('two ladders in one folder: the second is refused, and every deal stands in the ledger once', async () => {
  const both = await Promise.allSettled([asTheOnlyLadder(folder, playRung), asTheOnlyLadder(folder, playRung)]);
  const [, ...deals] = readFileSync(join(folder, 'rung.jsonl'), 'utf8').trim().split('\n');
  expect(deals.map((line) => JSON.parse(line)[0].bots[0])).toEqual(['deal 0', 'deal 1', 'deal 2']);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(existsSync(lock())).toBe(false);
});

test('as long as the process of another one lives, it is told which; after it was killed the next one plays', async () => {
  await asTheOnlyLadder(folder, nothing);
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  writeFileSync(lock(), String(other.pid));
  const refused: BadInput = await asTheOnlyLadder(folder, nothing).then(
    () => expect.unreachable(),
    (error) => error,
  );
  const sentence = `another ladder plays in this folder, process ${other.pid}: end it first (${lock()})`;
  expect(refused).toBeInstanceOf(BadInput);
  expect(refused.message).toBe(sentence);
  expect(readFileSync(lock(), 'utf8')).toBe(String(other.pid));

  other.kill('SIGKILL');
  await once(other, 'exit');
  await asTheOnlyLadder(folder, async () => expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid)));
  expect(existsSync(lock())).toBe(false);
});

test('a lock that names nobody keeps nobody out, and one that broke down gives its lock back', async () => {
  await asTheOnlyLadder(folder, nothing);
  writeFileSync(lock(), 'nobody');
  await expect(asTheOnlyLadder(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(lock())).toBe(false);
});
