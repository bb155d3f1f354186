/** Whoever plays at several tables is led from one to the next that waits: by a button, by a key and in the menu. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInEveryLight } from './testing/axe.ts';
import { answer, awaitQuestion } from './testing/play.ts';
import { ask } from './testing/start-match.ts';
import { useHall } from './testing/visit.ts';
import { isInSight } from './testing/window.ts';

const visit = useHall();
const PHONE = { width: 390, height: 664 };

/** A match of two in which the first moves first; where it is. */
async function begin(first: Page, second: Page): Promise<string> {
  const seats = ['me' as const, 'open' as const];
  const wish = { game: 'machi-koro', options: { first: 0 }, seats, public: false, start: true };
  const table = (await ask(first, { do: 'create', re: 1, ...wish })) as string;
  await ask(second, { do: 'sit', re: 1, table, seat: null });
  return `/table/${table}`;
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await page.locator('html[data-idle="true"][data-entry]').waitFor();
}

const mine = (page: Page) => page.locator('section[data-mine]');
const link = (page: Page) => page.getByRole('link', { name: /^Next table/ });

test('after a move a quiet button leads to the table that waits, through a restart, and so do a key and the menu', async () => {
  const [mika, jo] = [await visit.open('/', { breaksLine: true }), await visit.open('/', { breaksLine: true })];
  const [here, there, third] = [await begin(mika, jo), await begin(mika, jo), await begin(jo, mika)];
  await mika.setViewportSize(PHONE);
  // All begin when everybody's page has been there.
  for (const path of [third, there, here]) for (const page of [jo, mika]) await goTo(page, path);
  await awaitQuestion(mika);
  // While something is to be done here it is only in the menu.
  expect(await link(mika).count()).toBe(0);
  await mika.getByRole('button', { name: 'Menu', exact: true }).click();
  await mika
    .getByRole('dialog')
    .getByRole('link', { name: /^Next table/ })
    .waitFor();
  await mika.keyboard.press('Escape');
  while ((await mine(mika).count()) > 0) await answer(mika);

  await link(mika).waitFor();
  expect(await link(mika).getAttribute('href')).toBe(there);
  expect(await isInSight(link(mika))).toBe(true);
  expect(await faultsInEveryLight(mika)).toEqual([]);
  await visit.hall.kill();
  await mika.getByText('Reconnecting …').waitFor();
  await visit.hall.restart();
  await mika.getByText('Reconnecting …').waitFor({ state: 'detached' });
  await link(mika).click();
  await mika.waitForURL(`**${there}`);
  expect(await awaitQuestion(mika)).toBe('asked');
  // Where he has moved, nothing waits; and at the third table it is her turn.
  await expect.poll(() => mika.locator('[data-next]').count()).toBe(0);

  await goTo(jo, third);
  while ((await mine(jo).count()) > 0) await answer(jo);
  await mika.locator('[data-next]').waitFor({ state: 'attached' });
  await mika.keyboard.press('?');
  await mika.getByText('Go to the next table that is waiting for you').waitFor();
  await mika.keyboard.press('Escape');
  await mika.keyboard.press('n');
  await mika.waitForURL(`**${third}`);
  expect(await awaitQuestion(mika)).toBe('asked');
});
