/** The boards of the hall: what stands there, for how long, and the ways from there to a table. */
import { join as keyFile } from 'node:path';
import { fastRng } from '@yamanote/kernel';
import type { TableLine, WatchDelay } from '@yamanote/protocol';
import { describe, expect, test } from 'vitest';
import type { HallSettings } from './index.ts';
import { NO_METRICS } from './metrics/metrics.ts';
import { openHall, type TestHall, temporaryFolder } from './testing/hall.ts';
import { give, isAsked, join, openTable, playOn, someAnswer, start } from './testing/play.ts';
import { emptyDatabase } from './testing/postgres/database.ts';
import { comeBack, guest, type Visitor, visitor } from './testing/visitor.ts';

const HOMES: readonly { name: string; settings(): Promise<Partial<HallSettings>> }[] = [
  { name: 'one file', settings: async () => ({}) },
  { name: 'PostgreSQL', settings: async () => ({ store: await emptyDatabase() }) },
];

const idsOf = (lines: readonly TableLine[]) => lines.map(({ table }) => table);
const shown = (who: Visitor) => idsOf(who.lobby!.open);

async function looker(hall: TestHall, shows: 'few' | 'all' | 'own' = 'all'): Promise<Visitor> {
  const somebody = visitor(hall.address);
  await somebody.connect();
  await somebody.ask({ do: 'lobby', on: true, shows });
  return somebody;
}

