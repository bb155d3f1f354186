/** What a hall keeps, from one place to another, by the program as people start it. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHall, temporaryFolder } from '../testing/hall.ts';
import { isAsked, openTable, playOn, start } from '../testing/play.ts';
import { freshDatabase } from '../testing/postgres/database.ts';
import { runProgram } from '../testing/run-program.ts';
import { comeBack, guest } from '../testing/visitor.ts';

/** A hall with a match that goes on, and who plays it. */
async function played() {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  return { hall, mika, table };
}

test('a backup of a running hall opens elsewhere with the key, and its match goes on', async () => {
  const { hall, mika, table } = await played();
  const [file, elsewhere] = [join(temporaryFolder(), 'hall.backup'), join(temporaryFolder(), 'again')];
  const backedUp = await runProgram(['backup', '--to', file, '--data', hall.data]);
  expect(backedUp).toMatchObject({ complained: '', status: 0 });
  expect(backedUp.said).toMatch(/hall\.backup holds 1 table, 1 match, \d+ entries\. The key is not in it/);
  await hall.close();
  const restored = await runProgram(['restore', '--from', file, '--data', elsewhere]);
  expect(restored).toMatchObject({ complained: '', status: 0 });
  expect(restored.said).toMatch(/^Brought back: 1 table, 1 match, \d+ entries\.\n$/);
  copyFileSync(join(hall.data, 'hall.key'), join(elsewhere, 'hall.key'));
  const again = await openHall({ data: elsewhere });
  const back = await comeBack(again.address, mika);
  await back.watch(table);
  await playOn(back, 'restored');
});

test('a hall moves from its file to PostgreSQL and back', async () => {
  const { hall } = await played();
  await hall.close();
  const [url, back] = [await freshDatabase(), temporaryFolder()];
  for (const [from, to] of [
    [hall.data, url],
    [url, back],
  ]) {
    const copied = await runProgram(['store', 'copy', '--from', from, '--to', to]);
    expect(copied).toMatchObject({ complained: '', status: 0 });
    expect(copied.said).toMatch(/^Copied, and found to be the same: 1 table, 1 match, \d+ entries\.\n$/);
  }
  expect(existsSync(join(back, 'hall.db'))).toBe(true);
});

test('what cannot be copied is one sentence, and nothing is changed', async () => {
  const { hall } = await played();
  const folder = temporaryFolder();
  const [file, nothing] = [join(folder, 'file'), join(folder, 'nothing')];
  mkdirSync(nothing);
  writeFileSync(file, 'no backup');
  const before = readdirSync(folder, { recursive: true });
  const refused: [args: string[], sentence: string][] = [
    [['backup', '--to', file, '--data', hall.data], `${file}: it is there already, and is left as it is`],
    [['backup', '--to', join(folder, 'no/such'), '--data', hall.data], 'expected a file to write, found no such file'],
    [['backup', '--to', join(folder, 'x'), '--data', nothing], `${nothing}: no hall has kept anything there`],
    [['restore', '--from', file, '--data', nothing], `${file}: it is not a backup of a hall`],
    [['restore', '--from', join(folder, 'y'), '--data', nothing], 'it is not a backup of a hall'],
    [['store', 'copy', '--from', hall.data, '--to', nothing], `${hall.data}: a hall has it open`],
    [['serve', '--port', '0', '--data', hall.data], `--data ${hall.data}: a hall has it open`],
  ];
  for (const [args, sentence] of refused) {
    const { said, complained, status } = await runProgram(args);
    expect(complained).toContain(sentence);
    expect(complained.split('\n')).toHaveLength(2);
    expect([said, status]).toEqual(['', 2]);
  }
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});
