/** What a page makes of a real hall: one that is cut off, restarted, set back, stopped, or gone. */
import { cpSync, rmSync } from 'node:fs';
import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { fastRng, type Game, sealOf } from '@yamanote/kernel';
import {
  give,
  openHall,
  isAsked as seatIsAsked,
  someAnswer,
  type TestHall,
  temporaryFolder,
  visitor,
} from '@yamanote/server/testing';
import { expect, it } from 'vitest';
import { type Door, HONEST } from '../testing/crooked-door.ts';
import { type PretendBrowser, pretendBrowser, until } from '../testing/pretend-browser.ts';
import { answer, isAsked, shown } from '../testing/someone.ts';
import type { WatchedTable } from './table.ts';

const game = machiKoro as unknown as Game;
const BOT = { bot: 'random' };
type Page = Awaited<ReturnType<typeof loadPage>>;
type Seats = ('me' | 'open' | typeof BOT)[];

function loadPage(browser: PretendBrowser) {
  return browser.load(async () => ({
    ...(await import('./halls.ts')),
    ...(await import('./table.ts')),
    ...(await import('./guest.ts')),
    ...(await import('./lobby.ts')),
    ...(await import('./seals.ts')),
  }));
}

/** A hall with the page of a guest. */
async function visit(door: Door = HONEST): Promise<{ hall: TestHall; browser: PretendBrowser; page: Page }> {
  const hall = await openHall();
  const browser = pretendBrowser(hall.address, door);
  const page = await loadPage(browser);
  await page.introduce({ name: 'Mika', colour: 2 });
  return { hall, browser, page };
}

async function makeTable({ server }: Page, seats: Seats, wish: { game?: string; public?: boolean } = {}) {
  const made = await server.request({
    do: 'create',
    game: 'machi-koro',
    options: { first: 0 },
    seats,
    public: false,
    start: true,
    ...wish,
  });
  return made.table!;
}

async function play(page: Page, wish: { game?: string } = {}): Promise<WatchedTable> {
  const table = await page.watchTable(await makeTable(page, ['me', BOT], wish));
  await until(() => isAsked(table));
  return table;
}

function openAgain({ data, address }: TestHall): Promise<TestHall> {
  return openHall({ data, port: Number(new URL(address).port) });
}

/** Closes the hall, does something to what it keeps, and opens it again under the same address. */
async function reopen(hall: TestHall, { server }: Page, meanwhile: () => void = () => undefined): Promise<TestHall> {
  await hall.close();
  await until(() => server.state.value !== 'open');
  meanwhile();
  const again = await openAgain(hall);
  server.hurry();
  await until(() => server.state.value === 'open');
  return again;
}

/** What the hall keeps now, to be put back later. */
async function backUp(hall: TestHall, page: Page): Promise<{ hall: TestHall; restore(): void }> {
  const copy = temporaryFolder();
  const again = await reopen(hall, page, () => cpSync(hall.data, copy, { recursive: true }));
  return {
    hall: again,
    restore() {
      rmSync(hall.data, { recursive: true });
      cpSync(copy, hall.data, { recursive: true });
    },
  };
}

const lengthOf = ({ progress }: WatchedTable) => progress.peek()!.showings.length;

it('goes on after a restart with what it knew, and asks once for each thing', async () => {
  const { hall, browser, page } = await visit();
  const table = await play(page);
  await answer(table, game);
  await until(() => isAsked(table));
  const before = table.progress.peek()!;
  const said = browser.said.length;
  await reopen(hall, page);
  await until(() => page.server.waiting.value === 0);
  expect(browser.said.slice(said)).toMatchObject([{ do: 'watch', match: before.match, next: lengthOf(table) - 1 }]);
  expect(table.progress.peek()).toMatchObject({ showings: before.showings, sight: before.sight });
  expect(table.setBack.value).toBe(0);
  await answer(table, game);
});

it('says a move again of which it never heard what came, and the move counts once', async () => {
  let isDeaf = false;
  const { hall, browser, page } = await visit({
    ...HONEST,
    says: (reply) => (isDeaf ? { is: 'lobby', open: [], yours: [] } : reply),
  });
  const table = await play(page);
  const before = lengthOf(table);
  const other = visitor(hall.address);
  other.cookie = browser.cookie;
  await other.connect();
  await other.watch(table.id);
  isDeaf = true;
  const answered = answer(table, game);
  await other.until(() => other.showings.length > before);
  browser.lose();
  isDeaf = false;
  browser.find();
  await answered;
  await until(() => lengthOf(table) >= other.showings.length);
  const said = browser.said.flatMap((request) => (request.do === 'answer' ? [request.move] : []));
  expect([said.length, new Set(said).size]).toEqual([2, 1]);
  const mine = table.progress.peek()!.showings.filter(({ entry }) => 'by' in entry && entry.by.is === 'person');
  expect(mine.length).toBe(1);
});

it('shows how the match stands after a backup was put back, and plays on from there', async () => {
  const { hall, page } = await visit();
  const table = await play(page);
  const kept = lengthOf(table);
  const backup = await backUp(hall, page);
  await answer(table, game);
  await until(() => isAsked(table));
  expect(lengthOf(table)).toBeGreaterThan(kept);
  await reopen(backup.hall, page, backup.restore);
  await until(() => table.setBack.value === 1 && table.progress.value !== null);
  expect(lengthOf(table)).toBe(kept);
  expect(page.server.waiting.value).toBe(0);
  await answer(table, game);
  await until(() => isAsked(table) && table.progress.value!.sight.next > kept);
  expect(table.setBack.value).toBe(1);
});

