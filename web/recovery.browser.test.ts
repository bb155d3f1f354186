/** What a page says when something around it breaks, and how it goes on. */
import type { Reply } from '@yamanote/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPosition } from './testing/device.ts';
import { answer, awaitNews, awaitQuestion, entryOf } from './testing/play.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();

/** Whatever the browser complains about while files are kept from it. */
const NOT_LOADED = /Failed to (load resource|fetch dynamically imported module)|preload/;

function takeOnlyLoadingFaults(): void {
  expect(visit.takeFaults().filter((fault) => !NOT_LOADED.test(fault))).toEqual([]);
}

/** Resolves when the page has been loaded so many times from now on. */
function loads(page: Page, times: number): Promise<void> {
  return new Promise((resolve) => {
    page.on('load', () => --times === 0 && resolve());
  });
}

const missing = (page: Page) => page.getByRole('heading', { name: 'Part of this page is missing' });
const station = (page: Page) => page.getByRole('heading', { level: 1, name: 'Machi Koro' });
const goToStation = (page: Page) => page.locator('a[href="/game/machi-koro"]').first().click();

test('a part that cannot be fetched is fetched once more by itself, and then by hand', async () => {
  const page = await visit.open('/');
  let asked = 0;
  const loadedAgain = loads(page, 1);
  await page.route('**/assets/game-page-*.js', (route) => {
    asked++;
    return route.abort();
  });
  await goToStation(page);
  await loadedAgain;
  await missing(page).waitFor();
  await page.getByText('reloading the page usually helps').waitFor();
  expect(asked).toBeGreaterThan(1);
  await page.unroute('**/assets/game-page-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await station(page).waitFor();
  takeOnlyLoadingFaults();
});

test('a part that is missing because the hall is away comes with the hall', async () => {
  const page = await visit.open('/', { breaksLine: true });
  await visit.hall.kill();
  await goToStation(page);
  await page.getByText('The page continues by itself as soon as the server is back.').waitFor();
  await visit.hall.restart();
  await station(page).waitFor();

  // Where the page itself is there, it waits for its text.
  await page.goto(new URL('/rules/machi-koro', page.url()).href);
  await page.getByRole('article').waitFor();
  await visit.hall.kill();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/rules/shinjuku' });
    document.body.append(link);
    link.click();
  });
  await page.getByRole('status').getByText('The server is not responding right now.').waitFor();
  await visit.hall.restart();
  await page.getByRole('article').waitFor();
  takeOnlyLoadingFaults();
});

test('a language that cannot be fetched is not shown, and one that is needed is asked for again', async () => {
  const page = await visit.open('/');
  await page.route('**/assets/ja-*.js', (route) => route.abort());
  await page.getByRole('button', { name: /日本語/ }).click();
  await page.getByRole('status').getByText('Part of this page is missing.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /English/ }).getAttribute('aria-pressed')).toBe('true');
  await page.route('**/assets/en-*.js', (route) => route.abort());
  const loadedAgain = loads(page, 2);
  await page.reload();
  await loadedAgain;
  await page.getByText('ページを読み込めませんでした。').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: '再読み込み' }).click();
  await page.getByRole('button', { name: /日本語/ }).click();
  await page.locator('html[lang="ja"]').waitFor();
  takeOnlyLoadingFaults();
});

interface BendableLine {
  bend: ((reply: Reply) => Reply) | null;
  /** As if the hall had said it. */
  say(reply: Reply): void;
}

/** A line on which the test may change what the hall says, from the next time on that the page is loaded. */
async function bendableLine(page: Page): Promise<BendableLine> {
  let latest: WebSocketRoute | null = null;
  const line: BendableLine = { bend: null, say: (reply) => latest?.send(JSON.stringify(reply)) };
  await page.routeWebSocket(/\/socket$/, (wire) => {
    latest = wire;
    wire.connectToServer().onMessage((frame) => {
      const reply = JSON.parse(String(frame)) as Reply;
      wire.send(JSON.stringify(line.bend?.(reply) ?? reply));
    });
  });
  await page.reload();
  await page.locator('html[data-idle="true"]').waitFor();
  return line;
}

