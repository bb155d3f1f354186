/** Whoever is asked and does not look is told: of each decision once, wherever they are not, through restarts and crashes. */
import { join as pathTo } from 'node:path';
import { fastRng } from '@yamanote/kernel';
import { CHANNELS, type Channels, HOOK, QUIET, REMOVE } from '@yamanote/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { tableNameIn } from './notices/notice.ts';
import { bringUp } from './testing/bring-up.ts';
import { openHall, type TestHall, temporaryFolder } from './testing/hall.ts';
import { addHook, lookAgain, lookAway, TELLS, toldTo } from './testing/notices.ts';
import { give, isAsked, isDone, join, openTable, someAnswer, start } from './testing/play.ts';
import { emptyDatabase } from './testing/postgres/database.ts';
import { openReceiver, type Receiver } from './testing/receiver.ts';
import { comeBack, guest, randomMove, type Visitor } from './testing/visitor.ts';

interface Party {
  table: string;
  mika: Visitor;
  jo: Visitor;
  /** Jo's. */
  receiver: Receiver;
  secret: string;
}

/** Mika looks, Jo has a webhook and looks elsewhere; Mika begins. */
async function party(hall: Pick<TestHall, 'address'>, at = hall): Promise<Party> {
  const receiver = await openReceiver();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(at.address, 'Jo', 1)];
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 0 } });
  await join(jo, table);
  const secret = await addHook(jo, receiver);
  await lookAway(jo);
  await mika.until(() => mika.table!.seats[1].online);
  await start(mika);
  for (const one of [mika, jo]) await one.until(() => one.sight !== null);
  return { table, mika, jo, receiver, secret };
}

/** One answer of whoever is asked; those who have the table open have seen what it became. */
async function answer(asked: Visitor, others: readonly Visitor[] = [], rng = fastRng('answer')): Promise<void> {
  await asked.until(() => isAsked(asked));
  const before = asked.sight!.next;
  const answered = await give(asked, [await someAnswer(asked, rng)]);
  expect(answered.is).toBe('done');
  for (const one of [asked, ...others]) await one.until(() => one.sight!.next > before);
}

/** Mika plays until Jo is asked. */
async function untilAsked(waiting: Visitor, playing: Visitor, rng = fastRng('until')): Promise<void> {
  while (!isAsked(waiting)) await answer(playing, [waiting], rng);
}

test('each decision of who does not look is told of once, and never what is on the board', async () => {
  const hall = await openHall(TELLS);
  const { table, mika, jo, receiver, secret } = await party(hall);
  const rng = fastRng('each');
  let decisions = 0;
  while (decisions < 6) {
    await untilAsked(jo, mika, rng);
    decisions++;
    // The first that came was a try.
    await receiver.until(1 + decisions);
    await answer(jo, [mika], rng);
  }
  const told = toldTo(receiver, secret);
  expect(told).toHaveLength(decisions);
  expect(new Set(told.map(({ id }) => id)).size).toBe(decisions);
  const link = `${hall.address}/table/${table}`;
  const tableName = tableNameIn('en', table);
  const text = `Machi Koro · ${tableName}: Your move. You play with Mika. ${link}`;
  for (const { id, ...rest } of told) {
    expect(rest).toEqual({
      ...{ kind: 'turn', game: 'machi-koro', table, tableName, seat: 1, name: 'Jo', link },
      ...{ text, content: text },
    });
  }
});

test('a proposal waits for a word: its person is told of it once, and of the next one again', async () => {
  const hall = await openHall(TELLS);
  const { table, mika, jo, receiver, secret } = await party(hall);
  await mika.until(() => isAsked(mika));
  const { match } = mika.table!;
  const propose = (kind: 'end' | 'pause') =>
    mika.ask({ do: 'propose', table, match, move: randomMove(), agreement: { is: kind }, moment: mika.sight!.moment });
  await propose('end');
  await receiver.until(2);
  const link = `${hall.address}/table/${table}`;
  expect(toldTo(receiver, secret)).toMatchObject([{ kind: 'proposal', seat: 1, name: 'Jo', link }]);
  expect(toldTo(receiver, secret)[0].text).toContain('A proposal is waiting for your answer.');
  await jo.until(() => jo.table!.proposal !== null);
  await jo.ask({ do: 'agree', table, match, proposal: jo.table!.proposal!.id, yes: false });
  await mika.until(() => mika.table!.proposal?.refusedBy === 1);
  await propose('pause');
  await receiver.until(3);
  // The match goes on, and what was proposed is void: nothing more of it is sent, and the next thing told is Jo's turn.
  await untilAsked(jo, mika);
  await receiver.until(4);
  expect(toldTo(receiver, secret).map(({ kind }) => kind)).toEqual(['proposal', 'proposal', 'turn']);
});

