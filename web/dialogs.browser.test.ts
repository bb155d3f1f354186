/** A dialog owns the keyboard: behind it nothing is played, whatever is pressed and wherever the focus is. */
import { registry } from '@yamanote/games/registry';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awaitQuestion, entryOf, makeHalfMove, selectedTarget } from './testing/play.ts';
import { startMatch } from './testing/start-match.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();
const dialog = (page: Page) => page.locator('dialog[open]');
const openers = (page: Page) => page.locator('button[aria-haspopup="dialog"]').filter({ visible: true });

/** Keys that the frame knows, each pressed while nothing has the focus. */
async function pressBehind(page: Page): Promise<void> {
  for (const key of ['1', '2', 'Enter', 'z']) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press(key);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** What a key could have changed. */
async function state(page: Page) {
  const target = selectedTarget(page);
  return {
    entry: await entryOf(page),
    idle: await page.locator('html').getAttribute('data-idle'),
    selected: (await target.count()) > 0 ? await target.getAttribute('data-target') : null,
    question: await page.locator('section[data-mine] h2').first().textContent(),
  };
}

/** Opens whatever says that it opens a dialog, and says how many there were. */
async function behindEveryDialog(page: Page): Promise<number> {
  // Some of a board comes when it is at rest, and is then drawn.
  await page.locator('html[data-idle="true"]').waitFor();
  const before = await state(page);
  let dialogs = 0;
  for (let i = 0; i < (await openers(page).count()); i++) {
    const opener = openers(page).nth(i);
    if (await opener.isDisabled()) continue;
    await opener.click();
    await dialog(page).waitFor();
    dialogs++;
    await pressBehind(page);
    await expect.poll(() => dialog(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => state(page)).toEqual(before);
  }
  return dialogs;
}

test('behind the dialogs of Machi Koro no key selects, gives or takes back, and Escape closes the dialog alone', async () => {
  const page = await visit.open('/');
  await startMatch(page, { game: 'machi-koro', bots: ['random'] });
  await makeHalfMove(page);
  expect((await state(page)).selected).not.toBeNull();
  expect(await behindEveryDialog(page)).toBeGreaterThan(0);
});

test('nor behind those of the other games', async () => {
  const page = await visit.open('/');
  for (const [game, load] of Object.entries(registry).filter(([id]) => id !== 'machi-koro')) {
    const { seats } = (await load()).game;
    // Alone where that can be played: where all answer at once, a bot's answer may come meanwhile.
    await startMatch(page, { game, bots: seats.min === 1 ? [] : ['random'] });
    await awaitQuestion(page);
    expect(await behindEveryDialog(page), game).toBeGreaterThan(0);
  }
});

test('focus stays in a dialog, also when what had it goes grey or goes away', async () => {
  const page = await visit.open('/');
  await startMatch(page, { game: 'machi-koro', bots: ['random'] });
  await awaitQuestion(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const entry = await entryOf(page);
  const save = dialog(page).getByRole('button', { name: 'Save' });
  const heading = dialog(page).getByRole('heading', { name: 'Settings' }).locator(':scope:focus');
  await dialog(page).getByRole('textbox').first().fill('Jonas');
  await save.press('Enter');
  await dialog(page).getByText('Saved').waitFor();
  await page.locator('dialog[open] :focus').waitFor();
  await save.focus();
  await save.evaluate((button: HTMLButtonElement) => {
    button.disabled = true;
  });
  await heading.waitFor();
  await dialog(page).getByRole('switch').first().focus();
  await page.evaluate(() => document.activeElement?.closest('label, button, div')?.remove());
  await heading.waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => entryOf(page)).toBe(entry);
});

test('by keyboard a digit selects, Enter on what is selected gives it, and nothing takes it back but Escape', async () => {
  const page = await visit.open('/');
  await startMatch(page, { game: 'machi-koro', bots: ['random'] });
  const half = await makeHalfMove(page);
  await page.keyboard.press('Escape');
  await selectedTarget(page).waitFor({ state: 'detached' });

  const entry = await entryOf(page);
  await page.keyboard.press('1');
  const giving = page.locator('[data-answer][data-chosen]');
  await giving.locator(':scope:focus').waitFor();
  await expect.poll(() => entryOf(page)).toBe(entry);
  await page.keyboard.press('Escape');
  await giving.waitFor({ state: 'detached' });

  // A tap by hand leaves the focus there; Enter then means yes.
  await page.locator(`[data-target="${half}"]`).filter({ visible: true }).first().click();
  await selectedTarget(page).focus();
  await page.keyboard.press('Enter');
  await page.locator(`html[data-idle="true"]:not([data-entry="${entry}"])`).waitFor();
});

test('a button that opens a sheet says whether it is open, and which part of the page that is', async () => {
  const page = await visit.open('/');
  await startMatch(page, { game: 'machi-koro', bots: ['random'] });
  await makeHalfMove(page);
  for (const name of ['All choices', 'View your area']) {
    const opener = page.getByRole('button', { name });
    await expect.poll(() => opener.getAttribute('aria-expanded'), { message: name }).toBe('false');
    await opener.click();
    await page.locator('[data-sheet]').waitFor();
    await expect.poll(() => opener.getAttribute('aria-expanded'), { message: name }).toBe('true');
    await expect
      .poll(() => opener.getAttribute('aria-controls'))
      .toBe(await page.locator('[data-sheet]').getAttribute('id'));
    await page.keyboard.press('Escape');
    await page.locator('[data-sheet]').waitFor({ state: 'detached' });
  }
});
