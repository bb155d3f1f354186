/** The settings over a running match: the focus never falls behind the dialog. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awaitTurn, choose, glowing } from './testing/king.ts';
import { awaitQuestion, entryOf } from './testing/play.ts';
import { playButton } from './testing/station.ts';
import { useHall } from './testing/visit.ts';
import { en } from './words/en.ts';

const visit = useHall();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const isInDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null);

test('saving keeps the focus and says so; Escape then closes, and nothing was played', async () => {
  const page = await visit.open('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  const entry = await entryOf(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Mika');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('status').getByText('Saved.').waitFor();
  await expect.poll(() => focused(page)).toBe('Save');
  await dialog.getByRole('button', { name: 'Your devices' }).click();
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  await dialog.getByText(/\/continue\//).waitFor();
  await expect.poll(() => isInDialog(page)).toBe(true);
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => entryOf(page)).toBe(entry);
});

test('the menu says what the dot at it is for, keeps in mind what was read, and shows the mark one has at this table', async () => {
  const page = await visit.open('/game/king-of-tokyo', { viewport: { width: 390, height: 664 } });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const dialog = page.getByRole('dialog');
  await playButton(page, en).click();
  await awaitQuestion(page);
  await choose(page, glowing(page, 'monster:').first());
  await awaitTurn(page);
  await menu.click();
  // A monster brings its own mark: of two that one may choose, at least one is another.
  const others: number[] = [];
  for (const number of [1, 2]) {
    await dialog.getByRole('radio', { name: `Colour ${number}` }).check({ force: true });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('status').getByText('Saved.').waitFor();
    others.push(await dialog.getByText(/^At this table you have a different mark/).count());
  }
  expect(others).toContain(1);
  await expect.poll(() => dialog.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  await dialog.getByRole('button', { name: 'Log new' }).click();
  await page.keyboard.press('Escape');
  await page.locator('[data-sheet]').waitFor({ state: 'detached' });
  await expect.poll(() => menu.getAttribute('data-unread')).toBeNull();
  await page.reload();
  await awaitQuestion(page);
  await expect.poll(() => menu.getAttribute('data-unread')).toBeNull();
});
