/**
 * Three days in which people look in now and then: six who play King of Tokyo and four who play Next Station, by the day. The
 * hall is opened anew again and again, some are away until a bot plays for them, and come back; a server takes no notices for
 * an hour. Of every decision that waits, its person is told once.
 */
import { type DailyControl, fastRng, type Rng } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { forwardTime, type SetTime } from './testing/forward-time.ts';
import { openHall, type TestHall, temporaryFolder } from './testing/hall.ts';
import { addHook, lookAgain, lookAway, type Told } from './testing/notices.ts';
import { give, isAsked, join, openTable, seatOfVisitor, someAnswer, start } from './testing/play.ts';
import { openReceiver, type Receiver } from './testing/receiver.ts';
import { comeBack, guest, type Visitor } from './testing/visitor.ts';

const HOUR = 3_600_000;
/** A turn’s 12 hours are over in the twelfth step, and not before: neither by a hair. */
const STEP = 65 * 60_000;
const STEPS = 68;
const LATE = 12;
const RESTARTS = [7, 20, 33, 50, 65];
/** Thousands of steps, one after the other, on a machine that may have much else to do. */
const LONG = { timeout: 600_000 };
/** In this step their servers take nothing. */
const OUTAGE = 30;
const DAILY: DailyControl = { is: 'daily', hours: 12, zone: 'UTC', night: null, off: [] };
/** Much longer than the test itself takes between two hours, and shorter than one. */
const TELLS = {
  privateNotices: true,
  noticeTimes: { soon: HOUR / 4, left: HOUR / 2, nudge: HOUR, pauses: [HOUR / 2, HOUR] },
};

interface Person {
  /** Their page is always open, so that the test knows what they are asked, but before their eyes only when they look in. */
  page: Visitor;
  /** From one step up to another they do not look in. */
  away: readonly [number, number] | null;
}

interface House {
  hall: TestHall;
  time: SetTime;
  receiver: Receiver;
  tables: { id: string; people: Person[] }[];
}

async function openHouse(data: string, time: SetTime): Promise<TestHall> {
  return openHall({ ...TELLS, data, time, awayAfter: 60 * HOUR });
}

async function sitDown(house: House, game: string, count: number, away: readonly Person['away'][]): Promise<void> {
  const { hall, receiver } = house;
  const pages: Visitor[] = [];
  for (let i = 0; i < count; i++) pages.push(await guest(hall.address, `${game.slice(0, 4)} ${i + 1}`, i));
  const seats = ['me' as const, ...Array(count - 1).fill('open' as const)];
  const id = await openTable(pages[0], { game, seats, timeControl: DAILY });
  for (const page of pages.slice(1)) await join(page, id);
  for (const page of pages) {
    await addHook(page, receiver);
    await lookAway(page);
  }
  await start(pages[0]);
  for (const page of pages) await page.until(() => page.sight !== null);
  house.tables.push({ id, people: pages.map((page, i) => ({ page, away: away[i] ?? null })) });
}

/** Nothing goes on by itself any more, and all pages show the same. */
async function settle({ tables }: House): Promise<void> {
  for (const { people } of tables) {
    const next = () => Math.max(...people.map(({ page }) => page.sight!.next));
    for (const { page } of people) await page.until(() => page.sight!.next >= next() && !waitsForBot(page));
    // Who was looked at first may have heard more since.
    for (const { page } of people) await page.until(() => page.sight!.next >= next() && !waitsForBot(page));
  }
}

function waitsForBot({ sight, table }: Visitor): boolean {
  const pending = sight!.pending;
  return 'seats' in pending && pending.seats.some((seat) => table!.seats[seat].bot !== null);
}

function isTheirs(page: Visitor): boolean {
  return isAsked(page) && page.table!.seats[seatOfVisitor(page)].bot === null;
}