test('nobody is told while they look, on whatever page', async () => {
  const hall = await openHall(TELLS);
  const { table, mika, jo, receiver, secret } = await party(hall);
  const phone = await comeBack(hall.address, jo);
  await phone.watch(table);
  for (let i = 0; i < 3; i++) {
    await untilAsked(jo, mika);
    await answer(jo, [mika]);
  }
  // Behind other pages it is no look.
  await lookAway(phone);
  await untilAsked(jo, mika);
  await receiver.until(2);
  await lookAgain(phone);
  await answer(jo, [mika]);
  expect(toldTo(receiver, secret)).toHaveLength(1);
});

test('who has seen what is asked and leaves is told after a while', async () => {
  const hall = await openHall(TELLS);
  const { mika, jo, receiver, secret } = await party(hall);
  await lookAgain(jo);
  await untilAsked(jo, mika);
  jo.disconnect();
  await receiver.until(2);
  expect(toldTo(receiver, secret)).toMatchObject([{ kind: 'turn', seat: 1 }]);
});

test('who asks to be told is told of what is open already', async () => {
  const hall = await openHall(TELLS);
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  await join(jo, await openTable(mika, { seats: ['me', 'open'], options: { first: 1 } }));
  await start(mika);
  await jo.until(() => isAsked(jo));
  await lookAway(jo);
  const receiver = await openReceiver();
  const secret = await addHook(jo, receiver);
  await receiver.until(2);
  expect(toldTo(receiver, secret)).toHaveLength(1);
});

test('one tap ends the notices of a table, and brings them back', async () => {
  const hall = await openHall(TELLS);
  const { table, mika, jo, receiver, secret } = await party(hall);
  await jo.until(() => jo.table!.notices === 'told');
  await jo.post(QUIET, { table, quiet: true });
  await jo.until(() => jo.table!.notices === 'quiet');
  for (let i = 0; i < 2; i++) {
    await untilAsked(jo, mika);
    await answer(jo, [mika]);
  }
  await jo.post(QUIET, { table, quiet: false });
  await jo.until(() => jo.table!.notices === 'told');
  await untilAsked(jo, mika);
  await receiver.until(2);
  expect(toldTo(receiver, secret)).toHaveLength(1);
});

test('a table tells of everybody, and only its host adds and removes that', async () => {
  const hall = await openHall(TELLS);
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 1 } });
  await join(jo, table);
  const receiver = await openReceiver();
  const refused = await jo.post(HOOK, { address: receiver.address, table, language: 'en' });
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'not-host' }]);
  const secret = await addHook(mika, receiver, table);
  await lookAway(jo);
  await start(mika);
  await receiver.until(2);
  expect(toldTo(receiver, secret)).toMatchObject([
    { seat: 1, name: 'Jo', text: expect.stringContaining('Jo is to move.') },
  ]);
  const shown = async (one: Visitor) => {
    const answered = await fetch(`${hall.address}${CHANNELS}?table=${table}`, { headers: { cookie: one.cookie } });
    return (await answered.json()) as Channels;
  };
  expect(await shown(jo)).toMatchObject({ mine: [], table: [], secret: null });
  const [{ id, host }] = (await shown(mika)).table;
  expect(host).toBe(new URL(receiver.address).host);
  expect((await jo.post(REMOVE, { channel: id, table })).status).toBe(403);
  expect((await jo.post(REMOVE, { channel: id, table: null })).status).toBe(200);
  expect((await shown(mika)).table).toHaveLength(1);
  await mika.post(REMOVE, { channel: id, table });
  expect((await shown(mika)).table).toEqual([]);
});

test('what is not taken is sent again under the same id until it is, and not after that', async () => {
  const hall = await openHall(TELLS);
  const { mika, jo, receiver, secret } = await party(hall);
  receiver.answer(500, 302, 204);
  await untilAsked(jo, mika);
  await receiver.until(4);
  await answer(jo, [mika]);
  await untilAsked(jo, mika);
  await receiver.until(5);
  const ids = toldTo(receiver, secret).map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids.slice(0, 3)).size).toBe(1);
  expect(ids[3]).not.toBe(ids[0]);
});

test('after so many tries it is given up, and its owner sees that', async () => {
  const hall = await openHall(TELLS);
  const { mika, jo, receiver, secret } = await party(hall);
  const failing = async () => {
    const answered = await fetch(hall.address + CHANNELS, { headers: { cookie: jo.cookie } });
    return ((await answered.json()) as Channels).mine.map((one) => one.failing);
  };
  receiver.answer(500);
  await untilAsked(jo, mika);
  await receiver.until(4);
  expect(await failing()).toHaveLength(1);
  await answer(jo, [mika]);
  await untilAsked(jo, mika);
  // Before the second is tried, the first was given up.
  await receiver.until(5);
  expect(await failing()).toEqual([true]);
  const ids = toldTo(receiver, secret).map(({ id }) => id);
  expect(new Set(ids.slice(0, 3)).size).toBe(1);
  expect(ids[3]).not.toBe(ids[0]);
});

