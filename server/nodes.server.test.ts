/** Any node serves any table: two halls that share a database are one house. */
import { mkdirSync } from 'node:fs';
import { join as pathTo } from 'node:path';
import { sealOf } from '@yamanote/kernel';
import { CLAIM, GUEST, matchFileOf } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import type { HallSettings } from './index.ts';
import { startWorker } from './index.ts';
import type { HallRoom, Registry } from './rooms.ts';
import { openHall, type TestHall, temporaryFolder, testPrograms } from './testing/hall.ts';
import { give, giveBits, isAsked, isDone, join, openTable, playOn, rematch, start } from './testing/play.ts';
import { emptyDatabase } from './testing/postgres/database.ts';
import { testRegistry } from './testing/registry.ts';
import { claimant, comeBack, guest, randomMove, type Visitor } from './testing/visitor.ts';

const ROLL = { do: 'roll', dice: 1 };

/** A house of several nodes: one database, one key. */
async function house(...nodes: Partial<HallSettings>[]): Promise<TestHall[]> {
  const store = await emptyDatabase();
  const folder = temporaryFolder();
  const halls: TestHall[] = [];
  for (const [i, settings] of nodes.entries()) {
    const data = pathTo(folder, `${i}`);
    mkdirSync(data);
    halls.push(await openHall({ data, store, key: pathTo(folder, 'hall.key'), ...settings }));
  }
  return halls;
}

/** Mika and Jo at one table, each on a node of their own. */
async function apart([one, other]: readonly TestHall[], more: Parameters<typeof openTable>[1]['seats'] = []) {
  const [mika, jo] = [await guest(one.address, 'Mika'), await guest(other.address, 'Jo', 1)];
  const table = await openTable(mika, { seats: ['me', 'open', ...more], options: { first: 0 } });
  await join(jo, table);
  return { mika, jo, table };
}

async function begun(halls: readonly TestHall[], more: Parameters<typeof openTable>[1]['seats'] = []) {
  const all = await apart(halls, more);
  await all.mika.until(() => all.mika.table!.seats[1].online);
  await start(all.mika);
  await all.mika.until(() => isAsked(all.mika));
  await all.jo.until(() => all.jo.sight !== null);
  return all;
}

