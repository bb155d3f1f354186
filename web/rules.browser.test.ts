/** Rules pages: the right game's, opened at the rule that one was sent to. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { howTos } from './how-tos.ts';
import { awaitQuestion } from './testing/play.ts';
import { playButton } from './testing/station.ts';
import { PHONE, useHall } from './testing/visit.ts';
import { isInSight } from './testing/window.ts';
import { en } from './words/en.ts';

const visit = useHall();

const shown = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('the header leads to how the game at hand is played, with its rules behind, and elsewhere to a choice', async () => {
  const page = await visit.open('/game/king-of-tokyo');
  const header = page.getByRole('navigation').getByRole('link', { name: 'Rules' });
  await header.click();
  await page.waitForURL(/\/how-to\/king-of-tokyo$/);
  await page.getByRole('banner').getByRole('link', { name: 'All rules' }).click();
  await page.waitForURL(/\/rules\/king-of-tokyo$/);
  await shown(page, 'King of Tokyo');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['King of Tokyo']);
  await page.getByRole('link', { name: /^Next station: Shinjuku/ }).click();
  await page.waitForURL(/\/rules\/shinjuku$/);
  await page.getByRole('link', { name: /^Yamanote/ }).click();
  await page.waitForURL((address) => address.pathname === '/');
  await header.click();
  await shown(page, 'Which rules do you want to read?');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^King of Tokyo/ })
    .click();
  await shown(page, 'How to play');
});

test('from a match, Rules opens at what is asked, and leads back to the table', async () => {
  const page = await visit.open('/game/king-of-tokyo');
  await playButton(page, en).click();
  await awaitQuestion(page);
  const table = new URL(page.url()).pathname;
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('banner').getByRole('link', { name: 'Rules' }).click(),
  ]);
  // The first question is which monster one wants to be, and the goal tells how they begin.
  await tab.waitForURL(/\/how-to\/king-of-tokyo#KOT-1\.1$/);
  const nav = tab.getByRole('navigation', { name: 'On this page' });
  await nav.locator('[aria-current]').getByText('Goal').waitFor();
  await tab.getByRole('banner').getByRole('link', { name: 'Back to the table' }).last().click();
  await tab.waitForURL(({ pathname }) => pathname === table);
  await awaitQuestion(tab);
});

test('a rule in the address is shown and marked, and there is a way back', async () => {
  const page = await visit.open('/game/shinjuku', { viewport: PHONE });
  const { origin } = new URL(page.url());
  const id = 'SJR-16.4';
  await page.goto(`${origin}/rules/shinjuku#${id}`);
  const rule = page.locator(`[id="${id}"]`);
  await page.locator(`[id="${id}"]:target`).waitFor();
  await expect
    .poll(() => rule.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(PHONE.height / 2);
  await expect.poll(() => isInSight(page.getByRole('button', { name: 'Back' }))).toBe(true);
  await page.getByRole('button', { name: 'Back' }).click();
  await shown(page, 'Shinjuku');
  await page.waitForURL(/\/game\/shinjuku$/);
});

test('a link that opens a tab of its own leads back to where it was', async () => {
  const page = await visit.open('/game/machi-koro');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/rules/machi-koro#MK-3.1',
      target: '_blank',
      rel: 'noopener',
      textContent: 'More',
    });
    document.querySelector('main')?.append(link);
  });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'More' }).click(),
  ]);
  await tab.locator('[id="MK-3.1"]:target').waitFor();
  await tab.getByRole('button', { name: 'Back' }).click();
  await tab.waitForURL(/\/game\/machi-koro$/);
});

test('a search leaves what it finds, marks and counts it, and gives way to a link', async () => {
  const page = await visit.open('/rules/king-of-tokyo', { viewport: PHONE });
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  const found = page.getByRole('status').filter({ hasText: /match|Nothing/ });
  const shownRules = () =>
    page
      .locator('article .rule')
      .evaluateAll((rules) => rules.filter((rule) => rule.checkVisibility()).map(({ id }) => id));
  const all = await shownRules();
  await field.fill('5.4');
  await expect.poll(() => shownRules()).toEqual(['KOT-5.4']);
  await expect.poll(() => found.textContent()).toBe('1 match');
  await field.fill('yield claw');
  const some = await shownRules();
  expect(some.length).toBeGreaterThan(1);
  expect(some.length).toBeLessThan(all.length / 4);
  expect((await page.locator('article mark').allTextContents()).join().toLowerCase()).toMatch(
    /yield.*claw|claw.*yield/s,
  );
  await field.fill('qwertz');
  await expect.poll(() => found.textContent()).toMatch(/^Nothing found for “qwertz”/);
  await field.press('Escape');
  await expect.poll(() => shownRules()).toEqual(all);
  await field.fill('KOT-5.4');
  await page.locator('[id="KOT-5.4"] a').first().click();
  await page.locator('[id="KOT-5.4"]:target').waitFor();
  await expect.poll(() => shownRules()).toEqual(all);
  await expect.poll(() => isInSight(page.locator('[id="KOT-5.4"]'))).toBe(true);
  await page.getByText('Link to KOT-5.4 copied.').waitFor();
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Rulings' }).click();
  await page.locator('[id="KOT-A"]:target').waitFor();
  await expect.poll(() => isInSight(page.locator('[id="KOT-A"]'))).toBe(true);
  await expect.poll(() => page.getByRole('navigation', { name: 'Contents' }).count()).toBe(0);
});

test('Japanese rules show no marks instead of emphasis', async () => {
  const page = await visit.open('/rules/machi-koro', { locale: 'ja-JP' });
  const text = (await page.locator('article').textContent()) ?? '';
  expect(text).not.toContain('*');
  await expect.poll(() => page.locator('article em').first().textContent()).toBe('施設');
});

/** German has the longest words; the deep run prints every language. */
const LOCALES = process.env.YAMANOTE_DEEP ? ['en-GB', 'de-DE', 'ja-JP'] : ['de-DE'];

test.each(LOCALES)('how a game is played is printed on one sheet of paper, in %s', async (locale) => {
  const page = await visit.open('/rules', { locale });
  const { origin } = new URL(page.url());
  for (const game of Object.keys(howTos)) {
    await page.goto(`${origin}/how-to/${game}`);
    await page.locator('html[data-idle="true"]').waitFor();
    // Where a game has several editions, each has its link in the header.
    const editions = await page
      .locator('header nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const edition of editions.length === 0 ? [null] : editions) {
      if (edition !== null) {
        await page.locator(`header nav a[href="${edition}"]`).click();
        await page.locator(`header nav a[href="${edition}"][aria-current]`).waitFor();
      }
      expect(sheetsIn(await page.pdf({ format: 'A4' })), `${game} ${edition}`).toBe(1);
    }
  }
});

function sheetsIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
