/** How seed and bits are sealed, shown and opened before the first throw. */
import { type Match, type Match2, parseMatch, sealOf, verify } from '@yamanote/kernel';
import { matchFileOf, type TableInfo } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { openHall } from './testing/hall.ts';
import { join, openTable, playOn, start } from './testing/play.ts';
import { testRegistry } from './testing/registry.ts';
import { comeBack, guest, type Visitor } from './testing/visitor.ts';

const [MINE, YOURS] = ['ab'.repeat(16), 'cd'.repeat(16)];

/** Mika, the host, and Jo at a table of two that has not started. */
async function pairAt(address: string): Promise<[Visitor, Visitor]> {
  const [mika, jo] = [await guest(address, 'Mika'), await guest(address, 'Jo', 1)];
  await join(jo, await openTable(mika, { seats: ['me', 'open'] }));
  return [mika, jo];
}

function seal(visitor: Visitor, bits: string) {
  const { table, commitment } = visitor.table!;
  return visitor.ask({ do: 'seal', table, commitment, seal: sealOf(bits) });
}

function open(visitor: Visitor, bits: string) {
  const { table, commitment } = visitor.table!;
  return visitor.ask({ do: 'bits', table, commitment, bits });
}

function isAt(visitor: Visitor, stage: TableInfo['stage']): Promise<void> {
  return visitor.until(() => visitor.table!.stage === stage);
}

async function playToEnd(address: string, [mika, jo]: readonly [Visitor, Visitor]): Promise<Match2> {
  await Promise.all([playOn(mika, 'm'), playOn(jo, 'j')]);
  await isAt(mika, 'over');
  const { table, match } = mika.table!;
  const file = await fetch(address + matchFileOf(table, match));
  return parseMatch(await file.json()) as Match as Match2;
}

test('nothing is opened before all seals are shown to all, and the match has what was shown', async () => {
  const hall = await openHall();
  const [mika, jo] = await pairAt(hall.address);
  expect(await open(mika, MINE)).toMatchObject({ code: 'not-started' });
  await seal(mika, MINE);
  await seal(jo, YOURS);
  await start(mika);
  const seals = [sealOf(MINE), sealOf(YOURS)];
  for (const one of [mika, jo]) {
    await isAt(one, 'opening');
    expect(one.table!.seals).toEqual(seals);
    expect(one.sight).toBeNull();
  }
  const { commitment } = jo.table!;
  expect(await seal(jo, MINE)).toMatchObject({ code: 'already-started' });
  await open(mika, MINE);
  expect(mika.table!.stage).toBe('opening');
  await open(jo, YOURS);
  for (const one of [mika, jo]) await isAt(one, 'running');
  // As a page does that never heard that they were taken.
  expect(await open(jo, YOURS)).toMatchObject({ is: 'done' });
  expect(await open(jo, MINE)).toMatchObject({ code: 'already-started' });
  expect(jo.frames.join()).not.toContain(MINE);
  const match = await playToEnd(hall.address, [mika, jo]);
  expect(match.seats.map(({ seal, bits }) => [seal, bits])).toEqual([
    [seals[0], MINE],
    [seals[1], YOURS],
  ]);
  const { game } = await testRegistry[match.game]();
  expect(verify(game, match, { notes: [{ commitment, seals, bits: YOURS }] })).toMatchObject({ ok: true });
});

test('bits that were not sealed are refused, and those that were still count', async () => {
  const hall = await openHall();
  const [mika, jo] = await pairAt(hall.address);
  await seal(mika, MINE);
  await start(mika);
  await isAt(mika, 'opening');
  expect(await open(mika, YOURS)).toMatchObject({ code: 'malformed', field: 'bits' });
  expect(await open(jo, YOURS)).toMatchObject({ code: 'malformed', field: 'bits' });
  await open(mika, MINE);
  await isAt(mika, 'running');
});

