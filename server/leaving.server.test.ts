import { expect, test } from 'vitest';

import { openHall, openTestStore } from './testing/hall.ts';
import { give, isAsked, isDone, join, openTable, playOn, rematch, seatOfVisitor, start } from './testing/play.ts';
import { comeBack, guest } from './testing/visitor.ts';

const ROLL = { do: 'roll', dice: 1 };

test('who gets up in the middle lets a bot play, keeps the seat, and plays on after sitting down again', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  const before = mika.sight!.next;
  expect(await mika.ask({ do: 'stand', table })).toMatchObject({ is: 'done' });
  expect(mika.table!.seats[0]).toMatchObject({ you: true, bot: 'normal', online: false, gaveUp: false });
  await mika.until(() => mika.showings.some(({ entry }) => entry.index >= before && 'by' in entry && entry.seat === 0));
  expect(await give(mika, [ROLL])).toMatchObject({ code: 'not-seated' });
  expect(await mika.ask({ do: 'sit', table, seat: 0 })).toMatchObject({ is: 'done' });
  expect(mika.table!.seats[0]).toMatchObject({ bot: null, online: true });
  await playOn(mika, 'back');
});

test('a match that I left does not call me, and one that I gave up is not among mine while it runs', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 0 } });
  await join(jo, table);
  await start(mika);
  await mika.until(() => isAsked(mika));
  await mika.ask({ do: 'lobby', on: true });
  expect(mika.lobby!.yours).toMatchObject([{ table, yourTurn: true }]);
  await mika.ask({ do: 'stand', table });
  await mika.until(() => mika.lobby!.yours[0]?.yourTurn === false);
  await mika.ask({ do: 'give-up', table });
  await mika.until(() => mika.lobby!.yours.length === 0);
  await playOn(jo, 'alone');
  await mika.until(() => mika.lobby!.yours.length === 1);
  expect(mika.lobby!.yours).toMatchObject([{ table, stage: 'over', yourTurn: false }]);
});

test('a seat that was left before bots took over by themselves does not call its person', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  await hall.close();
  const store = await openTestStore(hall.data);
  const { table: record } = (await store.tables.find(table))!;
  const seats = record.seats.map((seat) => (seat.guest === null ? seat : { ...seat, away: true }));
  await store.tables.change({ ...record, seats });
  await store.close();
  const again = await openHall({ data: hall.data });
  const back = await comeBack(again.address, mika);
  await back.watch(table);
  await back.until(() => isAsked(back));
  await back.ask({ do: 'lobby', on: true });
  expect(back.lobby!.yours).toMatchObject([{ table, yourTurn: false }]);
});

test('giving up is for good: a bot plays to the end, and nobody takes the seat back', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  const table = await openTable(mika, { seats: ['me', 'open', { bot: 'random' }], options: { first: 1 } });
  await join(jo, table);
  for (const who of [mika, jo]) expect(await who.ask({ do: 'give-up', table })).toMatchObject({ code: 'not-started' });
  await start(mika);
  await jo.until(() => isAsked(jo));
  expect(await mika.ask({ do: 'give-up', table })).toMatchObject({ is: 'done' });
  await jo.until(() => jo.table!.youAreHost);
  expect(jo.table!.seats[0]).toMatchObject({ guest: { name: 'Mika' }, bot: 'normal', gaveUp: true });
  expect(await mika.ask({ do: 'sit', table, seat: 0 })).toMatchObject({ code: 'gave-up' });
  expect(await jo.ask({ do: 'bot', table, seat: 0, bot: null })).toMatchObject({ code: 'gave-up' });
  expect(await jo.ask({ do: 'seat-code', table, seat: 0 })).toMatchObject({ code: 'seat-taken' });
  await playOn(jo, 'on');
  await mika.until(() => isDone(mika) && mika.table!.stage === 'over');
  // The next match is another one.
  await rematch(jo);
  await mika.until(() => mika.table!.round === 2);
  expect(mika.table!.seats[0]).toMatchObject({ you: true, bot: null, gaveUp: false });
  expect(seatOfVisitor(mika)).toBe(0);
});

test('only who sits can give up', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await jo.watch(table);
  expect(await jo.ask({ do: 'give-up', table })).toMatchObject({ code: 'not-seated' });
});