describe.each(HOMES)('$name', ({ settings }) => {
  test('a line says who sits there, who is waited for, what is spoken, and how many look on', async () => {
    const hall = await openHall(await settings());
    const board = await looker(hall);
    const mika = await guest(hall.address, 'Mika');
    const jo = await guest(hall.address, 'Jo');
    const table = await openTable(mika, {
      seats: ['me', 'open', { bot: 'random' }, 'open'],
      public: true,
      language: 'ja',
      options: { first: 0 },
    });
    await board.until(() => shown(board).includes(table));
    expect(board.lobby!.open).toMatchObject([
      { table, match: `${table}-1`, language: 'ja', kinds: ['person', 'open', 'bot', 'open'], watching: 0, asked: [] },
    ]);
    await mika.ask({ do: 'keep', table, seat: 3, name: 'Aiko' });
    await join(jo, table, 1);
    await board.watch(table);
    await start(mika);
    await board.until(() => board.lobby!.open[0]?.asked.length === 1 && board.lobby!.open[0].watching === 1);
    const line = { stage: 'running', asked: ['Mika'], names: ['Mika', 'Jo'], yours: false, yourTurn: false };
    expect(board.lobby!.open).toMatchObject([line]);
    // The same table on one's own board.
    await mika.ask({ do: 'lobby', on: true, shows: 'own' });
    expect(mika.lobby).toMatchObject({ open: [], yours: [{ table, yours: true, yourTurn: true }] });
  });

  test('a line says where the match stands, as everybody sees it: after each move, and to nobody sooner than watchers see it', async () => {
    const at = { ...(await settings()), key: keyFile(temporaryFolder(), 'hall.key') };
    const hall = await openHall(at);
    // Another node has nobody at these tables.
    const elsewhere = at.store === undefined ? hall : await openHall(at);
    const [board, home] = [await looker(elsewhere), await looker(elsewhere, 'few')];
    const begin = async (delay: WatchDelay) => {
      const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
      const table = await openTable(mika, { game: 'lanterns', seats: ['me', 'open'], public: true });
      await join(jo, table);
      await mika.ask({ do: 'configure', table, options: {}, delay });
      await start(mika);
      return { table, people: [mika, jo] };
    };
    const [live, late] = [await begin('none'), await begin({ moves: 2 })];
    const glance = ({ table }: { table: string }, who = board) =>
      who.lobby!.open.find((line) => line.table === table && line.stage === 'running')?.glance;
    await board.until(() => typeof glance(live) === 'object' && glance(live) !== null);
    const before = JSON.stringify(glance(live));
    await Promise.all(live.people.map((one, i) => playOn(one, `glance ${i}`, 12)));
    await board.until(() => JSON.stringify(glance(live)) !== before);
    await board.until(() => glance(late) !== undefined);
    expect([glance(late), glance(live, home)]).toEqual([null, null]);
  });

  test('what is proposed waits for those who have not said a word, until they do or the match goes on', async () => {
    const hall = await openHall(await settings());
    const [mika, jo, kei] = [
      await guest(hall.address, 'Mika'),
      await guest(hall.address, 'Jo'),
      await guest(hall.address, 'Kei'),
    ];
    const table = await openTable(mika, { seats: ['me', 'open', 'open'], options: { first: 0 } });
    for (const one of [jo, kei]) await join(one, table);
    await start(mika);
    const all = [mika, jo, kei];
    for (const one of all) await one.ask({ do: 'lobby', on: true, shows: 'own' });
    await mika.until(() => isAsked(mika));
    const wanted = () => all.map((one) => one.lobby!.yours[0]?.yourWord);
    const shows = (...expected: boolean[]) =>
      Promise.all(all.map((one, i) => one.until(() => one.lobby!.yours[0]?.yourWord === expected[i])));
    const { match } = mika.table!;
    const asked = { table, match, agreement: { is: 'end' as const }, moment: mika.sight!.moment };
    await mika.ask({ do: 'propose', ...asked, move: 'a'.repeat(16) });
    await shows(false, true, true);
    const proposal = jo.table!.proposal!.id;
    await jo.ask({ do: 'agree', table, match, proposal, yes: true });
    await shows(false, false, true);
    await give(mika, [await someAnswer(mika, fastRng('on'))]);
    await shows(false, false, false);
    // Also where the table is read from the store.
    const back = await comeBack(hall.address, kei);
    await back.ask({ do: 'lobby', on: true, shows: 'own' });
    expect(back.lobby!.yours).toMatchObject([{ table, yourWord: false }]);
    expect(wanted()).toEqual([false, false, false]);
  });

  test('a table that nobody uses is folded away, found by its link, and put up again by whoever comes back', async () => {
    const hall = await openHall(await settings());
    const board = await looker(hall);
    const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
    const table = await openTable(mika, { seats: ['me', 'open'], public: true });
    await board.until(() => shown(board).includes(table));
    // Whoever only looks keeps nothing up.
    await jo.watch(table);
    mika.disconnect();
    await board.until(() => !shown(board).includes(table));
    expect(jo.table).toMatchObject({ table, stage: 'waiting' });
    const back = await comeBack(hall.address, mika);
    await back.watch(table);
    await board.until(() => shown(board).includes(table));
    await back.ask({ do: 'configure', table, options: {}, public: false });
    await board.until(() => !shown(board).includes(table));
    await back.ask({ do: 'configure', table, options: {}, public: true });
    await board.until(() => shown(board).includes(table));
  });

  test('whoever reloads the page finds the table where it was, also over a restart', async () => {
    const kept = await settings();
    const hall = await openHall({ ...kept, awayAfter: 60_000 });
    const mika = await guest(hall.address, 'Mika');
    const table = await openTable(mika, { seats: ['me', 'open'], public: true });
    mika.disconnect();
    const board = await looker(hall);
    expect(shown(board)).toEqual([table]);
    await hall.close();
    const again = await openHall({ ...kept, data: hall.data, awayAfter: 60_000 });
    expect(shown(await looker(again))).toEqual([table]);
  });

  test('home is told a few, the board all, and then only what changed', async () => {
    const hall = await openHall(await settings());
    const hosts = await Promise.all(Array.from({ length: 12 }, (_, i) => guest(hall.address, `Host ${i}`)));
    const tables: string[] = [];
    for (const host of hosts) tables.push(await openTable(host, { seats: ['me', 'open'], public: true }));
    const [home, board] = [await looker(hall, 'few'), await looker(hall)];
    expect(home.lobby!.open).toHaveLength(8);
    expect(new Set(shown(board))).toEqual(new Set(tables));
    const frames = board.frames.length;
    const jo = await guest(hall.address, 'Jo');
    await jo.ask({ do: 'sit', table: tables[3], seat: null });
    await board.until(() => board.lobby!.open.find(({ table }) => table === tables[3])?.taken === 2);
    const news = board.frames.slice(frames).map((text) => JSON.parse(text) as { is: string; lines: TableLine[] });
    expect(news.every(({ is }) => is === 'lobby-news')).toBe(true);
    expect(new Set(news.flatMap(({ lines }) => idsOf(lines)))).toEqual(new Set([tables[3]]));
    // A table where one can still sit down stands before one that is full.
    await home.until(() => !shown(home).includes(tables[3]));
  });

  test('whoever plays with anybody meets who waits, or is waited with', async () => {
    const hall = await openHall(await settings());
    const people = await Promise.all(['Mika', 'Jo', 'Sam'].map((name) => guest(hall.address, name)));
    const [mika, jo, sam] = people;
    // Both at once: the second finds the first, before anybody's page is there.
    const seated = await Promise.all(
      [mika, jo].map((one) => one.ask({ do: 'join', game: 'machi-koro', language: 'de' })),
    );
    const [first, second] = seated.map((done) => (done.is === 'done' ? done.table! : ''));
    expect(first).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}$/);
    expect(second).toBe(first);
    await mika.watch(first);
    expect(mika.table).toMatchObject({ public: true, seats: [{ guest: {} }, { guest: {} }] });
    // Full: the next one waits at another table; a table of one's own is not left for a second one.
    const other = await sam.ask({ do: 'join', game: 'machi-koro' });
    expect(other).toMatchObject({ is: 'done' });
    expect((other as { table: string }).table).not.toBe(first);
    expect(await sam.ask({ do: 'join', game: 'machi-koro' })).toMatchObject({
      table: (other as { table: string }).table,
    });
    expect(await sam.ask({ do: 'join', game: 'none-such' })).toMatchObject({ is: 'refused', code: 'impossible' });
    const stranger = await looker(hall);
    expect(await stranger.ask({ do: 'join', game: 'machi-koro' })).toMatchObject({ code: 'unknown-guest' });
  });

  test('of several tables one is seated where it begins soonest, among those who speak the same', async () => {
    const hall = await openHall(await settings());
    const make = async (name: string, wish: Parameters<typeof openTable>[1]) =>
      openTable(await guest(hall.address, name), { public: true, ...wish });
    await make('Far', { seats: ['me', 'open', 'open'], language: 'de' });
    const near = await make('Near', { seats: ['me', 'open'], language: 'de' });
    await make('Other', { seats: ['me', 'open'], language: 'ja', start: true });
    await make('Private', { seats: ['me', 'open'], language: 'de', public: false, start: true });
    await make('Another game', { game: 'king-of-tokyo', seats: ['me', 'open'], language: 'de' });
    const gone = await guest(hall.address, 'Gone');
    await openTable(gone, { seats: ['me', 'open'], public: true, language: 'de' });
    gone.disconnect();
    const jo = await guest(hall.address, 'Jo');
    expect(await jo.ask({ do: 'join', game: 'machi-koro', language: 'de' })).toMatchObject({ table: near });
  });

  test('a table is copied with its settings by whoever has its link', async () => {
    const hall = await openHall(await settings());
    const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
    const table = await openTable(mika, {
      seats: ['me', 'open', { bot: 'greedy' }, 'open'],
      public: true,
      hints: true,
      language: 'ja',
      options: { first: 2 },
    });
    await mika.ask({ do: 'keep', table, seat: 3, name: 'Aiko' });
    await join(jo, table, 1);
    await start(mika);
    const copied = (await jo.ask({ do: 'copy', table })) as { table: string };
    expect(copied.table).not.toBe(table);
    await jo.watch(copied.table);
    expect(jo.table).toMatchObject({
      game: 'machi-koro',
      public: true,
      hints: true,
      options: { first: 2 },
      stage: 'waiting',
      youAreHost: true,
      round: 1,
      seats: [{ guest: null, bot: null }, { you: true }, { bot: 'greedy' }, { guest: null, kept: 'Aiko' }],
    });
    expect(await jo.ask({ do: 'copy', table: 'none-such' })).toMatchObject({ code: 'unknown-table' });
    expect(await (await looker(hall)).ask({ do: 'copy', table })).toMatchObject({ code: 'unknown-guest' });
  });
});