test('a deal that somebody does not open is void: new seed, new bits, and the match tells of it', async () => {
  const hall = await openHall({ openWait: 1 });
  const [mika, jo] = await pairAt(hall.address);
  const { commitment } = mika.table!;
  await seal(mika, MINE);
  await seal(jo, YOURS);
  // Requests of a page are taken one after the other, so these two come before any timer.
  await Promise.all([start(mika), open(mika, MINE)]);
  await mika.until(() => mika.table!.commitment !== commitment);
  expect(await open(jo, YOURS)).toMatchObject({ code: expect.stringMatching(/stale|not-started/) });
  await jo.until(() => jo.table!.commitment === mika.table!.commitment);
  // Now nobody seals anything, and nobody is waited for long.
  for (const one of [mika, jo]) await isAt(one, 'running');
  const match = await playToEnd(hall.address, [mika, jo]);
  expect(match.voids).toEqual([{ commitment, silent: [1] }]);
  expect(match.commitment).not.toBe(commitment);
  expect(match.seats.map(({ bits }) => bits)).toEqual([null, null]);
  const { game } = await testRegistry[match.game]();
  const { ok, notes } = verify(game, match);
  expect(ok).toBe(true);
  expect(notes.join()).toContain('voids[0]');
  // What was shown first is not in it any more, and a page that remembers it says so.
  expect(verify(game, match, { seals: [commitment] })).toMatchObject({ ok: false });
});

test('whoever was silent twice is not waited for again', async () => {
  const hall = await openHall({ openWait: 1, sealWait: 60_000 });
  const [mika, jo] = await pairAt(hall.address);
  const deals = [mika.table!.commitment];
  await seal(mika, MINE);
  await seal(jo, YOURS);
  await start(mika);
  while (deals.length < 3) {
    for (const one of [mika, jo]) await one.until(() => !deals.includes(one.table!.commitment));
    deals.push(mika.table!.commitment);
    await seal(mika, MINE);
    await seal(jo, YOURS);
  }
  await isAt(mika, 'running');
  const match = await playToEnd(hall.address, [mika, jo]);
  expect(match.voids).toEqual([
    { commitment: deals[0], silent: [0, 1] },
    { commitment: deals[1], silent: [0, 1] },
  ]);
  expect(match.commitment).toBe(deals[2]);
  expect(match.seats.map(({ bits }) => bits)).toEqual([null, null]);
});

test('a hall that is opened again in between still knows the seals, and waits for them to be opened', async () => {
  const hall = await openHall();
  const [mika, jo] = await pairAt(hall.address);
  const { table } = mika.table!;
  await seal(mika, MINE);
  await seal(jo, YOURS);
  await start(mika);
  await isAt(jo, 'opening');
  const { commitment, seals } = jo.table!;
  await hall.close();
  const again = await openHall({ data: hall.data });
  const back = [await comeBack(again.address, mika), await comeBack(again.address, jo)] as const;
  for (const [i, one] of back.entries()) {
    await one.watch(table);
    expect(one.table).toMatchObject({ stage: 'opening', commitment, seals });
    await open(one, [MINE, YOURS][i]);
  }
  for (const one of back) await isAt(one, 'running');
});

test('a hall that has time waits for everybody to come by: each seals and opens at the next visit', async () => {
  const hall = await openHall({ dealWait: 86_400_000 });
  const [mika, jo] = await pairAt(hall.address);
  const { table } = mika.table!;
  jo.disconnect();
  await seal(mika, MINE);
  await start(mika);
  await mika.until(() => mika.table!.starting);
  expect(mika.table).toMatchObject({ stage: 'waiting', seals: [sealOf(MINE), null] });
  mika.disconnect();
  const joAgain = await comeBack(hall.address, jo);
  await joAgain.watch(table);
  await seal(joAgain, YOURS);
  await isAt(joAgain, 'opening');
  await open(joAgain, YOURS);
  expect(joAgain.table!.stage).toBe('opening');
  const mikaAgain = await comeBack(hall.address, mika);
  await mikaAgain.watch(table);
  await open(mikaAgain, MINE);
  for (const one of [mikaAgain, joAgain]) await isAt(one, 'running');
  const match = await playToEnd(hall.address, [mikaAgain, joAgain]);
  expect(match.voids).toEqual([]);
  expect(match.seats.map(({ bits }) => bits)).toEqual([MINE, YOURS]);
});