/** They look in, take their seat back if a bot has it, and answer until others are to. */
async function lookIn({ page }: Person, rng: Rng): Promise<void> {
  await lookAgain(page);
  const seat = seatOfVisitor(page);
  if (page.table!.seats[seat].bot !== null) {
    await page.ask({ do: 'sit', table: page.table!.table, seat: null });
    await page.until(() => page.table!.seats[seat].bot === null);
  }
  while (isTheirs(page)) {
    const before = page.sight!.next;
    const answered = await give(page, [await someAnswer(page, rng)]);
    expect(answered.is).toBe('done');
    await page.until(() => page.sight!.next > before);
  }
  await lookAway(page);
}

/** What waits for somebody now, as long as they do not look. */
function waiting({ tables }: House): { key: string; page: Visitor }[] {
  return tables.flatMap(({ id, people }) =>
    people.flatMap(({ page }) =>
      isTheirs(page) ? [{ key: `${id} ${seatOfVisitor(page)} ${page.sight!.question}`, page }] : [],
    ),
  );
}

function toldOf({ receiver }: House): { told: Told; taken: boolean }[] {
  return receiver.received
    .map(({ body, answer }) => ({ told: JSON.parse(body.toString()) as Told, taken: answer === 204 }))
    .filter(({ told }) => told.kind !== 'test');
}

const idsOf = (house: House) => new Set(toldOf(house).map(({ told }) => told.id));

async function openAnew(house: House, data: string): Promise<void> {
  await house.hall.close();
  house.hall = await openHouse(data, house.time);
  for (const { id, people } of house.tables) {
    for (const person of people) {
      person.page = await comeBack(house.hall.address, person.page);
      await lookAway(person.page);
      await person.page.watch(id);
    }
  }
}

test('of every decision that waits its person is told once, in three days by the day', LONG, async () => {
  const [data, time] = [temporaryFolder(), forwardTime()];
  const house: House = { hall: await openHouse(data, time), time, receiver: await openReceiver(), tables: [] };
  await sitDown(house, 'king-of-tokyo', 6, [null, [10, 40], null, null, [45, 64]]);
  await sitDown(house, 'next-station-tokyo', 4, [null, null, [5, 30]]);
  const rng = fastRng('three days');
  /** What waited, and since which step. */
  const expected = new Map<string, number>();
  let takenOver = 0;
  for (let step = 0; step < STEPS; step++) {
    if (RESTARTS.includes(step)) await openAnew(house, data);
    await settle(house);
    const open = waiting(house);
    for (const { key } of open) expected.set(key, expected.get(key) ?? step);
    const late = open.filter(({ key }) => step - expected.get(key)! + 1 === LATE);
    house.receiver.answer(step === OUTAGE ? 500 : 204);
    await time.pass(STEP);
    while (idsOf(house).size < expected.size) await house.receiver.until(house.receiver.received.length + 1);
    for (const { page } of late) await page.until(() => page.table!.seats[seatOfVisitor(page)].bot !== null);
    takenOver += late.length;
    await settle(house);
    for (const { people } of house.tables) {
      for (const person of people) {
        const isAway = person.away !== null && step >= person.away[0] && step < person.away[1];
        // Bots who follow an answer are done before the next person looks in.
        if (!isAway && rng.below(3) === 0) {
          await lookIn(person, rng);
          await settle(house);
        }
      }
    }
  }
  await house.hall.close();
  const all = toldOf(house);
  const once = new Map(all.map(({ told }) => [told.id, `${told.table} ${told.seat}`]));
  const bySeat = (names: Iterable<string>) => [...names].map((name) => name.split(' ').slice(0, 2).join(' ')).sort();
  expect(bySeat(once.values())).toEqual(bySeat(expected.keys()));
  for (const id of once.keys()) {
    expect(all.filter(({ told, taken }) => told.id === id && taken).length).toBeLessThanOrEqual(1);
  }
  console.log(`${expected.size} decisions waited, ${once.size} notices, ${takenOver} times a bot took over`);
  expect(expected.size).toBeGreaterThan(40);
  expect(takenOver).toBeGreaterThan(1);
});
