/** The keys of the table, and the help that lists them: what is listed works, and behind it nothing does. */

import { KEYS, keySigns } from '@yamanote/kit/keys.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awaitQuestion, entryOf, makeHalfMove, selectedTarget } from './testing/play.ts';
import { startMatch } from './testing/start-match.ts';
import { PHONE, useHall } from './testing/visit.ts';
import { en } from './words/en.ts';

const visit = useHall();
const help = (page: Page) => page.getByRole('dialog', { name: en.keys.title, exact: true });

/** What the help lists: each deed with its keys. */
function listed(page: Page): Promise<Record<string, string[]>> {
  return help(page)
    .locator('[data-deed]')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.getAttribute('data-deed'),
          [...row.querySelectorAll('kbd')].map(({ textContent }) => textContent),
        ]),
      ),
    );
}

/** Every key of the table as it should be listed, but for these deeds. */
function allBut(...left: readonly string[]): Record<string, string[]> {
  const deeds = Object.values(KEYS).flatMap((place) => Object.entries(place) as [string, readonly string[]][]);
  return Object.fromEntries(
    deeds.filter(([deed]) => !left.includes(deed)).map(([deed, keys]) => [deed, keySigns(keys, en.keys.space)]),
  );
}

test('? lists every key that works at this table, in its own words', async () => {
  const page = await visit.open('/');
  for (const [game, without] of [
    ['king-of-tokyo', Object.keys(KEYS.map)],
    ['shinjuku', ['select']],
  ] as const) {
    await startMatch(page, { game, bots: ['random'] });
    await awaitQuestion(page);
    await page.keyboard.press('?');
    await help(page).waitFor();
    // Among bots there is nobody to talk to. The first match waits while the second is played: then there is a way to it.
    const { next: _, ...keys } = await listed(page);
    expect(keys).toEqual(allBut(...without, 'chat', 'next'));
    for (const said of await help(page).locator('dd').allTextContents()) expect(said).not.toBe('');
  }
});

test('behind the help no key does anything; Escape closes it alone, and the focus goes back', async () => {
  const page = await visit.open('/');
  await startMatch(page, { game: 'machi-koro', bots: ['random'] });
  const half = await makeHalfMove(page);
  const entry = await entryOf(page);
  await selectedTarget(page).focus();
  await page.keyboard.press('?');
  await help(page).waitFor();
  const keys = new Set(Object.values(KEYS).flatMap((place) => Object.values(place).flat()));
  keys.delete('Escape');
  for (const key of keys) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press(key === ' ' ? 'Space' : key);
  }
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await help(page).waitFor({ state: 'detached' });
  await expect.poll(() => entryOf(page)).toBe(entry);
  await expect.poll(() => selectedTarget(page).getAttribute('data-target')).toBe(half);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-target'))).toBe(half);
});

test('a question mark that is typed into a field is text', async () => {
  const page = await visit.open('/');
  await startMatch(page, { game: 'machi-koro', bots: ['random'] });
  await awaitQuestion(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')));
  const field = page.locator('main input');
  await field.pressSequentially('so?');
  await expect.poll(() => field.inputValue()).toBe('so?');
  await expect.poll(() => help(page).count()).toBe(0);
  // The same key elsewhere, so that it is not merely slow.
  await field.blur();
  await page.keyboard.press('?');
  await help(page).waitFor();
});

test('without a keyboard the help is a row of the menu', async () => {
  const page = await visit.open('/', { viewport: PHONE, hasTouch: true, isMobile: true });
  await startMatch(page, { game: 'next-station-tokyo', bots: ['random'] });
  await awaitQuestion(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.tap();
  await page.getByRole('dialog').getByRole('button', { name: en.keys.title, exact: true }).tap();
  await help(page).waitFor();
  expect(Object.keys(await listed(page))).toEqual(expect.arrayContaining(Object.keys(KEYS.map)));
  await help(page).getByRole('button', { name: en.kit.close }).tap();
  await help(page).waitFor({ state: 'detached' });
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
});
