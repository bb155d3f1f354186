/** What the hall keeps beside its data file: the key of its seeds, and the one it signs with. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, type Match2, parseMatch, verify } from '@yamanote/kernel';
import { matchFileOf } from '@yamanote/protocol';
import { isSigned } from '@yamanote/protocol/signature';
import { expect, test, vi } from 'vitest';
import { openDatabase } from './store/embedded/database.ts';
import { openHall, type TestHall, temporaryFolder } from './testing/hall.ts';
import { isAsked, openTable, playOn, start } from './testing/play.ts';
import { testRegistry } from './testing/registry.ts';
import { comeBack, guest, type Visitor } from './testing/visitor.ts';

async function begin(hall: TestHall): Promise<Visitor> {
  const mika = await guest(hall.address, 'Mika');
  await openTable(mika, { seats: ['me', { bot: 'random' }] });
  await start(mika);
  await mika.until(() => isAsked(mika));
  return mika;
}

async function finish({ address }: TestHall, mika: Visitor): Promise<Match2> {
  await playOn(mika, 'm');
  await mika.until(() => mika.table!.stage === 'over');
  const { table, match } = mika.table!;
  return parseMatch(await (await fetch(address + matchFileOf(table, match))).json()) as Match2;
}

/** Everything in the folder but the key. */
function dataOf({ data }: TestHall): string {
  const files = readdirSync(data).filter((file) => file !== 'hall.key' && statSync(join(data, file)).isFile());
  return files.map((file) => readFileSync(join(data, file), 'latin1')).join();
}

test('a copy of the data does not tell the seed of a match that is played', async () => {
  const hall = await openHall();
  const mika = await begin(hall);
  const copy = dataOf(hall);
  const { seed, commitment } = await finish(hall, mika);
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(copy).toContain(commitment);
  expect(copy).not.toContain(seed);
  expect(statSync(join(hall.data, 'hall.key')).mode & 0o077).toBe(0);
});

test('a match that is over is signed, and a changed one is not', async () => {
  const hall = await openHall();
  const match = await finish(hall, await begin(hall));
  const { game } = await testRegistry[match.game]();
  const checked = async (one: Match2) => verify(game, one, { isSigned: await isSigned(one) });
  const { holds, differs } = await checked(match);
  expect(differs).toBeNull();
  expect(hall.fingerprint).toBe(fingerprintOf(match.signed!.key));
  expect(holds.join()).toContain(`signed by the hall with the fingerprint ${hall.fingerprint}`);
  const changed = (digits: string) => digits.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  const { key, signature } = match.signed!;
  for (const signed of [
    { key, signature: changed(signature) },
    { key: changed(key), signature },
  ])
    expect(await checked({ ...match, signed })).toMatchObject({ fault: 'signature' });
  const [first, ...others] = match.log;
  expect(await isSigned({ ...match, log: [{ ...first, at: first.at + 1 }, ...others] })).toBe(false);
  expect(await isSigned({ ...match, signed: null })).toBeUndefined();
});

test('a page is told the fingerprint of the hall, and says so where it cannot check a signature', async () => {
  const hall = await openHall();
  const mika = await begin(hall);
  expect(JSON.parse(mika.frames[0])).toMatchObject({ is: 'welcome', fingerprint: hall.fingerprint });
  const match = await finish(hall, mika);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues });
  expect(await isSigned(match)).toBeUndefined();
  vi.unstubAllGlobals();
});

test('a hall with the key of another says so and does not open; with its own, matches go on', async () => {
  const hall = await openHall();
  const mika = await begin(hall);
  const { table } = mika.table!;
  await hall.close();
  const key = join(hall.data, 'hall.key');
  renameSync(key, `${key}.kept`);
  await expect(openHall({ data: hall.data })).rejects.toThrow(/hall\.key: expected the key [0-9a-f]{16}/);
  rmSync(key);
  renameSync(`${key}.kept`, key);
  const again = await openHall({ data: hall.data });
  const back = await comeBack(again.address, mika);
  await back.watch(table);
  expect((await finish(again, back)).seed).not.toBeNull();
});

test('the key may lie elsewhere than the data', async () => {
  const key = join(temporaryFolder(), 'own.key');
  const hall = await openHall({ key });
  await hall.close();
  expect(existsSync(join(hall.data, 'hall.key'))).toBe(false);
  expect((await openHall({ data: hall.data, key })).fingerprint).toBe(hall.fingerprint);
});

test('a match whose seed was stored before seeds were locked goes on', async () => {
  const hall = await openHall();
  const mika = await begin(hall);
  const { table, match } = mika.table!;
  const { seed } = await finish(hall, mika);
  await hall.close();
  const file = openDatabase(hall.data);
  expect(file.rows<{ seed: string }>('select seed from matches where id = ?', [match])[0].seed).toMatch(/^locked:/);
  file.run('update matches set seed = ? where id = ?', [seed, match]);
  file.close();
  const again = await openHall({ data: hall.data });
  const path = matchFileOf(table, match);
  expect(await (await fetch(again.address + path)).json()).toMatchObject({ seed });
});