test('who sleeps can be nudged by another player, once for a decision', async () => {
  const hall = await openHall({ ...TELLS, noticeTimes: { ...TELLS.noticeTimes, soon: 3_600_000 } });
  const { table, mika, jo, receiver, secret } = await party(hall);
  const nudge = (by: Visitor, seat: number) => by.ask({ do: 'nudge', table, match: by.match!, seat });
  expect(await nudge(mika, 1)).toMatchObject({ code: 'stale' });
  await untilAsked(jo, mika);
  const stranger = await guest(hall.address, 'Sam');
  await stranger.watch(table);
  expect(await nudge(stranger, 1)).toMatchObject({ code: 'not-seated' });
  expect(await nudge(jo, 1)).toMatchObject({ code: 'impossible' });
  await lookAgain(jo);
  expect(await nudge(mika, 1)).toMatchObject({ code: 'too-early' });
  await lookAway(jo);
  expect(await nudge(mika, 1)).toMatchObject({ is: 'done' });
  await receiver.until(2);
  expect(await nudge(mika, 1)).toMatchObject({ code: 'nudged' });
  expect(toldTo(receiver, secret)).toMatchObject([
    { kind: 'nudge', seat: 1, text: expect.stringContaining('The others are waiting for your move.') },
  ]);
  await jo.post(QUIET, { table, quiet: true });
  await answer(jo, [mika]);
  await untilAsked(jo, mika);
  expect(await nudge(mika, 1)).toMatchObject({ code: 'not-reached' });
});

test('nobody is nudged who was asked just now', async () => {
  const hall = await openHall({ ...TELLS, noticeTimes: { nudge: 3_600_000 } });
  const { table, mika, jo } = await party(hall);
  await untilAsked(jo, mika);
  expect(await mika.ask({ do: 'nudge', table, match: mika.match!, seat: 1 })).toMatchObject({ code: 'too-early' });
});

test('a whole match through restarts: of every decision once', async () => {
  const data = temporaryFolder();
  let hall = await openHall({ ...TELLS, data });
  let { table, mika, jo, receiver, secret } = await party(hall);
  const rng = fastRng('restarts');
  let decisions = 0;
  while (!isDone(jo) && decisions < 40) {
    while (!isAsked(jo) && !isDone(jo)) await answer(mika, [jo], rng);
    if (isDone(jo)) break;
    decisions++;
    await receiver.until(1 + decisions);
    if (decisions % 8 === 0) {
      await hall.close();
      hall = await openHall({ ...TELLS, data });
      [mika, jo] = [await comeBack(hall.address, mika), await comeBack(hall.address, jo)];
      await lookAway(jo);
      await mika.watch(table);
      await jo.watch(table);
      await jo.until(() => isAsked(jo));
    }
    await answer(jo, [mika], rng);
  }
  const ids = toldTo(receiver, secret).map(({ id }) => id);
  expect(ids).toHaveLength(decisions);
  expect(new Set(ids).size).toBe(decisions);
});

test.each(['embedded', 'postgres'])(
  'a node that dies between sending and storing sends again under the same id, and only then: %s',
  async (engine) => {
    const [data, key] = [temporaryFolder(), pathTo(temporaryFolder(), 'hall.key')];
    const store = engine === 'postgres' ? { store: await emptyDatabase() } : {};
    const settings = { ...TELLS, ...store, key };
    const victim = await bringUp(data, 'none', settings);
    const { mika, jo, receiver, secret } = await party(victim);
    // It has come, but the hall does not hear of it.
    receiver.answer('nothing', 204);
    await untilAsked(jo, mika);
    await receiver.until(2);
    victim.process.kill('SIGKILL');
    const hall = await openHall({ ...settings, data });
    await receiver.until(3);
    const [first, second] = toldTo(receiver, secret);
    expect(second).toEqual(first);
    const [again, back] = [await comeBack(hall.address, mika), await comeBack(hall.address, jo)];
    await lookAway(back);
    await back.watch(first.table);
    await again.watch(first.table);
    await answer(back, [again]);
    await untilAsked(back, again);
    await receiver.until(4);
    expect(toldTo(receiver, secret)[2].id).not.toBe(first.id);
    expect(receiver.received).toHaveLength(4);
  },
);

test('several nodes tell once, and not while somebody looks at another one', async () => {
  const [store, key] = [await emptyDatabase(), pathTo(temporaryFolder(), 'hall.key')];
  const nodes = [
    await openHall({ ...TELLS, store, key }),
    await openHall({ ...TELLS, store, key }),
    await openHall({ ...TELLS, store, key }),
  ];
  const { table, mika, jo, receiver, secret } = await party(nodes[0], nodes[1]);
  for (let i = 0; i < 3; i++) {
    await untilAsked(jo, mika);
    await receiver.until(2 + i);
    await answer(jo, [mika]);
  }
  jo.disconnect();
  await mika.until(() => !mika.table!.seats[1].online);
  const phone = await comeBack(nodes[2].address, jo);
  onTestFinished(phone.disconnect);
  await phone.watch(table);
  // It is stored then that somebody looks there.
  await mika.until(() => mika.table!.seats[1].online);
  await untilAsked(phone, mika);
  await answer(phone, [mika]);
  await lookAway(phone);
  await untilAsked(phone, mika);
  await receiver.until(5);
  const ids = toldTo(receiver, secret).map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});
