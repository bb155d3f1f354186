import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInEveryLight } from './testing/axe.ts';
import { openPosition } from './testing/device.ts';
import { tooSmall, tooWide } from './testing/fit.ts';
import { chosen, drawByMouse, GAME, glowing, playOut } from './testing/next-station.ts';
import { CHOOSING, LAST_ROUND, NO_WAY_NEXT, TWO_ENDS } from './testing/next-station-positions.ts';
import { answers, awaitNews, awaitQuestion, entryOf } from './testing/play.ts';
import { sitDownTogether } from './testing/together.ts';
import { PHONE, useHall } from './testing/visit.ts';

const visit = useHall();

const FINGER = { viewport: PHONE, hasTouch: true };
const primary = (page: Page) => page.locator('section[data-mine] button[data-primary]');
const bar = (page: Page) => page.locator('section[data-mine]');

async function openMoment(moment: Parameters<typeof openPosition>[1], opening = {}): Promise<Page> {
  const page = await visit.open('/', opening);
  await openPosition(page, moment);
  await awaitQuestion(page);
  return page;
}

test('where two ends lead to the same station one is asked from which, on the sheet or by a button', async () => {
  const page = await openMoment(TWO_ENDS);
  await page.locator('svg [data-target="station:x3y2"]').click();
  await bar(page).getByText('From which end?').waitFor();
  await bar(page).getByText('2 ends lead to Pentagon D3').waitFor();
  await expect
    .poll(() => glowing(page, 'from:').evaluateAll((ends) => ends.map((end) => end.getAttribute('aria-label'))))
    .toEqual(['Start from Square D1', 'Start from Triangle C2']);
  await answers(page).filter({ hasText: 'From C2' }).waitFor();
  await page.locator('svg [data-target="from:x3y0"]').click();
  await primary(page).filter({ hasText: 'Draw' }).waitFor();
  await page.keyboard.press('Escape');

  // A station that one end alone leads to is drawn without any question.
  await page.locator('svg [data-target="station:x0y0"]').click();
  await primary(page).filter({ hasText: 'Draw' }).waitFor();
  await expect.poll(() => glowing(page, 'from:').count()).toBe(0);

  const entry = await entryOf(page);
  await page.locator('svg [data-target="station:x3y2"]').click();
  await answers(page).filter({ hasText: 'From C2' }).click();
  await awaitNews(page, entry);
  // The round has begun before this page was opened: its lines are folded away as soon as the next card is there.
  await page.getByRole('log').getByText('C2 to D3').first().waitFor({ state: 'attached' });
});

