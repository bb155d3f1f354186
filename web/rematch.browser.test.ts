/** After a match: on with the same people at the same table, and with other options if the host likes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdableLine } from './testing/held-line.ts';
import { answer, awaitQuestion } from './testing/play.ts';
import { startMatch } from './testing/start-match.ts';
import { sitDownTogether, whoIsAsked } from './testing/together.ts';
import { useHall } from './testing/visit.ts';

/** Whoever is asked builds the last landmark and has won. */
const visit = useHall({
  game: 'machi-koro',
  position: {
    turn: 0,
    step: 'build',
    dice: [5],
    players: [{ coins: 22, landmarks: ['train-station', 'shopping-mall', 'amusement-park'] }, { coins: 3 }],
  },
});

const otherOptions = (page: Page) => page.getByRole('contentinfo').getByText('Other options');
const agreed = (page: Page) => page.getByRole('region', { name: 'Options' });
const start = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /^Start with 2/ });

async function limitBeginners(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Options' });
  await dialog.getByRole('switch', { name: /^Beginner limit/, checked: false }).click();
  await dialog.getByRole('switch', { name: /^Beginner limit/, checked: true }).waitFor();
}

test('two who want another match at once come to one waiting room, and both see what the host changes', async () => {
  const windows = await sitDownTogether(visit);
  const [host, friend] = windows;
  const line = await holdableLine(friend);
  await friend.reload();
  await answer(await whoIsAsked(windows));
  for (const page of windows) expect(await awaitQuestion(page)).toBe('over');
  expect([await otherOptions(host).count(), await otherOptions(friend).count()]).toEqual([1, 0]);
  const table = host.url();

  line.hold();
  await otherOptions(host).click();
  await host.getByRole('dialog', { name: 'Options' }).waitFor();
  await line.waiting();
  await friend.getByRole('button', { name: 'Rematch' }).click();
  line.release();
  await friend.getByText(/match 2/).waitFor();
  await expect.poll(() => friend.getByRole('status').allTextContents()).toEqual(['']);
  await friend.getByText(/starts the match once everybody is here/).waitFor();
  await host.getByText('2 of 2 taken').waitFor();
  expect([host.url(), friend.url()]).toEqual([table, table]);

  await limitBeginners(host);
  await agreed(friend).getByText('Beginner limit').waitFor();
  await expect.poll(() => agreed(friend).getByRole('button').count()).toBe(0);
  await host.keyboard.press('Escape');
  await start(host).click();
  for (const page of windows) await page.locator('html[data-idle="true"][data-entry]').waitFor();
  await whoIsAsked(windows);
});

test('against bots a rematch starts at once, and other options begin in the waiting room', async () => {
  const page = await visit.open('/');
  await startMatch(page, { game: 'machi-koro', bots: ['random'], options: { first: 0 } });
  await answer(page);
  expect(await awaitQuestion(page)).toBe('over');
  await page.getByRole('button', { name: 'Rematch' }).click();
  expect(await awaitQuestion(page)).toBe('asked');
  await answer(page);
  expect(await awaitQuestion(page)).toBe('over');
  await otherOptions(page).click();
  await limitBeginners(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await start(page).click();
  expect(await awaitQuestion(page)).toBe('asked');
});
