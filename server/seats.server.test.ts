/** Seats belong to people: a link, a reload or a moment's absence takes none away. */
import { expect, test } from 'vitest';
import { openDatabase } from './store/embedded/database.ts';
import { openHall, openTestStore } from './testing/hall.ts';
import { isAsked, join, openTable, seatOfVisitor, start } from './testing/play.ts';
import { type Answered, claimant, comeBack, guest, type Visitor, visitor } from './testing/visitor.ts';

const LONG = 120_000;

async function pair(address: string): Promise<{ mika: Visitor; jo: Visitor; table: string }> {
  const [mika, jo] = [await guest(address, 'Mika'), await guest(address, 'Jo')];
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 0 } });
  return { mika, jo, table };
}

function codeOf(answered: Answered): string {
  if (answered.is !== 'done') throw new Error(`refused: ${answered.code}`);
  return answered.code!;
}

async function claim(address: string, code: string, cookie = ''): Promise<number> {
  const bearer = visitor(address);
  bearer.cookie = cookie;
  return (await bearer.post('/api/claim', { code })).status;
}

test('a link for an open seat takes it from nobody who sat down since', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await pair(hall.address);
  const code = codeOf(await mika.ask({ do: 'seat-code', table, seat: 1 }));
  await join(jo, table);
  await start(mika);
  expect(await claim(hall.address, code)).toBe(404);
  expect(seatOfVisitor(jo)).toBe(1);
});

test('a link for somebody who was away is void when they are back, and is not used up by a refusal', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await pair(hall.address);
  await join(jo, table);
  await start(mika);
  await jo.ask({ do: 'unwatch', table });
  const code = codeOf(await mika.ask({ do: 'seat-code', table, seat: 1 }));
  await jo.watch(table);
  expect(await claim(hall.address, code)).toBe(409);
  expect(seatOfVisitor(jo)).toBe(1);
  await jo.ask({ do: 'unwatch', table });
  expect(await claim(hall.address, code)).toBe(200);
});

test('in a match nobody is away before two minutes have passed, unless they stood up', async () => {
  const hall = await openHall({ awayAfter: LONG });
  const { mika, jo, table } = await pair(hall.address);
  await join(jo, table);
  await start(mika);
  await jo.ask({ do: 'unwatch', table });
  expect(await mika.ask({ do: 'bot', table, seat: 1, bot: 'random' })).toMatchObject({ code: 'seat-taken' });
  expect(await mika.ask({ do: 'seat-code', table, seat: 1 })).toMatchObject({ code: 'seat-taken' });
  expect(await jo.ask({ do: 'stand', table })).toMatchObject({ is: 'done' });
  expect(await mika.ask({ do: 'seat-code', table, seat: 1 })).toMatchObject({ is: 'done' });
});

test('after a restart everybody has as long to come back', async () => {
  const first = await openHall({ awayAfter: LONG });
  const { mika, jo, table } = await pair(first.address);
  await join(jo, table);
  await start(mika);
  await first.close();
  const hall = await openHall({ data: first.data, awayAfter: LONG });
  const back = await comeBack(hall.address, mika);
  await back.watch(table);
  expect(await back.ask({ do: 'bot', table, seat: 1, bot: 'random' })).toMatchObject({ code: 'seat-taken' });
});

test('that somebody has just left is known as long as it is not stored', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  const table = await openTable(jo, { seats: ['me', 'open'] });
  await mika.watch(table);
  const other = openDatabase(hall.data);
  other.exec('begin immediate');
  jo.disconnect();
  await mika.until(() => mika.table!.seats[0].online === false);
  await mika.ask({ do: 'unwatch', table });
  expect(hall.tablesAtHand()).toBe(1);
  other.exec('rollback');
  other.close();
});

test('a clock that was wrong when somebody left keeps their seat from nobody', async () => {
  const first = await openHall();
  const { mika, jo, table } = await pair(first.address);
  await join(jo, table);
  await start(mika);
  await first.close();
  const store = await openTestStore(first.data);
  const { seats } = (await store.tables.find(table))!.table;
  await store.tables.leave(table, seats[1].guest!, store.now() + 86_400_000);
  await store.close();
  const hall = await openHall({ data: first.data });
  const back = await comeBack(hall.address, mika);
  await back.watch(table);
  expect(await back.ask({ do: 'bot', table, seat: 1, bot: 'random' })).toMatchObject({ is: 'done' });
});

test('who takes over the host’s seat does not become the host', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await pair(hall.address);
  await join(jo, table);
  await start(mika);
  await mika.ask({ do: 'unwatch', table });
  const code = codeOf(await jo.ask({ do: 'seat-code', table, seat: 0 }));
  const eve = await claimant(hall.address, code);
  await eve.watch(table);
  expect(seatOfVisitor(eve)).toBe(0);
  await mika.watch(table);
  expect([mika.table!.youAreHost, eve.table!.youAreHost]).toEqual([true, false]);
});

test('a bot that thought for a seat does not answer for who has taken it', async () => {
  const hall = await openHall({ botPace: 10_000_000 });
  const { mika, jo, table } = await pair(hall.address);
  await join(jo, table);
  await mika.ask({ do: 'configure', table, options: { first: 1 } });
  await start(mika);
  await jo.ask({ do: 'stand', table });
  const code = codeOf(await mika.ask({ do: 'seat-code', table, seat: 1 }));
  const eve = await claimant(hall.address, code);
  await mika.ask({ do: 'pace', pace: 'instant' });
  await eve.watch(table);
  expect(isAsked(eve)).toBe(true);
  expect(eve.showings.filter(({ entry }) => 'by' in entry && entry.by.is === 'bot')).toEqual([]);
});

test('somebody who left while requests were waiting is not there', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await pair(hall.address);
  await join(jo, table);
  for (let i = 0; i < 5; i++) jo.sendText(JSON.stringify({ re: 800 + i, do: 'handover' }));
  jo.sendText(JSON.stringify({ re: 900, do: 'watch', table, match: null, next: 0 }));
  jo.disconnect();
  await mika.until(() => mika.table!.seats[1].online === false);
  // Whatever was still waiting has been answered by now.
  await mika.ask({ do: 'handover' });
  await mika.ask({ do: 'handover' });
  expect(mika.table!.seats[1].online).toBe(false);
});
