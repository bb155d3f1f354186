import { type Game, usualOrders } from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { matchFileOf } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { bringUp } from './testing/bring-up.ts';
import { openHall, type TestHall, temporaryFolder } from './testing/hall.ts';
import { give, giveBits, isAsked, isDone, join, openTable, playOn, rematch, start } from './testing/play.ts';
import { claimant, guest, randomMove, type Visitor, visitor } from './testing/visitor.ts';

const USUAL = usualOrders(lanterns as unknown as Game);
const ALONE = { order: 'lead', settings: { alone: true } };
/** Words that occur in orders and nowhere else. */
const ORDERED = /"orders":\{|"lead"|"alone"|"where"/;

/** The same person's other page. */
async function secondPage({ address }: Pick<TestHall, 'address'>, of: Visitor, table: string): Promise<Visitor> {
  const page = visitor(address);
  page.cookie = of.cookie;
  await page.connect();
  await page.watch(table);
  return page;
}

/** Mika and Jo at a table of lanterns, where Mika leads. */
async function atTable(hall: Pick<TestHall, 'address'>): Promise<{ mika: Visitor; jo: Visitor; table: string }> {
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  const table = await openTable(mika, { game: 'lanterns', seats: ['me', 'open'], options: { first: 0 } });
  await join(jo, table);
  return { mika, jo, table };
}

async function begun(hall: Pick<TestHall, 'address'>) {
  const all = await atTable(hall);
  await start(all.mika);
  await all.jo.until(() => all.jo.sight !== null);
  await all.mika.until(() => isAsked(all.mika));
  return all;
}

/** What was answered by order so far, as a visitor sees it. */
function byOrder({ showings }: Visitor): unknown[] {
  return showings.flatMap(({ entry }) => ('by' in entry && entry.by.is === 'standing-order' ? [entry.answer] : []));
}

test('what is ordered before the match answers from its first question on', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await atTable(hall);
  expect(mika.table!.orders).toEqual(USUAL);
  expect(await mika.ask({ do: 'order', table, ...ALONE })).toMatchObject({ is: 'done' });
  expect(mika.table!.orders).toEqual({ ...USUAL, lead: { alone: true } });
  await start(mika);
  await jo.until(() => isAsked(jo));
  expect(byOrder(jo)).toEqual([{ do: 'throw' }, { do: 'wait' }]);
  expect(jo.table!.orders).toEqual(USUAL);
});

test('an order set in the match answers the open question, and every page of the person sees it', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await begun(hall);
  const phone = await secondPage(hall, mika, table);
  expect(await phone.ask({ do: 'order', table, ...ALONE })).toMatchObject({ is: 'done' });
  await mika.until(() => mika.table!.orders!.lead.alone === true);
  expect(phone.table!.orders).toEqual(mika.table!.orders);
  for (const one of [mika, phone, jo]) {
    await one.until(() => isAsked(one));
    expect(byOrder(one)).toEqual([{ do: 'throw' }, { do: 'wait' }]);
  }
  // Taking back what the order did puts the question to the person.
  const undo = { do: 'undo', table, match: mika.match!, move: randomMove(), to: null } as const;
  expect(await mika.ask(undo)).toMatchObject({ is: 'done' });
  expect(mika.sight!.pending).toMatchObject({ kind: 'look', seats: [0] });
  expect(await give(mika, [{ do: 'look', seat: 1, place: 0 }])).toMatchObject({ is: 'done' });
});