test('lines tell nobody what a seat may not know: no hand, no order, no seed, no id of a guest', async () => {
  const hall = await openHall();
  const board = await looker(hall);
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  const table = await openTable(mika, { game: 'lanterns', seats: ['me', 'open'], public: true });
  await join(jo, table, 1);
  await mika.ask({ do: 'order', table, order: 'lead', settings: { alone: true } });
  await start(mika);
  await board.until(() => board.lobby!.open[0]?.stage === 'running');
  const secret = /orders?"|seed|bits|seal|guest|header|salt/;
  const told = board.frames.filter((text) => text.startsWith('{"is":"lobby'));
  expect(told.length).toBeGreaterThan(1);
  for (const text of told) expect(text).not.toMatch(secret);
  expect(Object.keys(board.lobby!.open[0]).sort()).toEqual(
    [
      ...['agreedEnd', 'asked', 'autoStart', 'game', 'glance', 'kinds', 'language', 'match', 'names', 'seats', 'stage'],
      ...['table', 'taken', 'takes', 'timeControl', 'watching', 'won', 'yourTurn', 'yourWord', 'yours'],
    ].sort(),
  );
});

test('a board asks the store when somebody begins to look, and not with moves', async () => {
  let asked = 0;
  const hall = await openHall({
    metrics: {
      ...NO_METRICS,
      lobbyAsked: () => {
        asked++;
      },
    },
  });
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  const table = await openTable(mika, { seats: ['me', 'open'], public: true, options: { first: 0 } });
  await join(jo, table, 1);
  const boards = [await looker(hall), await looker(hall), await looker(hall, 'few')];
  await start(mika);
  for (const one of [mika, jo, mika]) {
    await one.until(() => isAsked(one));
    const name = one === mika ? 'Mika' : 'Jo';
    for (const board of boards) await board.until(() => board.lobby!.open[0]?.asked[0] === name);
    while (isAsked(one)) await give(one, [await someAnswer(one, fastRng('l'))]);
  }
  expect(asked).toBe(1);
});