test('two people play a match to its end on two nodes, and the next one after it', async () => {
  const halls = await house({}, {});
  const { mika, jo, table } = await begun(halls, [{ bot: 'random' }]);
  await Promise.all([playOn(mika, 'm'), playOn(jo, 'j')]);
  await Promise.all([mika, jo].map((one) => one.until(() => one.table!.stage === 'over')));
  expect(jo.showings).toEqual(mika.showings);
  const files = await Promise.all(
    halls.map(async ({ address }) => (await fetch(address + matchFileOf(table, mika.match!))).text()),
  );
  expect(JSON.parse(files[0])).toEqual(JSON.parse(files[1]));
  await rematch(jo);
  await mika.until(() => mika.table!.round === 2 && mika.table!.stage === 'waiting');
  await start(mika);
  await jo.until(() => jo.match === `${table}-2`);
  await Promise.all([playOn(mika, 'mm'), playOn(jo, 'jj')]);
  for (const { logLines } of halls) expect(logLines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('each sees the other come, go, rename and set the table', async () => {
  const halls = await house({}, {});
  const { mika, jo, table } = await apart(halls);
  await mika.until(() => mika.table!.seats[1].online);
  await jo.until(() => jo.table!.seats[0].online);
  await jo.post(GUEST, { name: 'Joanna', colour: 2 });
  await mika.until(() => mika.table!.seats[1].guest?.name === 'Joanna');
  await mika.ask({ do: 'configure', table, options: {}, public: true });
  await jo.until(() => jo.table!.public);
  jo.disconnect();
  await mika.until(() => !mika.table!.seats[1].online);
  const back = await comeBack(halls[0].address, jo);
  await back.watch(table);
  await mika.until(() => mika.table!.seats[1].online);
  expect(back.table!.seats.map(({ you }) => you)).toEqual([false, true]);
});

test('the seals and the bits of pages on several nodes make one match', async () => {
  const { mika, jo } = await apart(await house({ sealWait: 60_000, openWait: 60_000 }, { openWait: 60_000 }));
  const bits = ['1'.repeat(32), '2'.repeat(32)];
  await giveBits(mika, bits[0]);
  await giveBits(jo, bits[1]);
  await mika.until(() => mika.table!.seals.every((seal) => seal !== null));
  await start(mika);
  await Promise.all([mika.until(() => mika.sight !== null), jo.until(() => jo.sight !== null)]);
  await Promise.all([playOn(mika, 'm'), playOn(jo, 'j')]);
});

test('bits count at a node that has not heard yet that they are wanted', async () => {
  const halls = await house({ sealWait: 60_000, openWait: 60_000 }, { sealWait: 60_000, openWait: 60_000 });
  const { mika, jo, table } = await apart(halls);
  const [seals, bits] = [
    [mika, jo],
    ['1'.repeat(32), '2'.repeat(32)],
  ];
  const { commitment } = mika.table!;
  for (const [i, one] of seals.entries()) await one.ask({ do: 'seal', table, commitment, seal: sealOf(bits[i]) });
  await mika.until(() => mika.table!.seals.every((seal) => seal !== null));
  const started = mika.ask({ do: 'start', table });
  await mika.until(() => mika.table!.stage === 'opening');
  // The word of it is on its way to the other node.
  const opened = seals.map((one, i) => one.ask({ do: 'bits', table, commitment, bits: bits[i] }));
  expect(await Promise.all([started, ...opened])).toMatchObject([{ is: 'done' }, { is: 'done' }, { is: 'done' }]);
  await Promise.all(seals.map((one) => one.until(() => one.sight !== null)));
});

test('a deal that was not opened in time is void, though its node has closed', async () => {
  const settings = { sealWait: 60_000, openWait: 1 };
  const halls = await house(settings, { ...settings, openWait: 500 });
  const { mika, jo, table } = await apart([halls[1], halls[0]]);
  const seal = 'ab'.repeat(32);
  for (const one of [mika, jo]) await one.ask({ do: 'seal', table, commitment: one.table!.commitment, seal });
  await mika.until(() => mika.table!.seals.every((one) => one !== null));
  const { commitment } = jo.table!;
  mika.sendText(JSON.stringify({ re: 900, do: 'start', table }));
  await jo.until(() => jo.table!.stage === 'opening');
  await halls[1].close();
  await jo.until(() => jo.table!.commitment !== commitment);
});

test('a move that is sent again to another node counts once', async () => {
  const halls = await house({}, {});
  const { mika, table } = await begun(halls);
  const [move, { question }] = [randomMove(), mika.sight!];
  const taken = await give(mika, [ROLL], move);
  const again = await comeBack(halls[1].address, mika);
  await again.watch(table);
  expect({ ...(await give(again, [ROLL], move, question)), re: 0 }).toEqual({ ...taken, re: 0 });
  expect(await give(again, [{ do: 'roll', dice: 2 }], move, question)).toMatchObject({ is: 'refused' });
  expect(again.sight!.next).toBe(mika.sight!.next);
});

test('of two who want the same seat at once on two nodes, one gets it', async () => {
  const [one, other] = await house({}, {});
  const mika = await guest(one.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', 'open', 'open'] });
  const [jo, sam] = [await guest(one.address, 'Jo'), await guest(other.address, 'Sam')];
  await Promise.all([jo.watch(table), sam.watch(table)]);
  const seated = await Promise.all([jo, sam].map((who) => who.ask({ do: 'sit', table, seat: 1 })));
  expect(seated.map(({ is }) => is).sort()).toEqual(['done', 'refused']);
  expect(seated).toContainEqual(expect.objectContaining({ code: 'seat-taken' }));
  // Two who want different things both get them, whoever was faster.
  const both = await Promise.all([
    mika.ask({ do: 'configure', table, options: {}, public: true }),
    seated[0].is === 'done' ? sam.ask({ do: 'sit', table, seat: 2 }) : jo.ask({ do: 'sit', table, seat: 2 }),
  ]);
  expect(both).toMatchObject([{ is: 'done' }, { is: 'done' }]);
  await mika.until(() => mika.table!.public && mika.table!.seats.every(({ guest }) => guest !== null));
});

test('a code is used up on one node for all', async () => {
  const halls = await house({}, {});
  const mika = await guest(halls[0].address, 'Mika');
  const table = await openTable(mika, { seats: ['me', 'open'] });
  const { code } = (await mika.ask({ do: 'seat-code', table, seat: 1 })) as { code: string };
  const claimed = await Promise.all(
    halls.map(({ address }) =>
      fetch(address + CLAIM, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      }),
    ),
  );
  expect(claimed.map(({ status }) => status).sort()).toEqual([200, 404]);
  await mika.until(() => mika.table!.seats[1].guest !== null);
  const { code: second } = (await mika.ask({ do: 'handover' })) as { code: string };
  const phone = await claimant(halls[1].address, second);
  await phone.watch(table);
  expect(phone.table!.seats[0].you).toBe(true);
});

test('the board of one node shows the tables of another', async () => {
  const halls = await house({}, {});
  const sam = await guest(halls[0].address, 'Sam');
  await sam.ask({ do: 'lobby', on: true });
  const mika = await guest(halls[1].address, 'Mika');
  const table = await openTable(mika, { seats: ['me', 'open'], public: true });
  await sam.until(() => sam.lobby!.open.some((line) => line.table === table));
  await join(sam, table);
  const elsewhere = await comeBack(halls[1].address, sam);
  await elsewhere.ask({ do: 'lobby', on: true });
  expect(elsewhere.lobby!.yours).toMatchObject([{ table, yours: true }]);
  mika.disconnect();
  sam.disconnect();
  await elsewhere.until(() => elsewhere.lobby!.open.length === 0);
});

test('bots think on one of the nodes, and on the next when it closes', async () => {
  const halls = await house({ botPace: 60_000 }, {});
  const mika = await guest(halls[0].address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 1 } });
  await start(mika);
  await mika.until(() => mika.sight !== null);
  expect(isAsked(mika)).toBe(false);
  const there = await comeBack(halls[1].address, mika);
  await there.watch(table);
  await halls[0].close();
  await there.until(() => isAsked(there) || isDone(there));
});

test('bots think in a worker, for halls that leave it to workers', async () => {
  const [hall] = await house({ bots: 'elsewhere' });
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }, { bot: 'greedy' }], options: { first: 1 } });
  await start(mika);
  await mika.until(() => mika.sight !== null);
  expect(isAsked(mika)).toBe(false);
  const worker = await startWorker({
    ...testPrograms(),
    data: hall.data,
    store: hall.store,
    key: hall.key,
    botPace: 0,
    log: (line) => hall.logLines.push(line),
    registry: testRegistry,
  });
  await playOn(mika, 'm');
  // Also while nobody can be asked any more, as long as somebody looks on.
  await rematch(mika);
  await start(mika);
  await mika.until(() => mika.match === `${table}-2` && isAsked(mika));
  await mika.ask({ do: 'give-up', table });
  await mika.until(() => isDone(mika));
  await worker.close();
  expect(hall.logLines.filter(({ level }) => level === 'error')).toEqual([]);
});

