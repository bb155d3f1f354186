/** The end of a match: nothing under the bar in any window, the board to look at, and words that fit the game. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawByMouse, GAME, playOut } from './testing/next-station.ts';
import { startMatch } from './testing/start-match.ts';
import { playToEnd } from './testing/tour.ts';
import { useHall } from './testing/visit.ts';
import { isInSight } from './testing/window.ts';

const visit = useHall();
const WINDOWS = [
  { width: 320, height: 500 },
  { width: 844, height: 390 },
  { width: 360, height: 740 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

/** Whether the bar is inside the window, and what can be read above it ends where it begins. */
async function barIsARow(page: Page): Promise<boolean> {
  return page.locator('footer').evaluate((bar) => {
    const box = bar.getBoundingClientRect();
    const above = (bar.previousElementSibling as Element).getBoundingClientRect();
    const inside = box.top >= 0 && box.bottom <= innerHeight + 0.5;
    return inside && above.bottom <= box.top + 0.5 && document.documentElement.scrollWidth <= innerWidth;
  });
}

/** How much of a desk's window the picture has. */
async function shareOfPicture(page: Page): Promise<number> {
  const picture = await page.locator('main > :first-child').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  return ((picture?.width ?? 0) * (picture?.height ?? 0)) / (width * height);
}

test('in every window the bar covers nothing, Verify can be pressed, and the board says who won', async () => {
  const page = await visit.open('/');
  await startMatch(page, { game: 'machi-koro', bots: ['random'] });
  await playToEnd(page);
  const verify = page.getByRole('button', { name: 'Verify' });
  const windows: Record<string, boolean> = {};
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await verify.scrollIntoViewIfNeeded();
    await verify.click({ trial: true });
    windows[`${window.width}x${window.height}`] = await barIsARow(page);
  }
  expect(Object.entries(windows).filter(([, row]) => !row)).toEqual([]);
  await page.getByText('Were the dice fair?').waitFor();
  // On a desk the picture is large, and everything else stands beside it without scrolling.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => shareOfPicture(page)).toBeGreaterThan(0.35);
  const beside = [page.getByRole('list', { name: 'Result' }), page.getByRole('figure'), verify];
  for (const place of [page.getByRole('heading', { level: 1 }), ...beside])
    await expect.poll(() => isInSight(place)).toBe(true);
  await expect.poll(() => page.locator('header p').first().textContent()).toMatch(/\d+ rounds? · \d+ min$/);
  const headline = (await page.locator('h1').textContent())?.trim();

  await page.getByRole('button', { name: 'Board' }).click();
  await page.getByRole('main', { name: 'Board' }).waitFor();
  await expect.poll(() => page.getByText('One moment').count()).toBe(0);
  await page.getByRole('heading', { name: headline }).waitFor();
  await page.getByRole('button', { name: 'Back to the result' }).click();
  // A match that cannot be looked at is not called dishonest.
  await page.route('**/api/tables/**', (route) => route.abort());
  await verify.click();
  await page.getByRole('status').getByText('The server is not responding right now.').waitFor();
  expect(visit.takeFaults()).toEqual([expect.stringContaining('ERR_FAILED')]);
  await page.unrouteAll();
  await verify.click();
  await page.getByText(/come from the sealed numbers of this match/).waitFor();
});

test('a card game is not asked about its dice', async () => {
  const page = await visit.open('/');
  await startMatch(page, { game: GAME, bots: [] });
  await playOut(page, drawByMouse);
  await page.getByText('Were the cards fair?').waitFor();
  await expect.poll(() => page.getByText(/\bdice\b/i).count()).toBe(0);
});
