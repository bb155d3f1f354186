import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer } from './testing/play.ts';
import { inviteButton, takeBots } from './testing/station.ts';
import { tableOf, whoIsAsked } from './testing/together.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();

/** Whose clock runs, by the name at the seat. */
function running(page: Page) {
  return page.getByRole('region', { name: 'Seats' }).locator('li', { has: page.locator('p[data-clock="runs"]') });
}

/** What it shows, in seconds. */
async function secondsOf(page: Page): Promise<number> {
  const [minutes, seconds] = ((await running(page).locator('time').textContent()) as string).split(':').map(Number);
  return 60 * minutes + seconds;
}

/** Longer than a hall may say nothing before that is a gap. */
const STANDSTILL = 6000;

test('a host gives everybody three minutes, and neither a restart nor a standstill of the hall takes any of them', async () => {
  const host = await visit.open('/game/machi-koro', { breaksLine: true });
  await takeBots(host, 1);
  await inviteButton(host).click();
  const friend = await visit.open(await tableOf(host), { breaksLine: true });
  await host.getByText('No clock').waitFor();
  await host.getByRole('button', { name: /^Change.*Clock/ }).click();
  const dialog = host.getByRole('dialog', { name: 'Clock' });
  await dialog.getByText('Live', { exact: true }).click();
  await dialog.getByRole('group', { name: 'Minutes for each player' }).getByText('3', { exact: true }).click();
  await friend.getByText('Live: 3 min each, +15 s a turn').waitFor();
  await host.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await friend.locator('li[data-you]').waitFor();
  await host.locator('button:enabled', { hasText: 'Start' }).click();
  const windows: [Page, Page] = [host, friend];
  await answer(await whoIsAsked(windows));

  await visit.hall.kill();
  await visit.hall.restart();
  await answer(await whoIsAsked(windows));
  const asked = await whoIsAsked(windows);
  for (const page of windows) {
    await running(page).waitFor();
    await expect.poll(() => page.locator('p[data-clock]').count()).toBe(2);
  }
  expect(await running(asked).locator('b').first().textContent()).toBe('You');
  expect(await running(asked).locator('time').textContent()).toMatch(/^[23]:\d\d$/);

  // Pages let the clock run on while the hall stands still, and set it right when it goes on.
  const since = performance.now();
  const before = await Promise.all(windows.map(secondsOf));
  await visit.hall.standStill(STANDSTILL);
  for (const [i, page] of windows.entries()) {
    // What was lost besides: time in which the hall did serve; and a second because of rounding.
    const spared = async () => {
      const shown = await secondsOf(page);
      const served = (performance.now() - since - STANDSTILL) / 1000;
      return shown - (before[i] - served) >= -1;
    };
    await expect.poll(spared).toBe(true);
  }
});

test('a clock is chosen where the table is made, and whoever watches sees it run, on a screen too', async () => {
  const host = await visit.open('/game/machi-koro');
  await takeBots(host, 1);
  await host.getByRole('button', { name: /^Change.*Options/ }).click();
  const dialog = host.getByRole('dialog', { name: 'Options' });
  await dialog.getByText('Live', { exact: true }).click();
  await dialog.getByRole('group', { name: 'Minutes for each player' }).getByText('3', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await inviteButton(host).click();
  const table = await tableOf(host);
  const friend = await visit.open(table);
  await friend.getByText('Live: 3 min each, +15 s a turn').waitFor();
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await friend.locator('li[data-you]').waitFor();
  await host.locator('button:enabled', { hasText: 'Start' }).click();
  const windows: [Page, Page] = [host, friend];
  await whoIsAsked(windows);

  const watcher = await visit.open(table);
  await expect.poll(() => watcher.locator('header p[data-clock="runs"] time').textContent()).toMatch(/^[23]:\d\d$/);
  expect(await host.locator('header p[data-clock]').count()).toBe(0);
  const screen = await visit.open(table.replace('/table/', '/screen/'));
  await expect.poll(() => screen.locator('li p[data-clock="runs"] time').textContent()).toMatch(/^[23]:\d\d$/);
  await answer(await whoIsAsked(windows));
  await expect.poll(() => screen.locator('li p[data-clock]').count()).toBe(2);
  // Next time it is chosen already.
  await host.goto(`${new URL(host.url()).origin}/game/machi-koro`);
  await host.getByRole('button', { name: /^Change.*Options/ }).click();
  const minutes = dialog.getByRole('group', { name: 'Minutes for each player' });
  await expect.poll(() => minutes.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true);
});