test('nobody else ever receives an order, or a word when one is set', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await atTable(hall);
  const [sam, stranger] = [await guest(hall.address, 'Sam'), visitor(hall.address)];
  await stranger.connect();
  for (const watcher of [sam, stranger]) {
    await watcher.watch(table);
    await watcher.ask({ do: 'lobby', on: true });
  }
  const others = [jo, sam, stranger];
  // The departures board is repainted in its own time; all else that the hall had to say is there after an answer.
  const framesOf = async (one: Visitor) => {
    await one.ask({ do: 'unwatch', table: 'nowhere' });
    return one.frames.filter((text) => !text.startsWith('{"is":"lobby"') && !text.startsWith('{"is":"done"'));
  };
  const silently = async (order: string, settings: Record<string, string | number>) => {
    const before = await Promise.all(others.map(framesOf));
    expect(await mika.ask({ do: 'order', table, order, settings })).toMatchObject({ is: 'done' });
    expect(await Promise.all(others.map(framesOf))).toEqual(before);
  };
  const heard: string[] = [];
  await silently('bank', { where: 'near' });
  await start(mika);
  await mika.until(() => isAsked(mika));
  await silently('take', { colour: 'red' });
  jo.disconnect();
  await jo.connect();
  await jo.ask({ do: 'watch', table, match: null, next: 0 });
  heard.push(await (await fetch(hall.address + matchFileOf(table, mika.match!))).text());
  // This one answers what is asked; the others only if the match comes to it.
  expect(await mika.ask({ do: 'order', table, ...ALONE })).toMatchObject({ is: 'done' });
  expect(byOrder(mika)).toContainEqual({ do: 'throw' });
  await Promise.all([playOn(mika, 'm'), playOn(jo, 'j')]);
  await Promise.all(others.map((one) => one.until(() => isDone(one))));
  const file = await (await fetch(hall.address + matchFileOf(table, mika.match!))).text();
  expect(file).toContain('standing-order');
  heard.push(file, JSON.stringify(hall.logLines), ...others.flatMap(({ frames }) => frames));
  // Jo sees orders of one's own, which are as usual, and those alone.
  const own = JSON.stringify(USUAL);
  for (const text of heard) expect(text.replace(`"orders":${own}`, '')).not.toMatch(ORDERED);
  expect([sam, stranger].map(({ table: seen }) => seen!.orders)).toEqual([null, null]);
  expect(mika.frames.some((text) => text.includes('"where":"near"'))).toBe(true);
});

test('who may not, or says something impossible, is refused with a reason, and nothing changes', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await begun(hall);
  const [sam, stranger] = [await guest(hall.address, 'Sam'), visitor(hall.address)];
  await stranger.connect();
  const ask = (who: Visitor, order: string, settings: unknown, where = table) =>
    who.ask({ do: 'order', table: where, order, settings: settings as never });
  expect(await ask(sam, 'lead', { alone: true })).toMatchObject({ code: 'not-seated' });
  expect(await ask(stranger, 'lead', { alone: true })).toMatchObject({ code: 'unknown-guest' });
  expect(await ask(mika, 'lead', { alone: true }, 'no-such')).toMatchObject({ code: 'unknown-table' });
  expect(await ask(mika, 'swim', {})).toMatchObject({
    code: 'malformed',
    field: 'order',
    expected: 'one of lead, bank, take',
  });
  expect(await ask(mika, 'bank', { wind: 9 })).toMatchObject({
    code: 'malformed',
    field: 'settings.wind',
    expected: 'a whole number from 1 to 6',
  });
  expect(await ask(mika, 'bank', { toString: 1 })).toMatchObject({ code: 'malformed', field: 'settings.toString' });
  for (const settings of [null, { bank: {} }, { where: null }, 'near']) {
    expect(await ask(mika, 'bank', settings)).toMatchObject({ is: 'refused', code: 'malformed' });
  }
  expect([mika.table!.orders, jo.table!.orders]).toEqual([USUAL, USUAL]);
  expect(isAsked(mika)).toBe(true);

  const without = await openTable(mika, { seats: ['me', { bot: 'random' }] });
  expect(await ask(mika, 'lead', {}, without)).toMatchObject({
    code: 'impossible',
    field: 'order',
    expected: 'no order, this game has none',
  });
  expect(mika.table).toMatchObject({ table: without, orders: null });
});

test('orders are there after a crash, and go on answering', async () => {
  const data = temporaryFolder();
  const first = await bringUp(data);
  const { mika, jo, table } = await begun(first);
  expect(await jo.ask({ do: 'order', table, order: 'bank', settings: { where: 'near' } })).toMatchObject({
    is: 'done',
  });
  expect(await mika.ask({ do: 'order', table, ...ALONE })).toMatchObject({ is: 'done' });
  const { next } = mika.sight!;
  first.process.kill('SIGKILL');

  const again = await bringUp(data);
  const [backMika, backJo] = [await secondPage(again, mika, table), await secondPage(again, jo, table)];
  expect(backMika.table!.orders).toEqual({ ...USUAL, lead: { alone: true } });
  expect(backJo.table!.orders).toEqual({ ...USUAL, bank: { where: 'near', wind: 4 } });
  expect(backMika.sight!.next).toBe(next);
  expect(byOrder(backMika)).toEqual([{ do: 'throw' }, { do: 'wait' }]);
  await Promise.all([playOn(backMika, 'm'), playOn(backJo, 'j')]);
  const waited = byOrder(backJo).filter((answer) => (answer as { do: string }).do === 'wait');
  expect(waited).toHaveLength(2);
});