test('an upgraded hall says so, and whoever goes on gets the new page', async () => {
  const page = await visit.open('/', { breaksLine: true });
  const line = await bendableLine(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const upgraded = (reply: Reply) => (reply.is === 'welcome' ? { ...reply, build: 'another' } : reply);
  line.bend = upgraded;
  await visit.hall.kill();
  await visit.hall.restart();
  await page.getByText('A new version is available.').waitFor();
  await goToStation(page);
  await page.waitForFunction(() => !('sameDocument' in window));
  await station(page).waitFor();
  await expect.poll(() => page.getByText('A new version is available.').count()).toBe(0);

  // A page that does not have the rules of its match is older than the hall, too.
  line.bend = (reply) => (reply.is === 'table' ? { ...reply, info: { ...reply.info, version: 99 } } : upgraded(reply));
  page.once('request', function renewed(request) {
    if (request.isNavigationRequest()) line.bend = upgraded;
    else page.once('request', renewed);
  });
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  const faults = visit.takeFaults();
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.filter((fault) => !fault.includes('this page has no version 99'))).toEqual([]);

  line.bend = (reply) => (reply.is === 'news' ? { ...reply, sight: { ...reply.sight, frozen: true } } : reply);
  await page.reload();
  await page.getByText('We had to stop this match: something went wrong in the program.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Skip to/ }).count()).toBe(0);
  await expect.poll(() => page.getByRole('link', { name: 'New match' }).getAttribute('href')).toBe('/game/machi-koro');
});

test('a hall that cannot write says so in one sentence where one plays, which covers nothing and goes by itself', async () => {
  const sentence = 'The hall cannot write at the moment. Nothing is lost; it goes on by itself.';
  const page = await visit.open('/');
  const line = await bendableLine(page);
  const home = page.getByRole('main').getByText(sentence);
  line.say({ is: 'hall', writes: false });
  await home.waitFor();
  await page.locator('[aria-live="polite"]').getByText(sentence).waitFor();
  line.say({ is: 'hall', writes: true });
  await home.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  const table = page.getByRole('region', { name: 'What is happening' }).getByText(sentence);
  line.say({ is: 'hall', writes: false });
  await table.waitFor();
  await answer(page);
  await expect.poll(() => table.isVisible()).toBe(true);
  line.say({ is: 'hall', writes: true });
  await table.waitFor({ state: 'detached' });
});

test('a match that the hall no longer has in full is shown as the hall has it', async () => {
  const page = await visit.open('/', { breaksLine: true });
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  await visit.hall.kill();
  const backup = visit.hall.backUp();
  const before = await entryOf(page);
  await visit.hall.restart();
  await page.locator('html[data-idle="true"]').waitFor();
  await answer(page);
  await awaitQuestion(page);
  await visit.hall.kill();
  backup.putBack();
  await visit.hall.restart();
  await page.getByRole('status').getByText('The server went back to an earlier state.').waitFor();
  await awaitQuestion(page);
  await expect.poll(() => entryOf(page)).toBe(before);
  await answer(page);
});

test('a match on this device is played in one tab, and follows its reader to another', async () => {
  const page = await visit.open('/');
  await openPosition(page, { game: 'machi-koro', options: { first: 0 }, position: {}, seats: 2, mine: 0 });
  await awaitQuestion(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  await awaitQuestion(other);
  const entry = await entryOf(other);
  await answer(other);
  await awaitQuestion(other);
  await page.getByRole('button', { name: 'Play here' }).click();
  await other.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  await awaitNews(page, entry);
  await awaitQuestion(page);
  // Whoever comes back to a tab need not press anything.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await awaitQuestion(other);
  await page.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
});

test('a browser that keeps nothing plays all the same, and says what that means', async () => {
  const page = await visit.open('/');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.route('**/hall-worker-*.js', async (route) => {
    const answer = await route.fetch();
    const denied = "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('denied'); } });";
    await route.fulfill({ response: answer, body: `${denied}\n${await answer.text()}` });
  });
  await page.goto(new URL('/map-editor', page.url()).href);
  await page.getByRole('combobox', { name: 'Start from' }).selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Play on this map' }).click();
  await page.getByRole('status').getByText('the match lasts only as long as this tab stays open').waitFor();
  await awaitQuestion(page);
  await expect.poll(() => page.getByText('Only in this tab').count()).toBe(1);
});
