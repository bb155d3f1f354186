/** The loop: it leads to the game one wants, and to the match that waits. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tableAskedFor } from './testing/asked.ts';
import { tooSmall, tooWide } from './testing/fit.ts';
import { awaitQuestion } from './testing/play.ts';
import { inviteButton } from './testing/station.ts';
import { PHONE, useHall } from './testing/visit.ts';
import { isInSight, REAL_WINDOWS, resize } from './testing/window.ts';

const visit = useHall();

const home = (page: Page) => page.goto(new URL('/', page.url()).href);
const play = (page: Page) => page.getByRole('button', { name: /^Play now/ });

test('Invite asks for the game and remembers it; Play now goes by what was last', async () => {
  const page = await visit.open('/');
  const { game, seats } = await tableAskedFor(page, async () => {
    await page.getByRole('button', { name: 'Invite friends' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^King of Tokyo/ })
      .click();
  });
  expect({ game, seats }).toEqual({ game: 'king-of-tokyo', seats: ['me', 'open', 'open', 'open'] });
  await page.getByRole('heading', { name: 'Invite' }).waitFor();
  await home(page);
  await expect.poll(() => play(page).textContent()).toContain('King of Tokyo with 3 bots');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /last played/ })
        .textContent(),
    )
    .toContain('King of Tokyo');
});

test('New here? leads to the game that one wants to learn', async () => {
  const page = await visit.open('/', { newcomer: true });
  await page.getByRole('button', { name: /^New here/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Shinjuku/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Shinjuku' }).waitFor();
});

test('a match that waits comes first, in every window', async () => {
  const page = await visit.open('/');
  await play(page).click();
  await awaitQuestion(page);
  const table = new URL(page.url()).pathname;
  const found: Record<string, unknown> = {};
  await home(page);
  const goOn = page.getByRole('link', { name: /^Continue/ });
  const line = page.getByRole('region', { name: 'Your matches' }).getByRole('link').first();
  await goOn.waitFor();
  for (const size of REAL_WINDOWS) {
    await resize(page, size);
    const seen = { goOn: await isInSight(goOn), line: await isInSight(line) };
    if (Object.values(seen).includes(false)) found[`${size.width}×${size.height}`] = seen;
  }
  expect(found).toEqual({});
  await expect.poll(() => goOn.getAttribute('href')).toBe(table);
  // The first of the ways in, by keyboard as well.
  await expect.poll(() => goOn.evaluate((link) => link.nextElementSibling?.hasAttribute('data-play-now'))).toBe(true);
});

test('a table is found by its code, however it is typed', async () => {
  const host = await visit.open('/game/machi-koro');
  await inviteButton(host).click();
  await host.getByRole('heading', { name: 'Invite' }).waitFor();
  const { pathname, href } = new URL(host.url());
  const code = pathname.split('/')[2];
  for (const typed of [` ${code.toUpperCase().replace('-', ' ')} `, href]) {
    const page = await visit.open('/', { viewport: PHONE });
    await page.getByRole('textbox', { name: 'Table code' }).fill(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Take a seat' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(pathname);
  }
});

test('what is no code, and a table that is gone, are said to be', async () => {
  const page = await visit.open('/');
  const field = page.getByRole('textbox', { name: 'Table code' });
  await field.fill('sakura');
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.getByRole('alert').getByText('That is not a table code.').waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill('bbbb-2222');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
});

test.each(['de-DE', 'ja-JP'])('nothing sticks out or is too small: %s', async (locale) => {
  const page = await visit.open('/', { locale });
  for (const size of REAL_WINDOWS) {
    await resize(page, size);
    expect([...(await tooWide(page)), ...(await tooSmall(page))], `${size.width}×${size.height}`).toEqual([]);
  }
});

test('no button covers the mountain, the sun or the moon', async () => {
  const page = await visit.open('/', { locale: 'de-DE' });
  for (const size of [
    { width: 1280, height: 600 },
    { width: 1366, height: 650 },
    { width: 1440, height: 900 },
  ]) {
    await resize(page, size);
    const gap = await page.evaluate(() => {
      const town = document.querySelector('[data-play-now]')?.closest('section')?.querySelector('img');
      const buttons = [...document.querySelectorAll('section:has(> img) button')];
      const lowest = Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom));
      return (town?.getBoundingClientRect().top ?? 0) - lowest;
    });
    expect(gap, `${size.width}×${size.height}`).toBeGreaterThan(0);
  }
});

test('in Japanese the games have their Japanese names', async () => {
  const page = await visit.open('/', { locale: 'ja-JP' });
  await expect.poll(() => page.locator('[data-play-now]').textContent()).toContain('街コロ・ボット3人');
});
