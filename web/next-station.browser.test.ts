import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chosen, drawByKeys, drawByMouse, GAME, glowing, playOut } from './testing/next-station.ts';
import { awaitNews, awaitQuestion, entryOf } from './testing/play.ts';
import { inviteButton, playButton, takeBots } from './testing/station.ts';
import { tableOf } from './testing/together.ts';
import { PHONE, useHall } from './testing/visit.ts';

const visit = useHall();
/** Four windows on one machine, which others may be using too. */
const FOUR_WINDOWS = 600_000;

async function playAlone(page: Page): Promise<void> {
  await takeBots(page, 0);
  await playButton(page).click();
}

test('a whole match by mouse: preview, draw, and keep the sheet as a picture', async () => {
  const page = await visit.open(`/game/${GAME}`);
  await playAlone(page);
  await awaitQuestion(page);

  // One press shows what it would bring, Escape takes it back.
  await glowing(page, 'station:').first().click();
  await chosen(page).first().waitFor();
  const told = await chosen(page).first().getAttribute('aria-label');
  expect(told).toMatch(
    /^Draw to .+ \(.+\), from .+: .+, (\+\d+|minus \d+|no) points?( \(.+\))?; (from there \d ways?: .+|no way on .+)$/,
  );
  await page.locator('section[data-mine] button[data-primary]', { hasText: 'Draw' }).waitFor();
  await page.keyboard.press('Escape');
  await chosen(page).waitFor({ state: 'detached' });

  const turns = await playOut(page, drawByMouse);
  expect(turns).toBeGreaterThan(10);
  const sheet = page.getByRole('region', { name: 'Your sheet' });
  // Seen as a number, heard with its unit.
  const points = await page
    .locator('li[data-won] b')
    .last()
    .evaluate((element) => element.firstChild?.textContent);
  const [score] = /−?\d+/.exec(points ?? '') ?? [''];
  const total = Number(score.replace('−', '-'));
  await expect.poll(() => sheet.textContent()).toContain(`Total${total < 0 ? `−${-total}` : total}`);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save as picture' }).click(),
  ]);
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBe(1600);
  // Empty paper packs into far less.
  expect(picture.length).toBeGreaterThan(100_000);
});

test('a whole match without a pointer', async () => {
  const page = await visit.open(`/game/${GAME}`);
  await playAlone(page);
  // Only a key says that somebody plays by keys; the next question then takes the focus.
  await awaitQuestion(page);
  await page.keyboard.press('Shift');
  await page.locator('section[data-mine] button[data-answer]').first().focus();
  const entry = await entryOf(page);
  await page.keyboard.press('Enter');
  await awaitNews(page, entry);
  expect(await playOut(page, (one, turn) => drawByKeys(one, turn % 4))).toBeGreaterThan(10);
});

