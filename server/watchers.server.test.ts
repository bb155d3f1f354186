/** People who look on: how many they are, how far behind, and that nothing comes of what they ask for. */
import { mkdirSync } from 'node:fs';
import { join as pathTo } from 'node:path';
import type { Reply, WatchDelay } from '@yamanote/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openHall, type TestHall, temporaryFolder } from './testing/hall.ts';
import { give, isAsked, isDone, join, openTable, playOn, rematch, start } from './testing/play.ts';
import { emptyDatabase } from './testing/postgres/database.ts';
import { comeBack, guest, randomMove, type Visitor, visitor } from './testing/visitor.ts';

type Watchers = Extract<Reply, { is: 'watchers' }>;

/** Halls of one house: one with a file of its own, or two nodes with one database. */
const HOUSES: readonly [string, () => Promise<TestHall[]>][] = [
  ['one hall', async () => [await openHall()]],
  [
    'two nodes',
    async () => {
      const store = await emptyDatabase();
      const folder = temporaryFolder();
      const nodes: TestHall[] = [];
      for (const name of ['one', 'other']) {
        mkdirSync(pathTo(folder, name));
        nodes.push(await openHall({ data: pathTo(folder, name), store, key: pathTo(folder, 'hall.key') }));
      }
      return nodes;
    },
  ],
];

/** Mika and Jo, with a table that is not started yet; watchers come to the last of the nodes. */
async function gathered(halls: readonly TestHall[], delay: WatchDelay = 'none', game = 'machi-koro') {
  const [mika, jo] = [await named(halls[0], 'Mika'), await named(halls[0], 'Jo')];
  const options: Record<string, number> = game === 'machi-koro' ? { first: 0 } : {};
  const table = await openTable(mika, { game, seats: ['me', 'open'], options, hints: true });
  await join(jo, table);
  await mika.ask({ do: 'configure', table, options: {}, delay });
  return { mika, jo, table, last: halls.at(-1)! };
}

async function named(hall: TestHall, name: string): Promise<Visitor> {
  const somebody = await guest(hall.address, name);
  onTestFinished(somebody.disconnect);
  return somebody;
}

async function stranger(hall: TestHall): Promise<Visitor> {
  const somebody = visitor(hall.address);
  await somebody.connect();
  onTestFinished(somebody.disconnect);
  return somebody;
}

const look = (one: Visitor, table: string, how: { screen?: boolean; named?: boolean } = {}) =>
  one.ask({ do: 'watch', table, match: one.match, next: one.sight?.next ?? 0, ...how });

/** What somebody was told last of who watches. */
function watchersOf({ frames }: Visitor): Watchers | null {
  const text = frames.findLast((frame) => frame.startsWith('{"is":"watchers"'));
  return text === undefined ? null : (JSON.parse(text) as Watchers);
}

function seesWatchers(one: Visitor, count: number, ...names: string[]): Promise<void> {
  return one.until(() => {
    const told = watchersOf(one);
    return told?.count === count && told.names.join() === names.join();
  });
}

