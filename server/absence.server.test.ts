/** Whoever is missing in the middle of a match is played for by a bot that the table agreed on, until they are back. */
import { join as pathTo } from 'node:path';
import { expect, test } from 'vitest';
import { openHall, openTestStore, type TestHall, temporaryFolder } from './testing/hall.ts';
import { give, isAsked, join, openTable, playOn, rematch, start, type Wish } from './testing/play.ts';
import { emptyDatabase } from './testing/postgres/database.ts';
import { comeBack, guest, type Visitor } from './testing/visitor.ts';

const ROLL = { do: 'roll', dice: 1 };
/** The shortest that a table can agree on. */
const SOON = { bot: 'random', after: 1, taking: false };

/** Mika, who is asked, and Jo. */
async function seated([one, other]: readonly TestHall[], absence: Wish['absence'], more: Wish['seats'] = []) {
  const [mika, jo] = [await guest(one.address, 'Mika'), await guest(other.address, 'Jo', 1)];
  const table = await openTable(mika, { seats: ['me', 'open', ...more], options: { first: 0 }, absence });
  await join(jo, table);
  await mika.until(() => mika.table!.seats[1].online);
  await start(mika);
  await mika.until(() => isAsked(mika));
  await jo.until(() => jo.table!.stage === 'running' && jo.table!.seats[0].online);
  return { mika, jo, table };
}

/** As Jo sees it: a bot has played for Mika. */
async function playedFor(jo: Visitor): Promise<void> {
  await jo.until(() => jo.table!.seats[0].bot !== null);
  await jo.until(() => jo.showings.some(({ entry }) => entry.seat === 0 && 'by' in entry && entry.by.is === 'bot'));
}

const GONE = { guest: { name: 'Mika' }, bot: 'random', absence: 'gone', gaveUp: false };

test('a bot plays for who is asked and gone, and its person goes on at the next decision', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await seated([hall, hall], SOON);
  await give(mika, [ROLL]);
  mika.disconnect();
  await playedFor(jo);
  expect(jo.table!.seats[0]).toMatchObject(GONE);
  expect(jo.table!.absence).toEqual(SOON);
  const back = await comeBack(hall.address, mika);
  await back.watch(table);
  // Until they say so, it is still the bot's.
  expect(await give(back, [ROLL])).toMatchObject({ code: 'not-seated' });
  expect(await back.ask({ do: 'sit', table, seat: 0 })).toMatchObject({ is: 'done' });
  expect(back.table!.seats[0]).toMatchObject({ bot: null, absence: null, you: true, online: true });
  await Promise.all([playOn(back, 'back'), playOn(jo, 'jo')]);
  await hall.close();
  const store = await openTestStore(hall.data);
  const played = (await store.matches.players(`${table}-1`)).filter(({ seat }) => seat === 0);
  expect(played.map(({ bot }) => bot)).toEqual([null, 'random', null]);
  expect(new Set(played.map((one) => one.guest)).size).toBe(1);
  await store.close();
});

test('where nobody agreed on it, nobody is played for by themselves', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await seated([hall, hall], undefined);
  expect(mika.table!.absence).toEqual({ bot: 'normal', after: null, taking: false });
  mika.disconnect();
  await jo.until(() => !jo.table!.seats[0].online);
  await jo.ask({ do: 'watch', table, match: null, next: 0 });
  await hall.close();
  const store = await openTestStore(hall.data);
  expect(await store.jobs.next(['absent'])).toBeNull();
  await store.close();
});

test('who was away while the hall was is waited for anew, and then missed', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await seated([hall, hall], SOON);
  mika.disconnect();
  await jo.until(() => !jo.table!.seats[0].online);
  await hall.close();
  const again = await openHall({ data: hall.data });
  const jo2 = await comeBack(again.address, jo);
  await jo2.watch(table);
  await playedFor(jo2);
  expect(jo2.table!.seats[0]).toMatchObject(GONE);
  await again.close();
  // Why a bot plays is not forgotten.
  const last = await openHall({ data: hall.data });
  const mika2 = await comeBack(last.address, mika);
  await mika2.watch(table);
  expect(mika2.table!.seats[0]).toMatchObject({ ...GONE, you: true });
  await mika2.ask({ do: 'sit', table, seat: 0 });
  expect(mika2.table!.seats[0].bot).toBeNull();
});

