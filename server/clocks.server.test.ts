/** Clocks of a hall, by the store's time, which the tests set forward: nobody waits for a clock. */
import type { LiveControl } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { forwardTime, type SetTime } from './testing/forward-time.ts';
import { openHall, openTestStore } from './testing/hall.ts';
import { give, isAsked, join, openTable, start } from './testing/play.ts';
import { comeBack, guest, type Visitor } from './testing/visitor.ts';

const LIVE: LiveControl = { is: 'live', bank: 600, increment: 15, reaction: 30 };
const ROLL = [{ do: 'roll', dice: 1 }];
const SECOND = 1000;

/** Two people who have begun a match with clocks; the first of them is asked. */
async function begun(time: SetTime, timeControl: unknown = LIVE) {
  const hall = await openHall({ time });
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 0 }, timeControl });
  await join(jo, table);
  await start(mika);
  await Promise.all([mika.until(() => isAsked(mika)), jo.until(() => jo.sight !== null)]);
  return { hall, mika, jo, table };
}

/** So much is left on a clock, give or take the second that the test itself may take. */
function leftOn(visitor: Visitor, seat: number): number {
  return Math.ceil(visitor.clocks![seat]!.left / SECOND);
}

async function logOf(data: string, match: string) {
  const store = await openTestStore(data);
  const log = await store.matches.log(match);
  await store.close();
  return log;
}

test('a clock runs while its seat is asked, and every entry of a person says what is left', async () => {
  const time = forwardTime();
  const { hall, mika, jo } = await begun(time);
  expect(mika.table!.timeControl).toEqual(LIVE);
  expect(jo.clocks).toMatchObject([
    { runs: true, reaction: false },
    { runs: false, left: 600 * SECOND },
  ]);
  await time.pass(2 * SECOND);
  await give(mika, ROLL);
  await mika.until(() => mika.sight!.next > 2);
  expect(leftOn(mika, 0)).toBeLessThanOrEqual(598);
  expect(leftOn(mika, 0)).toBeGreaterThan(590);
  await hall.close();
  const log = await logOf(hall.data, mika.match!);
  expect(log[0]).toMatchObject({ note: { is: 'time-control', control: LIVE }, by: { is: 'hall' } });
  const answer = log.find((entry) => 'answer' in entry && entry.seat === 0) as { clock: number };
  expect(answer.clock).toBeLessThanOrEqual(598 * SECOND);
});

test('whoever is out of time is answered for, and a bot plays the seat until its person is back', async () => {
  const time = forwardTime();
  const { mika, jo, table } = await begun(time);
  await time.pass(601 * SECOND);
  await jo.until(() => jo.table!.seats[0].bot !== null);
  expect(jo.table!.seats[0].absence).toBe('late');
  const late = jo.showings.find(({ entry }) => 'by' in entry && entry.by.is === 'time-out');
  expect(late!.entry).toMatchObject({ seat: 0, answer: { do: 'roll', dice: 1 }, clock: 0 });
  await jo.until(() => isAsked(jo));
  expect(jo.clocks![0]).toBeNull();
  expect(await mika.ask({ do: 'sit', table, seat: null })).toMatchObject({ is: 'done' });
  await jo.until(() => jo.clocks![0] !== null);
  expect(jo.table!.seats[0].bot).toBeNull();
  expect(jo.clocks![0]!.left).toBe(15 * SECOND);
});

test('the time that nobody serves is taken from nobody, and stands in the log', async () => {
  const time = forwardTime();
  const { hall, mika, jo, table } = await begun(time);
  await hall.close();
  time.lose(5 * 3600 * SECOND);
  const again = await openHall({ data: hall.data, time });
  const back = await comeBack(again.address, mika);
  await back.ask({ do: 'watch', table, match: mika.match, next: mika.sight!.next });
  expect(leftOn(back, 0)).toBeGreaterThan(590);
  await give(back, ROLL);
  expect(back.showings.map(({ entry }) => ('note' in entry ? entry.note.is : ''))).toContain('gap');
  expect(leftOn(back, 0)).toBeGreaterThan(590);
  expect(back.table!.seats[0].bot).toBeNull();
  jo.disconnect();
});

test('undo gives no time back', async () => {
  const time = forwardTime();
  const { mika, table } = await begun(time);
  await give(mika, ROLL);
  await mika.until(() => isAsked(mika));
  await time.pass(2 * SECOND);
  await give(mika, [{ do: 'pass' }]);
  await mika.until(() => mika.sight!.undo !== null);
  const before = mika.clocks![0]!.left;
  await mika.ask({
    do: 'undo',
    table,
    match: mika.match!,
    move: 'undo-once',
    to: mika.sight!.undo,
  });
  await mika.until(() => isAsked(mika));
  expect(mika.clocks![0]!.left).toBeLessThanOrEqual(before);
  expect(mika.clocks![1]).toMatchObject({ left: 600 * SECOND, runs: false });
});

test.each([
  [{ is: 'quick' }, 'timeControl.is'],
  [{ ...LIVE, bank: 5 }, 'timeControl.bank'],
  [{ ...LIVE, bank: 1e9 }, 'timeControl.bank'],
  [{ ...LIVE, more: 1 }, 'timeControl.more'],
  ['live', 'timeControl.is'],
  [{ is: 'daily', hours: 24, zone: 'Moon/Crater', night: null, off: [] }, 'timeControl.zone'],
  [{ is: 'daily', hours: 24, zone: 'Asia/Tokyo', night: { from: 3, to: 3 }, off: [] }, 'timeControl.night'],
  [{ is: 'daily', hours: 24, zone: 'Asia/Tokyo', night: null, off: [0, 1, 2, 3, 4, 5, 6] }, 'timeControl.off'],
])('a table is not made with %j', async (timeControl, field) => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const wish = {
    do: 'create',
    game: 'machi-koro',
    options: {},
    seats: ['me', 'open'],
    public: false,
    start: false,
  } as const;
  expect(await mika.ask({ ...wish, seats: [...wish.seats], timeControl })).toMatchObject({ code: 'malformed', field });
  const table = await openTable(mika, { seats: ['me', 'open'], timeControl: LIVE });
  expect(await mika.ask({ do: 'configure', table, options: {}, timeControl })).toMatchObject({
    code: 'malformed',
    field,
  });
  expect(mika.table!.timeControl).toEqual(LIVE);
  expect(await mika.ask({ do: 'configure', table, options: {}, timeControl: null })).toMatchObject({ is: 'done' });
  expect(mika.table!.timeControl).toBeNull();
});
