/** What the hall keeps beside its data file: the key of its seeds, and the one it signs with. */
import { createPublicKey, verify as isSignature } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, type IsGenuine, type Match2, parseMatch, verify } from '@yamanote/kernel';
import { matchFileOf } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { openDatabase } from './store/embedded/database.ts';
import { openHall, type TestHall } from './testing/hall.ts';
import { isAsked, openTable, playOn, start } from './testing/play.ts';
import { testRegistry } from './testing/registry.ts';
import { comeBack, guest, type Visitor } from './testing/visitor.ts';

const isGenuine: IsGenuine = ({ key, signature }, hash) => {
  const x = Buffer.from(key, 'hex').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return isSignature(null, Buffer.from(hash, 'hex'), publicKey, Buffer.from(signature, 'hex'));
};

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
  const { holds, differs } = verify(game, match, { isGenuine });
  expect(differs).toBeNull();
  expect(holds.join()).toContain(`signed by the hall with the fingerprint ${fingerprintOf(match.signed!.key)}`);
  const signature = match.signed!.signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  expect(verify(game, { ...match, signed: { ...match.signed!, signature } }, { isGenuine }).differs).toMatch(
    /^signed\.signature: expected one of /,
  );
});

test('a hall with the key of another says so and does not open; with its own, matches go on', async () => {
  const hall = await openHall();
  const mika = await begin(hall);
  const { table } = mika.table!;
  await hall.close();
  const key = join(hall.data, 'hall.key');
  renameSync(key, `${key}.kept`);
  await expect(openHall({ data: hall.data })).rejects.toThrow(/hall\.key in .*: expected the key [0-9a-f]{16}/);
  rmSync(key);
  renameSync(`${key}.kept`, key);
  const again = await openHall({ data: hall.data });
  const back = await comeBack(again.address, mika);
  await back.watch(table);
  expect((await finish(again, back)).seed).not.toBeNull();
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