describe.each(HOUSES)('%s', (_, house) => {
  test('everybody sees how many watch, and the names of those who wish', async () => {
    const { mika, jo, table, last } = await gathered(await house());
    const [sam, noor, unknown] = [await named(last, 'Sam'), await named(last, 'Noor'), await stranger(last)];
    await look(sam, table);
    await look(noor, table, { named: true });
    await look(unknown, table, { named: true });
    for (const one of [mika, jo, sam]) await seesWatchers(one, 3, 'Noor');
    // A second page is not a second person.
    const second = await comeBack(last.address, noor);
    onTestFinished(second.disconnect);
    await look(second, table);
    await look(sam, table, { named: true });
    for (const one of [mika, unknown]) {
      await one.until(() => watchersOf(one)?.names.length === 2);
      expect(watchersOf(one)).toMatchObject({ count: 3 });
      expect([...watchersOf(one)!.names].sort()).toEqual(['Noor', 'Sam']);
    }
    noor.disconnect();
    unknown.disconnect();
    // Her second page has said nothing of a name.
    await seesWatchers(mika, 2, 'Sam');
    // Whoever sits down watches no more.
    await mika.ask({ do: 'open', table, seat: 2 });
    await sam.until(() => sam.table!.seats.length === 3);
    await sam.ask({ do: 'sit', table, seat: 2 });
    for (const one of [mika, sam]) await seesWatchers(one, 1);
  });

  test('a screen is nobody: it sees what the public sees, whoever has opened it, and nobody is there for it', async () => {
    const { mika, jo, table, last } = await gathered(await house(), 'none', 'envelopes');
    const screen = await comeBack(last.address, jo);
    onTestFinished(screen.disconnect);
    await look(screen, table, { screen: true });
    await start(mika);
    for (const one of [mika, screen]) await one.until(() => one.sight !== null);
    expect(screen.table!.seats.every(({ you }) => !you)).toBe(true);
    expect(screen.table).toMatchObject({ youAreHost: false, orders: null });
    expect(JSON.stringify(screen.sight!.view)).not.toMatch(/marker-\d/);
    // Jo looked before sitting down.
    await seesWatchers(mika, 0);
    // Jo's page is closed; the screen that Jo has opened does not look in their place.
    jo.disconnect();
    await screen.until(() => !screen.table!.seats[1].online);
    await mika.until(() => !mika.table!.seats[1].online);
    // As a page of theirs it shows what is theirs again, and Jo is there.
    await look(screen, table);
    await mika.until(() => mika.table!.seats[1].online);
    expect(JSON.stringify(screen.sight!.view)).toMatch(/marker-\d/);
  });

  test('those who are some moves behind see every entry, only later, and the end with everybody', async () => {
    const { mika, jo, table, last } = await gathered(await house(), { moves: 2 }, 'envelopes');
    const [sam, unknown] = [await named(last, 'Sam'), await stranger(last)];
    await look(sam, table);
    expect(sam.table!.delay).toEqual({ moves: 2 });
    await start(mika);
    await sam.until(() => sam.sight !== null);
    await Promise.all([playOn(mika, 'm', 14), playOn(jo, 'j', 14)]);
    await look(unknown, table);
    // Whichever of them hears it last.
    const areLevel = () => sam.sight!.next === unknown.sight!.next;
    await Promise.race([sam.until(areLevel), unknown.until(areLevel)]);
    const next = Math.max(mika.sight!.next, jo.sight!.next);
    expect(unknown.sight!.next).toBeGreaterThan(0);
    expect(unknown.sight!.next).toBeLessThan(next - 1);
    // Nobody is shown more for saying that they have seen more.
    await unknown.ask({ do: 'watch', table, match: mika.match, next: 1000 });
    expect(unknown.sight!.next).toBeLessThan(next - 1);
    await Promise.all([playOn(mika, 'M'), playOn(jo, 'J')]);
    for (const one of [sam, unknown]) {
      await one.until(() => isDone(one));
      expect(one.showings).toEqual(await wholeLog(last, table));
    }
    // The next match is another one, and as late.
    await rematch(mika);
    await start(mika);
    await sam.until(() => sam.match === mika.match && sam.sight?.next === 0);
  });
});