test('whoever else takes the seat has none of them', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await begun(hall);
  await jo.ask({ do: 'order', table, ...ALONE });
  jo.disconnect();
  await mika.until(() => !mika.table!.seats[1].online);
  const { code } = (await mika.ask({ do: 'seat-code', table, seat: 1 })) as { code: string };
  const heir = await claimant(hall.address, code);
  await heir.watch(table);
  expect(heir.table).toMatchObject({ orders: USUAL, seats: [{}, { you: true }] });
  await jo.connect();
  await jo.watch(table);
  expect(jo.table!.orders).toBeNull();
});

test('before the start they move with their person, and stay with nobody', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  const table = await openTable(mika, { game: 'lanterns', seats: ['me', 'open', 'open'] });
  await mika.ask({ do: 'order', table, ...ALONE });
  await mika.ask({ do: 'sit', table, seat: 2 });
  expect(mika.table!.orders).toEqual({ ...USUAL, lead: { alone: true } });
  await join(jo, table, 0);
  expect(jo.table!.orders).toEqual(USUAL);
  await mika.ask({ do: 'stand', table });
  expect(mika.table!.orders).toBeNull();
  await mika.ask({ do: 'sit', table, seat: 2 });
  expect(mika.table!.orders).toEqual(USUAL);
});

test('a bot that keeps a seat goes by none', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  const table = await openTable(mika, { game: 'lanterns', seats: ['me', 'open'], options: { first: 1, rounds: 2 } });
  await join(jo, table);
  await mika.ask({ do: 'order', table, ...ALONE });
  await start(mika);
  mika.disconnect();
  await jo.until(() => !jo.table!.seats[0].online);
  expect(await jo.ask({ do: 'bot', table, seat: 0, bot: 'random' })).toMatchObject({ is: 'done' });
  await playOn(jo, 'j');
  const thrown = jo.showings.filter(({ entry }) => entry.seat === 0 && (entry.answer as { do: string }).do === 'throw');
  expect(thrown.map(({ entry }) => ('by' in entry ? entry.by : null))).toEqual([{ is: 'bot', bot: 'random' }]);
  expect(byOrder(jo)).toEqual([]);
});

test('whose seat a bot keeps finds all orders again', async () => {
  const hall = await openHall({ botPace: 60_000 });
  const { mika, jo, table } = await begun(hall);
  await mika.ask({ do: 'order', table, order: 'take', settings: { colour: 'red' } });
  mika.disconnect();
  await jo.until(() => !jo.table!.seats[0].online);
  expect(await jo.ask({ do: 'bot', table, seat: 0, bot: 'random' })).toMatchObject({ is: 'done' });
  await mika.connect();
  await mika.watch(table);
  // While a bot plays, an order is only kept: it answers nothing.
  expect(await mika.ask({ do: 'order', table, ...ALONE })).toMatchObject({ is: 'done' });
  expect(mika.table!.orders).toEqual({ ...USUAL, lead: { alone: true }, take: { colour: 'red' } });
  expect(byOrder(mika)).toEqual([]);
  expect(await mika.ask({ do: 'sit', table, seat: 0 })).toMatchObject({ is: 'done' });
  expect(mika.table!.orders).toEqual({ ...USUAL, lead: { alone: true }, take: { colour: 'red' } });
  await mika.until(() => isAsked(mika));
  await give(mika, [{ do: 'throw' }]);
  expect(byOrder(mika)).toEqual([{ do: 'wait' }]);
});

test('they hold for the next match at the same table, and can be set between two', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, {
    game: 'lanterns',
    seats: ['me', { bot: 'random' }],
    options: { rounds: 1, first: 1 },
  });
  await start(mika);
  await playOn(mika, 'm');
  await mika.until(() => mika.table!.stage === 'over');
  expect(await mika.ask({ do: 'order', table, ...ALONE })).toMatchObject({ is: 'done' });
  await rematch(mika);
  await giveBits(mika, '33'.repeat(16));
  await mika.until(() => mika.match === `${table}-2`);
  expect(mika.table!.orders).toEqual({ ...USUAL, lead: { alone: true } });
  expect(byOrder(mika)).toEqual([{ do: 'throw' }, { do: 'wait' }]);
});