test('on a phone a finger takes the nearest way, and an empty spot brings the map closer', async () => {
  const page = await visit.open(`/game/${GAME}`, { viewport: PHONE, hasTouch: true });
  await playAlone(page);
  await awaitQuestion(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  const goal = glowing(page, 'station:').first();
  const id = await goal.getAttribute('data-target');
  const { x, y } = await middleOf(page, `[data-target="${id}"]`);
  // Beside the station, where a finger may well land.
  await page.touchscreen.tap(x + 12, y + 5);
  await page.locator(`[data-target="${id}"][data-state="selected"]`).waitFor();

  const whole = page.getByRole('button', { name: 'Whole map' });
  await expect.poll(() => whole.count()).toBe(0);
  const corner = await farFrom(page);
  await page.touchscreen.tap(corner.x, corner.y);
  await page.locator(`[data-target="${id}"][data-state="legal"]`).waitFor();
  await page.touchscreen.tap(corner.x, corner.y);
  await whole.click();
  await whole.waitFor({ state: 'detached' });
  await playOut(page, drawByMouse);
});

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The corner of the sheet that is farthest from everything that glows. */
async function farFrom(page: Page): Promise<{ x: number; y: number }> {
  const sheet = await page.getByRole('region', { name: 'Your sheet' }).boundingBox();
  if (sheet === null) throw new Error('there is no sheet');
  const spots = await Promise.all((await glowing(page).or(chosen(page)).all()).map((one) => one.boundingBox()));
  const [left, right] = [sheet.x + 30, sheet.x + sheet.width - 30];
  const [top, bottom] = [sheet.y + 30, sheet.y + sheet.height - 30];
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  const apart = ({ x, y }: { x: number; y: number }) =>
    Math.min(...spots.map((spot) => (spot === null ? 1000 : Math.hypot(spot.x - x, spot.y - y))));
  return corners.reduce((best, corner) => (apart(corner) > apart(best) ? corner : best));
}

test(
  'four people draw at the same time, and see the same in the end',
  async () => {
    const windows = await sitDownFour();
    const [first, second] = windows;
    // Whoever can draw nothing has passed already: wait for a round in which the first is not the only one.
    for (let asked = await whoIsAsked(windows); !asked.includes(first) || asked.length < 2; ) {
      for (const page of asked) await drawByMouse(page, 0);
      asked = await whoIsAsked(windows);
    }

    // Who has answered is seen, not what; and it can still be changed.
    const seat = second.getByRole('region', { name: 'Seats' }).getByRole('listitem').nth(3);
    await seat.getByText('drawing').waitFor();
    const before = await thumbnails(second);
    await drawByMouse(first, 0);
    await seat.getByText('ready').waitFor();
    await expect.poll(() => thumbnails(second)).toEqual(before);
    await first.getByRole('button', { name: 'Change my answer' }).click();
    await awaitQuestion(first);
    await seat.getByText('drawing').waitFor();

    await Promise.all(windows.map((page, i) => playOut(page, (one, turn) => drawByMouse(one, turn + i))));
    const sheets = await Promise.all(windows.map(sheetsAtTheEnd));
    for (const other of sheets.slice(1)) expect(other).toEqual(sheets[0]);
    expect(new Set(sheets[0]).size).toBe(4);
  },
  FOUR_WINDOWS,
);

/** The windows that are asked now, when all show the same. */
async function whoIsAsked(windows: readonly Page[]): Promise<Page[]> {
  const waiting = windows[0]
    .locator('html[data-idle="true"]')
    .getByRole('heading', { name: /^It’s .+ turn\.$|^Waiting for / });
  await windows[0].locator('html[data-idle="true"] section[data-mine]').or(waiting).first().waitFor();
  const entry = await entryOf(windows[0]);
  for (const page of windows) await page.locator(`html[data-idle="true"][data-entry="${entry}"]`).waitFor();
  const asked = await Promise.all(windows.map((page) => page.locator('section[data-mine]').count()));
  return windows.filter((_, i) => asked[i] > 0);
}

/** One makes a table for four, the others come by its link. */
async function sitDownFour(): Promise<Page[]> {
  const host = await visit.open(`/game/${GAME}`);
  await inviteButton(host).click();
  const table = await tableOf(host);
  const friends: Page[] = [];
  for (let i = 0; i < 3; i++) {
    const friend = await visit.open(table);
    await friend.getByRole('button', { name: 'Take a seat' }).click();
    friends.push(friend);
  }
  // With three it could be started too.
  await host.locator('button:enabled', { hasText: 'Start with 4' }).click();
  return [host, ...friends];
}

/** The small pictures of the others' sheets. */
function thumbnails(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Other sheets' })
    .getByRole('button')
    .evaluateAll((sheets) => sheets.map((sheet) => sheet.querySelector('svg')?.innerHTML ?? ''));
}

/** Everybody's lines and points, as the page at the end tells them, in the order of the seats. */
async function sheetsAtTheEnd(page: Page): Promise<string[]> {
  const sheets: string[] = [];
  const end = page.getByRole('region', { name: / sheet$/ });
  for (const button of await end.locator('button[aria-pressed]').all()) {
    await button.click();
    sheets.push((await end.locator('p').first().textContent()) ?? '');
  }
  return sheets;
}
