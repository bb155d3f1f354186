/** Matches under rules that are no longer the newest, or no longer there. */
import { type Match, verify } from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { expect, test } from 'vitest';
import type { HallRoom, Registry } from './rooms.ts';
import { openHall, type TestHall } from './testing/hall.ts';
import { isAsked, isDone, openTable, playOn, rematch, start } from './testing/play.ts';
import { testRegistry } from './testing/registry.ts';
import { comeBack, guest, type Visitor } from './testing/visitor.ts';

/** Festivals of version 2 are over after their first round. */
const shorter = {
  ...lanterns,
  version: 2,
  setup: (seats: number, options: never) => lanterns.setup(seats, { ...(options as object), rounds: 1 } as never),
};
const room = (game: unknown, past?: object) =>
  ({
    lanterns: async () => ({ game, past, evaluate: () => 0, opens: () => null }) as unknown as HallRoom,
  }) satisfies Registry;

async function played(until: 'asked' | 'over'): Promise<{ hall: TestHall; mika: Visitor; table: string }> {
  const hall = await openHall({ registry: { ...testRegistry, ...room(lanterns) } });
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { game: 'lanterns', seats: ['me', { bot: 'random' }], options: { rounds: 3 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  if (until === 'over') await playOn(mika, 'on');
  await hall.close();
  return { hall, mika, table };
}

test('a match goes on under the rules it began with, bots and file included; the next one has the newest', async () => {
  const before = await played('asked');
  const registry = { ...testRegistry, ...room(shorter, { 1: async () => lanterns }) };
  const after = await openHall({ data: before.hall.data, registry });
  const back = await comeBack(after.address, before.mika);
  await back.watch(before.table);
  expect(back.table).toMatchObject({ version: 1, stage: 'running' });
  await playOn(back, 'on');
  expect(isDone(back)).toBe(true);
  await back.until(() => back.table!.stage === 'over');
  const file = await fetch(`${after.address}/api/tables/${before.table}/matches/${before.table}-1.json`);
  const match = (await file.json()) as Match;
  expect(match.version).toBe(1);
  expect(verify(lanterns as never, match)).toMatchObject({ ok: true });
  await rematch(back);
  await back.until(() => back.table!.stage === 'running');
  expect(back.table).toMatchObject({ version: 2, round: 2 });
});

test('a match whose rules are gone is refused with the reason, and nothing else suffers', async () => {
  const before = await played('asked');
  const after = await openHall({ data: before.hall.data, registry: { ...testRegistry, ...room(shorter) } });
  const back = await comeBack(after.address, before.mika);
  expect(await back.ask({ do: 'watch', table: before.table, match: null, next: 0 })).toMatchObject({
    code: 'frozen',
    field: 'version',
  });
  expect(back.table).toMatchObject({ version: 1, stage: 'running' });
  const other = await openTable(back, { game: 'lanterns', seats: ['me', { bot: 'random' }], options: {} });
  await start(back);
  expect(back.table).toMatchObject({ table: other, stage: 'running', version: 2 });
});

test('a finished match whose rules are gone cannot be checked, and says why', async () => {
  const before = await played('over');
  const after = await openHall({ data: before.hall.data, registry: { ...testRegistry, ...room(shorter) } });
  const file = await fetch(`${after.address}/api/tables/${before.table}/matches/${before.table}-1.json`);
  expect([file.status, await file.json()]).toMatchObject([409, { code: 'frozen', field: 'version' }]);
});