test('in the smallest window every two stations next to each other are 24 pixels apart', async () => {
  const page = await openMoment(TWO_ENDS, { viewport: { width: 320, height: 500 }, hasTouch: true });
  const centres = await glowing(page, 'station:').evaluateAll((stations) =>
    stations.map((station) => {
      const { left, top, width, height } = station.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );
  const apart = centres.flatMap((one, i) =>
    centres.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(23.5);
});

test('a score pad that is higher than its place can be scrolled by keyboard, and is no stop where it fits', async () => {
  const page = await openMoment(TWO_ENDS, { viewport: { width: 1280, height: 560 } });
  await page.locator('section[aria-label="Your area"]').focus();
  await page.keyboard.press('End');
  await page.waitForFunction(() => (document.activeElement?.scrollTop ?? 0) > 0);
  await page.setViewportSize({ width: 1180, height: 900 });
  await page.locator('section[aria-label="Your area"]:not([tabindex])').waitFor();
});

/** What the log says in sight: a round that is over is one line. */
function told(page: Page, text: string): Locator {
  return page.getByRole('log').getByText(text).filter({ visible: true }).first();
}

test('where nothing can be drawn the pass is given by itself, and told', async () => {
  const page = await openMoment(NO_WAY_NEXT);
  await bar(page).getByText('Draw blue to a triangle', { exact: true }).waitFor();
  const entry = await entryOf(page);
  await answers(page).filter({ hasText: 'Pass' }).click();
  await awaitNews(page, entry);
  await bar(page).getByText('Draw blue to a circle', { exact: true }).waitFor();
  await bar(page).getByText('Pentagon: nothing to draw, passed').waitFor();
  await told(page, 'you cannot draw').waitFor();
  // It is news only until one has answered again.
  await drawByMouse(page, 0);
  await bar(page).getByText('Draw blue to a square', { exact: true }).waitFor();
  await expect.poll(() => bar(page).getByText('nothing to draw').count()).toBe(0);
});

test('on a phone everything fits, in German, and nothing moves while one chooses', async () => {
  const page = await openMoment(LAST_ROUND, { ...FINGER, locale: 'de-DE' });
  const found: Record<string, unknown> = {};
  const note = async (place: string) => {
    const wide = await tooWide(page);
    // On the sheet the nearest station counts, and every way stands in the list.
    const small = (await tooSmall(page)).filter((line) => !/<g /.test(line));
    if (wide.length + small.length > 0) found[place] = { wide, small };
  };
  await note('last round');
  const sheet = page.getByRole('region', { name: 'Dein Plan' });
  const [before, cards] = [await sheet.boundingBox(), await cardsApart(page)];
  expect(cards).toBe(true);
  await glowing(page, 'station:').first().click();
  await primary(page).or(glowing(page, 'from:')).first().waitFor();
  await expect.poll(() => sheet.boundingBox()).toEqual(before);
  await note('chosen');
  for (const [place, button] of [
    ['odds', page.getByRole('region', { name: 'Karten dieser Linie' }).getByRole('button')],
    ['list', bar(page).getByRole('button', { name: 'Alle Möglichkeiten' })],
    ['orders', bar(page).getByRole('button', { name: 'Solche Fragen vorab beantworten' })],
    ['other sheet', page.getByRole('region', { name: 'Plätze' }).getByRole('button').last()],
  ] as const) {
    await button.click();
    const opened = page.getByRole('dialog').or(page.locator('[data-sheet]'));
    await opened.waitFor();
    await note(place);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
  }
  await playOut(page, drawByMouse);
  await note('end');
  expect(found).toEqual({});
});

/** The revealed cards lie beside the open one, not over it. */
async function cardsApart(page: Page): Promise<boolean> {
  return page.getByRole('region', { name: 'Karten dieser Linie' }).evaluate((cards) => {
    const [open, revealed] = [...cards.children].map((part) => [...part.querySelectorAll('svg[viewBox="0 0 44 60"]')]);
    const words = (cards.firstElementChild as Element).getBoundingClientRect();
    return open.length === 1 && revealed.every((card) => card.getBoundingClientRect().right <= words.left);
  });
}

test('with all modules on the tall sheet: pencils are chosen beside it, the spare one is placed, and all is played', async () => {
  const page = await openMoment(CHOOSING);
  const free = page.locator('button[data-target^="pencil:"][data-state="legal"]');
  await expect.poll(() => free.count()).toBe(2);
  await expect.poll(() => page.locator('button[data-target^="pencil:"]:disabled').count()).toBe(2);
  const sheet = await page.getByRole('region', { name: 'Your sheet' }).boundingBox();
  for (const pencil of await free.all()) {
    const box = await pencil.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(sheet?.x ?? 0);
  }
  let entry = await entryOf(page);
  await free.first().click();
  await awaitNews(page, entry);
  await awaitQuestion(page);
  await expect.poll(() => answers(page).count()).toBe(3);
  entry = await entryOf(page);
  await answers(page).first().click();
  await awaitNews(page, entry);
  expect(await playOut(page, drawByMouse)).toBeGreaterThan(8);
  const end = page.getByRole('region', { name: / sheet$/ });
  await expect.poll(() => end.locator('button[aria-pressed]').count()).toBe(3);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(/every move was legal/).waitFor();
});

test('who only watches is told whose sheet it is, and sees who still owes, not what was drawn', async () => {
  const windows = await sitDownTogether(visit, GAME);
  await Promise.all(windows.map((page) => page.locator('html[data-entry]').waitFor()));
  const watcher = await visit.open(new URL(windows[0].url()).pathname);
  await watcher.getByRole('region', { name: '’s sheet' }).first().waitFor();
  const name = await watcher
    .getByRole('region', { name: 'Seats' })
    .getByRole('listitem')
    .first()
    .locator('b')
    .first()
    .textContent();
  await watcher.getByText(`${name}’s sheet`, { exact: true }).first().waitFor();
  await expect.poll(() => glowing(watcher).count()).toBe(0);
  await watcher.getByText('drawing').first().waitFor();
});

test('axe-core finds nothing, by day and by night, whatever is chosen', async () => {
  const page = await openMoment(TWO_ENDS);
  const found: Record<string, string[]> = {};
  const note = async (place: string) => {
    const faults = await faultsInEveryLight(page);
    if (faults.length > 0) found[place] = faults;
  };
  await note('to be chosen');
  await page.locator('svg [data-target="station:x3y2"]').click();
  await glowing(page, 'from:').first().waitFor();
  await note('two ends');
  await page.locator('svg [data-target="from:x3y0"]').click();
  await chosen(page).first().waitFor();
  await note('chosen');
  await openPosition(page, LAST_ROUND);
  await awaitQuestion(page);
  await note('last round');
  await page.getByRole('region', { name: 'Cards of this line' }).getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await note('odds');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Other sheets' }).getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await note('other sheet');
  await page.keyboard.press('Escape');
  await playOut(page, drawByMouse);
  await note('end');
  await openPosition(page, CHOOSING);
  await awaitQuestion(page);
  await note('pencils');
  expect(found).toEqual({});
});
