/** Two people, each with a window, at one table. */
import type { Page } from 'playwright-core';
import { entryOf } from './play.ts';
import { inviteButton, takeBots } from './station.ts';
import type { Visit } from './visit.ts';

/** One makes a table for two, the other comes by its link; the match has begun when this is done. */
export async function sitDownTogether(visit: Visit, game = 'machi-koro'): Promise<[Page, Page]> {
  const host = await visit.open(`/game/${game}`);
  await takeBots(host, 1);
  await inviteButton(host).click();
  const friend = await visit.open(await tableOf(host));
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  // Whoever starts sooner starts with a bot.
  await friend.locator('li[data-you]').waitFor();
  await host.locator('button:enabled', { hasText: 'Start' }).click();
  // The waiting room has a menu of its own, and stays until everybody's seal is opened.
  for (const page of [host, friend]) await page.locator('html[data-entry]').waitFor();
  return [host, friend];
}

/** Where the waiting room is that a window shows. */
export async function tableOf(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Invite' }).waitFor();
  return new URL(page.url()).pathname;
}

/** Whose window is asked now, when both show the same. */
export async function whoIsAsked(windows: readonly [Page, Page]): Promise<Page> {
  await awaitSameEntry(windows);
  const [one, other] = windows;
  const asked = one.locator('section[data-mine]');
  const waiting = one.getByRole('heading', { name: /^It’s .+ turn\.$/ });
  await asked.or(waiting).first().waitFor();
  if ((await asked.count()) > 0) return one;
  await other.locator('section[data-mine]').first().waitFor();
  return other;
}

/** News may reach one window before the other. */
async function awaitSameEntry(windows: readonly [Page, Page]): Promise<void> {
  // Before the match is shown there are no entries to compare.
  await Promise.all(windows.map((page) => page.locator('html[data-entry]').waitFor()));
  for (;;) {
    const latest = Math.max(...(await Promise.all(windows.map(entryOf))));
    await Promise.all(windows.map((page) => awaitEntry(page, latest)));
    const [one, other] = await Promise.all(windows.map(entryOf));
    if (one === other) return;
  }
}

async function awaitEntry(page: Page, least: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { idle, entry } = document.documentElement.dataset;
    return idle === 'true' && Number(entry) >= wanted;
  }, least);
}
