import { expect, test } from 'vitest';
import { openHall } from './testing/hall.ts';
import { join, openTable, start } from './testing/play.ts';
import { guest, visitor } from './testing/visitor.ts';

test('everybody at a table learns at once that somebody has closed the window, and that they are back', async () => {
  const hall = await openHall();
  const [mika, jo, sam] = await Promise.all(['Mika', 'Jo', 'Sam'].map((name) => guest(hall.address, name)));
  const table = await openTable(mika, { seats: ['me', 'open', { bot: 'random' }], options: { first: 0 } });
  await join(jo, table);
  await start(mika);
  await sam.watch(table);
  const isThere = (who: typeof mika) => who.table!.seats[1].online;
  for (const who of [mika, sam]) await who.until(() => isThere(who));

  // A second window of the same person: one of them may go.
  const second = visitor(hall.address);
  second.cookie = jo.cookie;
  await second.connect();
  const tellings = () => mika.frames.filter((text) => JSON.parse(text).is === 'table').length;
  const told = tellings();
  await second.watch(table);
  jo.disconnect();
  await mika.ask({ do: 'lobby', on: false });
  expect(isThere(mika)).toBe(true);
  // Nothing has changed for anybody, and nobody was told anything.
  expect(tellings()).toBe(told);

  second.disconnect();
  for (const who of [mika, sam]) await who.until(() => !isThere(who));
  expect(mika.table!.seats.map(({ online }) => online)).toEqual([true, false, false]);
  await jo.connect();
  await jo.watch(table);
  for (const who of [mika, sam]) await who.until(() => isThere(who));
});
