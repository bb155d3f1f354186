import { CLAIM } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { openHall } from './testing/hall.ts';
import { isAsked, join, openTable, seatOfVisitor, start } from './testing/play.ts';
import { type Asked, claimant, guest, type Visitor, visitor } from './testing/visitor.ts';

async function guests(address: string, ...names: string[]): Promise<Visitor[]> {
  return Promise.all(names.map((name, colour) => guest(address, name, colour)));
}

/** What only the host may do before the start, as requests about seat 1 of 4. */
function arranging(table: string): Asked[] {
  return [
    { do: 'open', table, seat: 4 },
    { do: 'close', table, seats: [1], of: 4 },
    { do: 'keep', table, seat: 1, name: 'Aiko' },
    { do: 'free', table, seat: 1 },
    { do: 'fill', table, bot: 'greedy' },
    { do: 'start', table },
  ];
}

async function linkTo(host: Visitor, seat: number): Promise<string> {
  const made = await host.ask({ do: 'seat-code', table: host.table!.table, seat });
  if (made.is !== 'done') throw new Error(`refused: ${made.code}`);
  return made.code!;
}

test('only the host arranges the seats, and only before the start', async () => {
  const hall = await openHall();
  const [mika, jo, sam] = await guests(hall.address, 'Mika', 'Jo', 'Sam');
  const table = await openTable(mika, { seats: ['me', 'open', 'open', 'open'] });
  await join(jo, table, 1);
  await sam.watch(table);
  for (const request of arranging(table)) {
    for (const other of [jo, sam]) expect(await other.ask(request)).toMatchObject({ code: 'not-host' });
    const stranger = visitor(hall.address);
    await stranger.connect();
    expect(await stranger.ask(request)).toMatchObject({ code: 'unknown-guest' });
  }
  await start(mika);
  for (const request of arranging(table)) expect(await mika.ask(request)).toMatchObject({ code: 'already-started' });
});

test('seats are closed down to the fewest that the game takes, and opened up to the most', async () => {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { seats: ['me', 'open', 'open', 'open'], options: { first: 2 } });
  await join(jo, table, 3);
  expect(await mika.ask({ do: 'close', table, seats: [3], of: 4 })).toMatchObject({ code: 'seat-taken' });
  expect(await mika.ask({ do: 'close', table, seats: [4], of: 4 })).toMatchObject({ code: 'impossible' });
  expect(await mika.ask({ do: 'close', table, seats: [1], of: 4 })).toMatchObject({ is: 'done' });
  // The page asks again after its line broke: nothing is closed twice.
  expect(await mika.ask({ do: 'close', table, seats: [1], of: 4 })).toMatchObject({ code: 'stale' });
  await jo.until(() => jo.table!.seats.length === 3);
  expect(seatOfVisitor(jo)).toBe(2);
  expect(mika.table!.options.first).toBe(1);
  expect(await mika.ask({ do: 'close', table, seats: [1], of: 3 })).toMatchObject({ is: 'done' });
  expect(mika.table!.options.first).toBe('random');
  expect(await mika.ask({ do: 'stand', table })).toMatchObject({ is: 'done' });
  await jo.until(() => jo.table!.youAreHost);
  expect(await jo.ask({ do: 'close', table, seats: [0], of: 2 })).toMatchObject({
    code: 'impossible',
    expected: 'at least 2 seats left',
  });
  for (const seat of [2, 3, 3]) expect(await jo.ask({ do: 'open', table, seat })).toMatchObject({ is: 'done' });
  expect(await jo.ask({ do: 'open', table, seat: 4 })).toMatchObject({ code: 'impossible' });
  expect(jo.table!.seats.map(({ guest: one }) => one?.name ?? null)).toEqual([null, 'Jo', null, null]);
  await hall.close();
  const again = await openHall({ data: hall.data });
  const back = await guest(again.address, 'Sam');
  await back.watch(table);
  expect(back.table!.seats).toHaveLength(4);
});

test('a kept seat waits for its person, who comes by a link of its own and needs no name', async () => {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { seats: ['me', 'open', 'open'], public: true });
  await jo.watch(table);
  await jo.ask({ do: 'lobby', on: true });
  expect(await mika.ask({ do: 'keep', table, seat: 1, name: ' Aiko ' })).toMatchObject({ is: 'done' });
  await jo.until(() => jo.lobby!.open[0].taken === 2);
  expect(jo.table!.seats[1]).toMatchObject({ kept: 'Aiko', guest: null, bot: null });
  expect(await jo.ask({ do: 'sit', table, seat: 1 })).toMatchObject({ code: 'seat-taken' });
  expect(await jo.ask({ do: 'seat-code', table, seat: 1 })).toMatchObject({ code: 'not-host' });
  const [lost, code] = [await linkTo(mika, 1), await linkTo(mika, 1)];
  await jo.ask({ do: 'sit', table, seat: null });
  expect(seatOfVisitor(jo)).toBe(2);
  expect(await jo.ask({ do: 'sit', table, seat: null })).toMatchObject({ is: 'done' });
  // A new link takes the place of the old one, and nobody but the host has read either.
  expect((await visitor(hall.address).post(CLAIM, { code: lost })).status).toBe(404);
  for (const text of jo.frames) expect(text).not.toMatch(new RegExp(`${lost}|${code}`));
  const aiko = await claimant(hall.address, code);
  await aiko.watch(table);
  expect(aiko.table!.seats[1]).toMatchObject({ you: true, kept: null, guest: { name: 'Aiko' } });
  expect(await mika.ask({ do: 'keep', table, seat: 1, name: 'Ren' })).toMatchObject({ code: 'seat-taken' });
});