it('finds out that the past was another one, also if the hall has come further since', async () => {
  const { hall, browser, page } = await visit();
  const table = await play(page);
  const backup = await backUp(hall, page);
  await answer(table, game);
  await until(() => isAsked(table));
  const seen = table.progress.peek()!;
  browser.lose();
  await backup.hall.close();
  backup.restore();
  await openAgain(hall);
  // The same guest plays on at another device before this one is back.
  const other = visitor(hall.address);
  other.cookie = browser.cookie;
  await other.connect();
  await other.watch(table.id);
  while (other.sight!.next <= seen.sight.next) {
    await other.until(() => seatIsAsked(other));
    await give(other, [await someAnswer(other, fastRng('other'))]);
  }
  browser.find();
  await until(() => table.setBack.value === 1 && table.progress.value !== null);
  expect(table.progress.peek()!.showings).toEqual(other.showings);
  expect(table.progress.peek()!.showings[seen.sight.next - 1]).not.toEqual(seen.showings.at(-1));
});

it('says that a table is gone which the hall no longer knows', async () => {
  const { hall, page } = await visit();
  const backup = await backUp(hall, page);
  const table = await play(page);
  await reopen(backup.hall, page, backup.restore);
  await until(() => table.fault.value !== null);
  expect(table.fault.value).toBe('unknown-table');
  const nowhere = await page.watchTable('bbbb-2222');
  await shown(nowhere);
  expect(nowhere.fault.value).toBe('unknown-table');
});

it('is told when a match is stopped, and again when it is loaded anew', async () => {
  const { browser, page } = await visit();
  const table = await play(page, { game: 'runaway' });
  let last: unknown = null;
  while (last === null) await answer(table, game).catch((refused) => (last = refused.code));
  expect(last).toBe('frozen');
  await until(() => table.progress.value!.sight.frozen);
  const again = await (await loadPage(browser)).watchTable(table.id);
  await shown(again);
  expect([again.progress.value?.sight.frozen, again.fault.value]).toEqual([true, null]);
});

it('keeps the departures board up to date, also after a restart', async () => {
  const { hall, page } = await visit();
  const stop = page.watchLobby();
  await until(() => page.lobby.value !== null);
  const table = await makeTable(page, ['me', 'open'], { public: true });
  await page.watchTable(table);
  const lines = () => [page.lobby.value?.open, page.lobby.value?.yours].map((all) => all?.map((line) => line.table));
  await until(() => lines().join() === [table, table].join());
  page.lobby.value = null;
  await reopen(hall, page);
  await until(() => lines().join() === [table, table].join());
  stop();
});

it('knows its guest again, under another name, and on another device by a code', async () => {
  const { hall, page } = await visit();
  expect(page.server.guest.value).toEqual({ name: 'Mika', colour: 2 });
  await page.introduce({ name: 'Mi', colour: 3 });
  await expect(page.introduce({ name: '\u2060\u3164', colour: 3 })).rejects.toMatchObject({ code: 'malformed' });
  expect(page.server.guest.value).toEqual({ name: 'Mi', colour: 3 });
  const { code } = await page.server.request({ do: 'handover' });
  const other = await loadPage(pretendBrowser(hall.address));
  expect(await other.claim(code!)).toBeNull();
  expect(other.server.guest.value).toEqual({ name: 'Mi', colour: 3 });
  await expect(other.claim(code!)).rejects.toMatchObject({ code: 'bad-code' });
});

it('seals bits for the dice once for each match that is announced, and the same again after a restart', async () => {
  const { hall, browser, page } = await visit();
  const table = await page.watchTable(await makeTable(page, ['me', 'open']));
  const seals = () => browser.said.flatMap((request) => (request.do === 'seal' ? [request] : []));
  // The hall tells of every seal that it has got.
  const sealed = async (times: number) => {
    await until(() => table.info.value?.seals[0] != null && seals().length >= times);
    expect(seals()).toHaveLength(times);
  };
  await sealed(1);
  expect(seals()).toMatchObject([{ commitment: table.info.peek()?.commitment }]);
  await table.request({ do: 'configure', options: {}, public: true });
  await until(() => table.info.value?.public === true);
  expect(seals().length).toBe(1);
  await reopen(hall, page);
  await sealed(2);
  expect(seals()[1].seal).toBe(seals()[0].seal);
  expect(browser.said.filter((request) => request.do === 'bits')).toEqual([]);
});

it('opens its bits when all seals are shown, and remembers what it was shown', async () => {
  const { browser, page } = await visit();
  const table = await play(page);
  const { match, commitment, seals } = table.info.peek()!;
  const [opened] = browser.said.flatMap((request) => (request.do === 'bits' ? [request] : []));
  expect(seals).toEqual([sealOf(opened.bits), null]);
  expect(page.notesOf(match)).toEqual([{ commitment, seals, bits: opened.bits }]);
  expect(page.notesOf('another')).toEqual([]);
});