/** The same game in a newer version; the older one is kept. */
const newer: Registry = {
  ...testRegistry,
  'machi-koro': async () => {
    const room = await testRegistry['machi-koro']();
    const { game } = room;
    const past = { [game.version]: async () => game };
    return { ...room, game: { ...game, version: game.version + 1 }, past } as unknown as HallRoom;
  },
};

test('a new version of a game is played once every node knows it; whoever does not know it sends pages on', async () => {
  const [old, fresh] = await house({}, { registry: newer });
  const { version } = (await testRegistry['machi-koro']()).game;
  const begin = async (hall: TestHall, who: Visitor) => {
    const table = await openTable(who, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
    await start(who);
    await who.until(() => isAsked(who));
    return { table, version: who.table!.version, hall };
  };
  const mika = await guest(fresh.address, 'Mika');
  expect(await begin(fresh, mika)).toMatchObject({ version });
  await old.close();
  const { table, version: now } = await begin(fresh, await comeBack(fresh.address, mika));
  expect(now).toBe(version + 1);
  // One of the old kind comes back.
  const again = await openHall({ data: old.data, store: old.store, key: old.key });
  const back = await comeBack(again.address, mika);
  expect(await back.watch(table)).toMatchObject({ is: 'refused', code: 'elsewhere' });
});