test('a link follows its seat, and is void when the seat is not kept any more', async () => {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { seats: ['me', 'open', 'open', 'open'] });
  await join(jo, table, 1);
  await mika.ask({ do: 'keep', table, seat: 2, name: 'Ren' });
  await mika.ask({ do: 'keep', table, seat: 3, name: 'Aiko' });
  const [ren, aiko] = [await linkTo(mika, 2), await linkTo(mika, 3)];
  await mika.ask({ do: 'keep', table, seat: 2, name: null });
  expect((await visitor(hall.address).post(CLAIM, { code: ren })).status).toBe(404);
  await mika.ask({ do: 'close', table, seats: [2], of: 4 });
  // Who sits elsewhere already moves over, and leaves the old seat open.
  expect((await jo.post(CLAIM, { code: aiko })).status).toBe(200);
  await jo.until(() => seatOfVisitor(jo) === 2);
  expect(jo.table!.seats.map(({ guest: one }) => one?.name ?? null)).toEqual(['Mika', null, 'Jo']);
});

test('the host frees a guest’s seat, who may sit down again; nobody frees the host’s', async () => {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { seats: ['me', 'open'] });
  await join(jo, table);
  expect(await mika.ask({ do: 'free', table, seat: 0 })).toMatchObject({ code: 'impossible' });
  expect(await mika.ask({ do: 'free', table, seat: 1 })).toMatchObject({ is: 'done' });
  await jo.until(() => seatOfVisitor(jo) === -1);
  expect(await mika.ask({ do: 'free', table, seat: 1 })).toMatchObject({ code: 'impossible' });
  await join(jo, table);
  expect(seatOfVisitor(jo)).toBe(1);
});

test('bots fill the free seats at once, and no kept one', async () => {
  const hall = await openHall();
  const [mika] = await guests(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['open', 'me', 'open', 'open'] });
  await mika.ask({ do: 'keep', table, seat: 3, name: 'Aiko' });
  expect(await mika.ask({ do: 'fill', table, bot: 'nobody' })).toMatchObject({ code: 'impossible' });
  await mika.ask({ do: 'fill', table, bot: 'random' });
  expect(mika.table!.seats.map(({ bot }) => bot)).toEqual(['random', null, 'random', null]);
});

test('a start closes free seats where enough sit, and bots play for who is still on the way', async () => {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { seats: ['open', 'me', 'open', 'open'], options: { first: 3 } });
  await join(jo, table, 3);
  await mika.ask({ do: 'keep', table, seat: 2, name: 'Aiko' });
  const code = await linkTo(mika, 2);
  expect(await mika.ask({ do: 'start', table, bot: 'no-such' })).toMatchObject({ code: 'impossible' });
  expect(await mika.ask({ do: 'start', table, bot: 'random' })).toMatchObject({ is: 'done' });
  expect(mika.table).toMatchObject({
    stage: 'running',
    options: { first: 2 },
    seats: [{ you: true }, { bot: 'random', kept: 'Aiko' }, { guest: { name: 'Jo' } }],
  });
  await jo.until(() => isAsked(jo));
  const aiko = await claimant(hall.address, code);
  await aiko.watch(table);
  expect(aiko.table!.seats[1]).toMatchObject({ you: true, bot: null, kept: null });
});

test('a start gives free seats to bots where not enough sit', async () => {
  const hall = await openHall();
  const [mika] = await guests(hall.address, 'Mika');
  await openTable(mika, { seats: ['me', 'open', 'open'], options: { first: 0 } });
  await start(mika);
  expect(mika.table).toMatchObject({ stage: 'running', seats: [{ you: true }, { bot: 'normal' }, { bot: 'normal' }] });
});

test('a link to the seat of somebody who is back does not take it away', async () => {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { seats: ['me', 'open'] });
  await join(jo, table);
  await start(mika);
  jo.disconnect();
  await mika.until(() => !mika.table!.seats[1].online);
  const code = await linkTo(mika, 1);
  await jo.connect();
  await jo.watch(table);
  expect((await visitor(hall.address).post(CLAIM, { code })).status).toBe(409);
  expect(seatOfVisitor(jo)).toBe(1);
});

test('names of expected people are text of one line, like those of guests', async () => {
  const hall = await openHall();
  const [mika] = await guests(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', 'open'] });
  for (const name of ['', '  ', 'x'.repeat(25), 'a\nb', 'a\u202eb', 5] as string[]) {
    expect(await mika.ask({ do: 'keep', table, seat: 1, name })).toMatchObject({ code: 'malformed', field: 'name' });
  }
});
