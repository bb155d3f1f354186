/** The settings over a running match: the focus never falls behind the dialog. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awaitQuestion, entryOf } from './testing/play.ts';
import { useHall } from './testing/visit.ts';

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
  expect(await focused(page)).toBe('Save');
  await dialog.getByRole('button', { name: 'Continue on another device' }).click();
  await dialog.getByText(/\/continue\//).waitFor();
  expect(await isInDialog(page)).toBe(true);
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await entryOf(page)).toBe(entry);
});
