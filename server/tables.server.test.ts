import { expect, test } from 'vitest';
import { openHall, openTestStore } from './testing/hall.ts';
import {
  give,
  giveBits,
  isAsked,
  isDone,
  join,
  openTable,
  playOn,
  rematch,
  seatOfVisitor,
  start,
} from './testing/play.ts';
import { claimant, guest, type Visitor } from './testing/visitor.ts';

async function guests(address: string, ...names: string[]): Promise<Visitor[]> {
  return Promise.all(names.map((name, colour) => guest(address, name, colour)));
}

test('a table fills, changes hosts, is configured and started', async () => {
  const hall = await openHall();
  const [mika, jo, sam] = await guests(hall.address, 'Mika', 'Jo', 'Sam');
  const table = await openTable(mika, { seats: ['me', 'open', 'open', 'open'] });
  expect(table).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}$/);
  expect(mika.table).toMatchObject({ hostSeat: 0, youAreHost: true, round: 1, stage: 'waiting', match: `${table}-1` });

  await join(jo, table, 2);
  expect(jo.table).toMatchObject({ hostSeat: 0, youAreHost: false });
  expect(seatOfVisitor(jo)).toBe(2);
  expect(await sam.ask({ do: 'sit', table, seat: 2 })).toMatchObject({ is: 'refused', code: 'seat-taken' });
  await join(sam, table);
  expect(seatOfVisitor(sam)).toBe(1);
  // Moving to another seat leaves the first one.
  await sam.ask({ do: 'sit', table, seat: 3 });
  expect(sam.table!.seats.map(({ guest }) => guest?.name ?? null)).toEqual(['Mika', null, 'Jo', 'Sam']);

  expect(await start(jo)).toMatchObject({ is: 'refused', code: 'not-host' });
  const change = { do: 'configure', table, public: true } as const;
  expect(await jo.ask({ ...change, options: {} })).toMatchObject({ code: 'not-host' });
  expect(await mika.ask({ ...change, options: { first: 9 } })).toMatchObject({
    code: 'malformed',
    field: 'options.first',
  });
  expect(await mika.ask({ ...change, options: { first: 2 } })).toMatchObject({ is: 'done' });
  expect(mika.table).toMatchObject({ public: true, options: { first: 2, edition: 'base' } });

  await mika.ask({ do: 'stand', table });
  await jo.until(() => jo.table!.youAreHost);
  expect(jo.table).toMatchObject({ hostSeat: 2 });
  expect(await mika.ask({ do: 'stand', table })).toMatchObject({ code: 'not-seated' });
  await jo.ask({ do: 'bot', table, seat: 0, bot: 'greedy' });
  expect(await jo.ask({ do: 'bot', table, seat: 3, bot: 'greedy' })).toMatchObject({ code: 'seat-taken' });
  expect(await jo.ask({ do: 'bot', table, seat: 5, bot: 'greedy' })).toMatchObject({ code: 'impossible' });
  expect(await jo.ask({ do: 'bot', table, seat: 1, bot: 'constructor' })).toMatchObject({ code: 'impossible' });
  await jo.ask({ do: 'bot', table, seat: 1, bot: 'random' });
  await jo.ask({ do: 'bot', table, seat: 1, bot: null });
  await jo.ask({ do: 'bot', table, seat: 1, bot: 'random' });
  expect(await start(jo)).toMatchObject({ is: 'done' });
  expect(jo.table).toMatchObject({
    stage: 'running',
    seats: [{ bot: 'greedy' }, { bot: 'random' }, { you: true }, {}],
  });
  for (const request of ['start', 'stand', 'sit'] as const) {
    const refused = await mika.ask({ do: request, table, seat: null } as never);
    expect(refused).toMatchObject({ is: 'refused' });
  }
  expect(await start(jo)).toMatchObject({ code: 'already-started' });
  expect(await rematch(jo)).toMatchObject({ code: 'not-over' });
});

test('two of one name are told apart at a table, in its match and on the departures board', async () => {
  const hall = await openHall();
  const people = await Promise.all(['Mika', 'Ｍika', 'Jo'].map((name) => guest(hall.address, name)));
  const [first] = people;
  const table = await openTable(first, { seats: ['me', 'open', 'open'], public: true, options: { first: 0 } });
  await join(people[1], table);
  await join(people[2], table);
  await start(first);
  const names = ['Mika', 'Ｍika 2', 'Jo'];
  expect(first.table!.seats.map(({ guest: one }) => one?.name)).toEqual(names);
  await first.ask({ do: 'lobby', on: true });
  expect(first.lobby!.open[0].names).toEqual(names);
  await hall.close();
  const store = await openTestStore(hall.data);
  expect((await store.matches.find(`${table}-1`))!.header!.seats.map(({ name }) => name)).toEqual(names);
  await store.close();
});

test('a table that starts by itself waits for its people, and for the bits of their pages', async () => {
  const hall = await openHall({ sealWait: 60_000 });
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { seats: ['me', 'open'], start: true });
  await giveBits(mika, '00'.repeat(16));
  expect(mika.table).toMatchObject({ stage: 'waiting', starting: false });
  await join(jo, table);
  expect(jo.table).toMatchObject({ stage: 'waiting', starting: true });
  expect(await jo.ask({ do: 'bits', table, commitment: '0'.repeat(64), bits: '11'.repeat(16) })).toMatchObject({
    code: 'stale',
  });
  await giveBits(jo, '11'.repeat(16));
  await jo.until(() => jo.sight !== null);
  expect(jo.table).toMatchObject({ stage: 'running', starting: false });
  expect(await giveBits(jo, '22'.repeat(16))).toMatchObject({ code: 'already-started' });
});