test('on several nodes they are missed wherever the others are, and sit down again at any', async () => {
  const [store, key] = [await emptyDatabase(), pathTo(temporaryFolder(), 'hall.key')];
  const nodes = [await openHall({ store, key }), await openHall({ store, key })];
  const { mika, jo, table } = await seated(nodes, SOON);
  await nodes[0].close();
  await playedFor(jo);
  expect(jo.table!.seats[0]).toMatchObject(GONE);
  const third = await openHall({ store, key });
  const back = await comeBack(third.address, mika);
  await back.watch(table);
  await back.ask({ do: 'sit', table, seat: 0 });
  await Promise.all([playOn(back, 'back'), playOn(jo, 'jo')]);
  for (const { logLines } of [nodes[1], third]) expect(logLines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('who gets up is played for by the bot that the host has agreed on with the others', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  const wish = { do: 'configure', table, options: {} } as const;
  expect(await mika.ask({ ...wish, absence: { bot: 'clever' } })).toMatchObject({ field: 'absence.bot' });
  expect(await mika.ask({ ...wish, absence: { after: -1 } })).toMatchObject({ code: 'malformed' });
  expect(mika.table!.absence).toEqual({ bot: 'normal', after: null, taking: false });
  await mika.ask({ ...wish, absence: { bot: 'gentle', after: 600 } });
  await mika.ask({ ...wish, absence: { taking: true } });
  expect(mika.table!.absence).toEqual({ bot: 'gentle', after: 600, taking: true });
  const stranger = await guest(hall.address, 'Sam');
  await stranger.watch(table);
  expect(await stranger.ask({ ...wish, absence: { taking: false } })).toMatchObject({ code: 'not-host' });
  await start(mika);
  expect(await mika.ask({ ...wish, absence: { after: 0 } })).toMatchObject({ code: 'already-started' });
  await mika.ask({ do: 'stand', table });
  expect(mika.table!.seats[0]).toMatchObject({ bot: 'gentle', absence: 'left' });
});

test('a stranger gets no seat of a match, unless the table allows it and a bot plays there', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await seated([hall, hall], { ...SOON, after: 0 }, [{ bot: 'random' }]);
  const sam = await guest(hall.address, 'Sam');
  await sam.watch(table);
  await mika.ask({ do: 'stand', table });
  for (const seat of [null, 0, 1, 2]) {
    expect(await sam.ask({ do: 'sit', table, seat })).toMatchObject({ code: 'already-started' });
  }
  expect(jo.table!.seats.map(({ guest: who }) => who?.name)).toEqual(['Mika', 'Jo', undefined]);
});

test('where the table allows it, another one takes the seat that a bot plays, and its former player has none', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await seated([hall, hall], { ...SOON, after: 0, taking: true });
  const [sam, kim] = [await guest(hall.address, 'Sam'), await guest(hall.address, 'Kim')];
  for (const one of [sam, kim]) await one.watch(table);
  expect(await sam.ask({ do: 'sit', table, seat: 0 })).toMatchObject({ code: 'seat-taken' });
  expect(await sam.ask({ do: 'sit', table, seat: null })).toMatchObject({ code: 'seat-taken' });
  await mika.ask({ do: 'stand', table });
  expect(await sam.ask({ do: 'sit', table, seat: null })).toMatchObject({ is: 'done' });
  expect(sam.table!.seats[0]).toMatchObject({ you: true, guest: { name: 'Sam' }, bot: null, absence: null });
  // Whoever has no seat any more does nothing in this match, and neither does who came too late.
  for (const one of [mika, kim]) {
    expect(await one.ask({ do: 'sit', table, seat: 0 })).toMatchObject({ code: 'seat-taken' });
    expect(await give(one, [ROLL])).toMatchObject({ code: 'not-seated' });
  }
  await Promise.all([playOn(sam, 'sam'), playOn(jo, 'jo')]);
  await rematch(jo);
  await jo.until(() => jo.table!.round === 2);
  expect(jo.table!.seats.map(({ guest: who }) => who?.name)).toEqual(['Sam', 'Jo']);
});

test('a seat that was given up is nobody else’s', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await seated([hall, hall], { taking: true });
  await mika.ask({ do: 'give-up', table });
  const sam = await guest(hall.address, 'Sam');
  await sam.watch(table);
  expect(await sam.ask({ do: 'sit', table, seat: 0 })).toMatchObject({ code: 'seat-taken' });
  expect(jo.table!.seats[0]).toMatchObject({ guest: { name: 'Mika' }, gaveUp: true, absence: 'left' });
});