/** What was sent to them of tables and boards from a frame on. */
function toldOf({ frames }: Visitor, from: number): string[] {
  return frames.slice(from).filter((frame) => /^{"is":"(table|lobby|lobby-news)"/.test(frame));
}

describe.each(HOUSES)('%s', (_, house) => {
  test('those who are behind are told who plays as it was then, and of who is there now nothing', async () => {
    const halls = await house();
    const last = halls.at(-1)!;
    const [mika, jo] = [await named(halls[0], 'Mika'), await named(halls[0], 'Jo')];
    const [noor, sam, unknown] = [await named(halls[0], 'Noor'), await named(last, 'Sam'), await stranger(last)];
    const seats = ['me' as const, 'open' as const, { bot: 'random' }];
    const table = await openTable(mika, { seats, options: { first: 0 }, absence: { taking: true }, public: true });
    await join(jo, table);
    await mika.ask({ do: 'configure', table, options: {}, delay: { moves: 4 } });
    const late = [sam, unknown];
    for (const one of late) {
      await one.ask({ do: 'lobby', on: true });
      await look(one, table);
    }
    await start(mika);
    await Promise.all([playOn(mika, 'm', 12), playOn(jo, 'j', 12)]);
    // While it is Mika’s turn, nothing happens in the match.
    void playOn(jo, 'J');
    await mika.until(() => isAsked(mika));
    const { match } = mika.table!;
    for (const one of late) {
      await one.until(() => one.sight !== null && one.lobby!.open[0]?.stage === 'running');
      await look(one, table);
    }
    const begun = sam.table!.seats;
    expect(begun.map(({ guest, bot, online }) => [guest?.name, bot, online])).toEqual([
      ['Mika', null, true],
      ['Jo', null, true],
      [undefined, 'random', true],
    ]);
    expect(sam.table).toMatchObject({ hostSeat: null, proposal: null });

    // Somebody proposes, goes, is played for, and somebody else takes a seat: all of it is of now.
    const from = late.map((one) => one.frames.length);
    const move = randomMove();
    await mika.ask({ do: 'propose', table, match, move, agreement: { is: 'end' }, moment: mika.sight!.moment });
    await mika.ask({ do: 'agree', table, match, proposal: `0:${move}`, yes: false });
    await look(noor, table);
    await noor.ask({ do: 'sit', table, seat: 2 });
    jo.disconnect();
    await mika.until(() => !mika.table!.seats[1].online);
    await mika.ask({ do: 'bot', table, seat: 1, bot: 'random' });
    await mika.until(() => mika.table!.seats[1].bot !== null && mika.table!.seats[2].guest?.name === 'Noor');
    for (const one of late) {
      await look(one, table);
      expect(one.table!.seats).toEqual(begun);
    }
    for (const [i, one] of late.entries()) {
      const told = toldOf(one, from[i]);
      // What they asked for, and nothing besides.
      expect(told.filter((text) => text.startsWith('{"is":"table"'))).toHaveLength(1);
      expect(told.filter((text) => /Noor|"absent"/.test(text))).toEqual([]);
    }
    const card = await (await fetch(`${last.address}/table/${table}`)).text();
    expect(card).not.toContain('Noor');

    await Promise.all([playOn(mika, 'M', 40), playOn(noor, 'N', 40)]);
    for (const one of late) {
      await one.until(() => one.table!.seats[1].absence === 'away' && one.table!.seats[2].guest?.name === 'Noor');
      expect(one.table!.seats[1]).toMatchObject({ guest: { name: 'Jo' }, bot: 'random', online: true, awayIn: null });
    }
    await Promise.race([mika, noor].map((one) => one.until(() => isAsked(one))));
    await noor.until(() => noor.sight!.moment === mika.sight!.moment);
    for (const one of [mika, noor]) {
      const { moment } = one.sight!;
      await one.ask({ do: 'propose', table, match, move: randomMove(), agreement: { is: 'end' }, moment });
    }
    for (const one of late)
      await one.until(() => one.table!.stage === 'over' && one.table!.seats[1].absence === 'given');
  });
});

test('a host who only watches, and later, acts for nobody in the middle of a match, but in the chat', async () => {
  const hall = await openHall();
  const [ada, mika, jo] = [await named(hall, 'Ada'), await named(hall, 'Mika'), await named(hall, 'Jo')];
  const table = await openTable(ada, { seats: ['open', 'open'], options: { first: 0 } });
  for (const one of [mika, jo]) await join(one, table);
  await ada.ask({ do: 'configure', table, options: {}, delay: 'end' });
  expect(ada.table).toMatchObject({ youAreHost: true });
  await start(ada);
  await mika.until(() => mika.table!.stage === 'running');
  await ada.until(() => ada.table!.stage === 'running');
  expect(ada.table).toMatchObject({ youAreHost: false, hostSeat: null });
  expect(mika.table).toMatchObject({ youAreHost: true });
  jo.disconnect();
  await mika.until(() => !mika.table!.seats[1].online);
  // Whether Jo is away is nothing that a refusal could tell.
  for (const ask of [{ do: 'bot', bot: 'random' }, { do: 'seat-code' }] as const)
    expect(await ada.ask({ ...ask, table, seat: 1 })).toMatchObject({ is: 'refused', code: 'not-host' });
  expect(await mika.ask({ do: 'bot', bot: 'random', table, seat: 1 })).toMatchObject({ is: 'done' });
  expect(await ada.ask({ do: 'watchers-room', table, open: false })).toMatchObject({ is: 'done' });
});

/** The match as anybody reads it who comes after its end. */
async function wholeLog(hall: TestHall, table: string): Promise<Visitor['showings']> {
  const somebody = await stranger(hall);
  await look(somebody, table);
  return somebody.showings;
}

test('minutes pass by the store’s time, and over a restart', async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  onTestFinished(() => clock.mockRestore());
  const hall = await openHall();
  const { mika, jo, table } = await gathered([hall], { minutes: 5 });
  await start(mika);
  await Promise.all([playOn(mika, 'm', 6), playOn(jo, 'j', 6)]);
  const first = mika.sight!.next;
  const sam = await stranger(hall);
  await look(sam, table);
  expect(sam.sight!.next).toBe(0);
  clock.mockReturnValue(now + 4 * 60_000);
  await Promise.all([playOn(mika, 'M', first + 2), playOn(jo, 'J', first + 2)]);
  expect(sam.sight!.next).toBe(0);
  clock.mockReturnValue(now + 5 * 60_000);
  await look(sam, table);
  expect(sam.sight!.next).toBe(first);

  await hall.close();
  const again = await openHall({ data: hall.data });
  const back = await stranger(again);
  await look(back, table);
  expect(back.sight!.next).toBe(first);
  expect(back.table!.delay).toEqual({ minutes: 5 });
  clock.mockReturnValue(now + 10 * 60_000);
  await look(back, table);
  expect(back.sight!.next).toBeGreaterThan(first);
});

