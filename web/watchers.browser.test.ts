/** A board on a screen for all, a phone as a hand beside it, and somebody who watches. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, awaitQuestion, entryOf } from './testing/play.ts';
import { inviteButton, takeBots } from './testing/station.ts';
import { tableOf } from './testing/together.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** How many things can be pressed; what is inert is only a picture. */
const controls = (page: Page) => page.locator('button:not([inert] *), a:not([inert] *), input').count();

/** Until a page that looks on has come as far as one that plays. */
async function follows(page: Page, player: Page): Promise<void> {
  const entry = await entryOf(player);
  await page.waitForFunction((least) => {
    const { idle, entry: shown } = document.documentElement.dataset;
    return idle === 'true' && Number(shown) >= least;
  }, entry);
}

test('a screen shows the board, a phone is the hand, and somebody watches, also after the hall was away', async () => {
  const breaksLine = true;
  const phone = { viewport: { width: 390, height: 664 }, breaksLine };
  const host = await visit.open('/game/king-of-tokyo', phone);
  await takeBots(host, 1);
  await inviteButton(host).click();
  const path = await tableOf(host);
  const screen = await visit.open(path.replace('/table/', '/screen/'), { breaksLine });
  await heading(screen, 'Scan to join').waitFor();
  expect(await controls(screen)).toBe(0);
  await host.locator('button:enabled', { hasText: 'Start' }).click();
  await awaitQuestion(host);
  await follows(screen, host);

  const watcher = await visit.open(path, { breaksLine });
  await button(watcher, '1 watching').click();
  await watcher.getByRole('switch', { name: /^Show my name/ }).click();
  const seen = watcher.locator('[data-sheet]').getByText(/^(Quiet|Merry|Clever|Brave|Sleepy|Swift|Kind|Curious) /);
  await seen.waitFor();
  const name = (await seen.textContent()) as string;

  // The board goes from the phone to the screen, and what is asked stays.
  await button(host, 'Menu').click();
  await button(host, 'Watch').click();
  await button(host, 'Only my hand here').click();
  await host.getByRole('region', { name: 'The board is on the big screen' }).waitFor();
  await answer(host);
  await awaitQuestion(host);
  for (const page of [screen, watcher]) await follows(page, host);

  await visit.hall.kill();
  await visit.hall.restart();
  await answer(host);
  await awaitQuestion(host);
  for (const page of [screen, watcher]) await follows(page, host);
  await button(host, 'Menu').click();
  await button(host, 'Watch').click();
  await host.locator('[data-sheet]').getByText(name, { exact: true }).waitFor();
  await button(host, 'Close').click();

  // A reload is still the hand; the board comes back by one press.
  await host.reload();
  await awaitQuestion(host);
  await button(host, 'Show here').click();
  await host.getByRole('region', { name: 'Tokyo' }).first().waitFor();
  expect(await controls(screen)).toBe(0);
});

test('a host lets those who watch see the match later, also after the hall was away', async () => {
  const breaksLine = true;
  const host = await visit.open('/game/machi-koro', { breaksLine });
  await takeBots(host, 1);
  await inviteButton(host).click();
  const path = await tableOf(host);
  await button(host, /Watchers see the match live/).click();
  const dialog = host.getByRole('dialog');
  await dialog.getByText('Watchers see it once it is over', { exact: true }).click();
  await dialog
    .getByRole('radio', { checked: true, name: 'Watchers see it once it is over' })
    .waitFor({ state: 'attached' });
  await host.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await host.getByText('Watchers see it once it is over').first().waitFor();
  const watcher = await visit.open(path, { breaksLine });
  await watcher.getByText('Watchers see it once it is over').first().waitFor();
  await host.locator('button:enabled', { hasText: 'Start' }).click();
  await awaitQuestion(host);
  await watcher.getByRole('region', { name: 'Your move' }).getByText('Watchers see it once it is over').waitFor();
  await answer(host);
  await button(host, '1 watching').waitFor();
  expect(await entryOf(watcher)).toBe(-1);

  await visit.hall.kill();
  await watcher.getByText('Reconnecting …').waitFor();
  await visit.hall.restart();
  await awaitQuestion(host);
  await answer(host);
  await watcher.getByText('Reconnecting …').waitFor({ state: 'detached' });
  await button(host, '1 watching').waitFor();
  expect(await entryOf(watcher)).toBe(-1);
});