test('a page that gives no bits is not waited for long', async () => {
  const hall = await openHall({ sealWait: 1 });
  const [mika] = await guests(hall.address, 'Mika');
  await openTable(mika, { seats: ['me', { bot: 'random' }], start: true });
  await mika.until(() => mika.sight !== null);
});

test('an absent person’s seat goes to a bot, and back when they sit down again', async () => {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 1 } });
  await join(jo, table);
  await start(mika);
  await mika.until(() => mika.sight !== null);
  const botForJo = { do: 'bot', table, seat: 1, bot: 'random' } as const;
  expect(await mika.ask(botForJo)).toMatchObject({ is: 'refused', code: 'seat-taken' });
  jo.disconnect();
  await mika.until(() => !mika.table!.seats[1].online);
  expect(isAsked(mika)).toBe(false);
  expect(await mika.ask(botForJo)).toMatchObject({ is: 'done' });
  await mika.until(() => isAsked(mika));
  expect(mika.table!.seats[1]).toMatchObject({ guest: { name: 'Jo' }, bot: 'random' });

  await jo.connect();
  await jo.watch(table);
  expect(await give(jo, [{ do: 'pass' }])).toMatchObject({ code: 'not-seated' });
  await jo.ask({ do: 'sit', table, seat: null });
  expect(jo.table!.seats[1]).toMatchObject({ bot: null, you: true, online: true });
  await Promise.all([playOn(mika, 'a'), playOn(jo, 'b')]);
});

test('while the host is away another seat is host; who gets up for good hands it on', async () => {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { seats: ['me', 'open', { bot: 'random' }] });
  await join(jo, table);
  mika.disconnect();
  await jo.until(() => jo.table!.youAreHost);
  await mika.connect();
  await mika.watch(table);
  await jo.until(() => !jo.table!.youAreHost);
  await start(mika);
  await jo.until(() => jo.table!.stage === 'running');
  await mika.ask({ do: 'stand', table });
  await jo.until(() => jo.table!.youAreHost);
  expect(jo.table!.seats[0]).toMatchObject({ guest: { name: 'Mika' }, online: false });
  expect(await jo.ask({ do: 'bot', table, seat: 0, bot: 'random' })).toMatchObject({ is: 'done' });
  expect(await mika.ask({ do: 'sit', table, seat: 1 })).toMatchObject({ code: 'already-started' });
  expect(await mika.ask({ do: 'sit', table, seat: 0 })).toMatchObject({ is: 'done' });
  expect(mika.table).toMatchObject({ youAreHost: false, seats: [{ bot: null, online: true }, {}, {}] });
});

test('the departures board shows public tables with somebody there, and my own with my turn', async () => {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const hidden = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  const shown = await openTable(mika, { seats: ['me', 'open'], public: true });
  await jo.ask({ do: 'lobby', on: true });
  expect(jo.lobby).toMatchObject({
    open: [{ table: shown, taken: 1, seats: 2, names: ['Mika'], yours: false }],
    yours: [],
  });
  await jo.ask({ do: 'sit', table: shown, seat: null });
  await jo.until(() => jo.lobby!.yours.length === 1);
  expect(jo.lobby).toMatchObject({
    yours: [{ table: shown, taken: 2, names: ['Mika', 'Jo'], yours: true, yourTurn: false }],
  });

  await mika.ask({ do: 'lobby', on: true });
  const own = () => mika.lobby!.yours.find(({ table }) => table === hidden)!;
  expect(own()).toMatchObject({ stage: 'running', yourTurn: true });
  mika.disconnect();
  await jo.until(() => jo.lobby!.open.length === 0);
});

test('a seat’s link can be handed out again while its person is away, and works once', async () => {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { seats: ['me', 'open', { bot: 'random' }] });
  await join(jo, table);
  await start(mika);
  const ask = (who: Visitor, seat: number) => who.ask({ do: 'seat-code', table, seat });
  expect(await ask(jo, 0)).toMatchObject({ code: 'not-host' });
  expect(await ask(mika, 1)).toMatchObject({ code: 'seat-taken' });
  expect(await ask(mika, 2)).toMatchObject({ code: 'seat-taken' });
  jo.disconnect();
  await mika.until(() => !mika.table!.seats[1].online);
  const { code } = (await ask(mika, 1)) as { code: string };
  const phone = await claimant(hall.address, code);
  await phone.watch(table);
  expect(phone.table!.seats[1]).toMatchObject({ you: true, guest: { name: 'Jo', colour: 1 } });
  expect((await phone.post('/api/claim', { code })).status).toBe(404);
  await jo.connect();
  await jo.watch(table);
  expect(seatOfVisitor(jo)).toBe(-1);
});

test('who only watches, or is unknown, cannot act', async () => {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await jo.watch(table);
  await jo.until(() => jo.sight !== null);
  expect(await give(jo, [{ do: 'roll', dice: 1 }])).toMatchObject({ code: 'not-seated' });
  expect(await rematch(jo)).toMatchObject({ is: 'refused' });
  expect(isDone(jo)).toBe(false);
  mika.cookie = '';
  mika.disconnect();
  await mika.connect();
  await mika.watch(table);
  for (const request of ['start', 'stand', 'handover'] as const) {
    const asked = request === 'handover' ? { do: request } : { do: request, table };
    expect(await mika.ask(asked)).toMatchObject({ is: 'refused', code: 'unknown-guest' });
  }
  expect(await rematch(mika)).toMatchObject({ is: 'refused', code: 'unknown-guest' });
});