test('a match longer than its last snapshot is seen from its beginning by those who are late, also after a restart', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await gathered([hall], { moves: 1 }, 'machi-koro');
  const sam = await stranger(hall);
  await start(mika);
  await Promise.all([playOn(mika, 'm', 150), playOn(jo, 'j', 150)]);
  await look(sam, table);
  const late = await stranger(hall);
  await hall.close();
  const again = await openHall({ data: hall.data });
  const [back, sams] = [await comeBack(again.address, mika), await stranger(again)];
  await look(sams, table);
  await look(back, table);
  expect(sams.showings.length).toBe(sams.sight!.next);
  expect(sams.showings.slice(0, sam.showings.length)).toEqual(sam.showings);
  expect(late.sight).toBeNull();
});

test('a watcher who answers, takes back, asks for a hint or sets anything gets one clear refusal, and nothing changes', async () => {
  const hall = await openHall();
  const { mika, table } = await gathered([hall], { moves: 3 });
  const [sam, unknown] = [await named(hall, 'Sam'), await stranger(hall)];
  for (const one of [sam, unknown]) await look(one, table);
  expect((await sam.ask({ do: 'configure', table, options: {}, delay: 'none' })).is).toBe('refused');
  await start(mika);
  await mika.until(() => isAsked(mika));
  const before = mika.sight!.next;
  const match = mika.match!;
  for (const one of [sam, unknown]) await one.until(() => one.sight !== null);
  for (const [one, code] of [
    [sam, 'not-seated'],
    [unknown, 'unknown-guest'],
  ] as const) {
    const asked = [
      await give(one, [{ do: 'roll', dice: 1 }]),
      await one.ask({ do: 'undo', table, match, move: randomMove(), to: null }),
      await one.ask({ do: 'withdraw', table, match, move: randomMove() }),
      await one.ask({ do: 'hint', table, match, question: 0 }),
      await one.ask({ do: 'order', table, order: 'nod', settings: {} }),
    ];
    expect(asked.map((answered) => answered.is === 'refused' && answered.code)).toEqual(asked.map(() => code));
    for (const set of [
      { do: 'configure', table, options: {}, delay: 'none' },
      { do: 'bot', table, seat: 0, bot: null },
      { do: 'start', table },
    ] as const) {
      expect((await one.ask(set)).is).toBe('refused');
    }
  }
  // Nor does the host change it any more.
  expect(await mika.ask({ do: 'configure', table, options: {}, delay: 'none' })).toMatchObject({
    code: 'already-started',
  });
  for (const delay of [{ moves: 0 }, { moves: 101 }, { minutes: 1.5 }, { hours: 1 }, 'never', null]) {
    const refused = await mika.ask({ do: 'configure', table, options: {}, delay: delay as never });
    expect(refused).toMatchObject({ is: 'refused', code: 'malformed' });
  }
  expect(mika.sight!.next).toBe(before);
  expect(mika.table!.delay).toEqual({ moves: 3 });
});
