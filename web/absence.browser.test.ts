import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, awaitQuestion } from './testing/play.ts';
import { inviteButton, takeBots } from './testing/station.ts';
import { tableOf, whoIsAsked } from './testing/together.ts';
import { useHall } from './testing/visit.ts';
import { en as absence } from './words/absence/en.ts';
import { en as words } from './words/en.ts';

const visit = useHall();
const { table: texts } = words;

/** As a stranger sees the seats. */
const standIns = (page: Page) => page.getByRole('region', { name: texts.seats }).getByText(texts.botPlays);

test('a bot plays for who got up as it was agreed, over a restart, and another one takes the seat', async () => {
  const host = await visit.open('/game/machi-koro', { breaksLine: true });
  await takeBots(host, 1);
  await inviteButton(host).click();
  const table = await tableOf(host);
  await host.getByRole('button', { name: new RegExp(`^${words.game.change} ?: ${texts.absent}$`) }).click();
  const dialog = host.getByRole('dialog', { name: absence.title });
  await dialog.getByText(words.bots.gentle.name, { exact: true }).click();
  await dialog.getByText(absence.afterMinutes({ minutes: 10 })).click();
  await dialog.getByRole('switch', { name: absence.taking }).check();
  await dialog.getByRole('button', { name: words.game.done }).click();

  const friend = await visit.open(table, { breaksLine: true });
  // Who is asked to come sees what was agreed.
  const agreed = texts.waiting.standIn({ level: words.bots.gentle.name, minutes: 10 });
  await friend.getByText(agreed).waitFor();
  await friend.getByRole('button', { name: texts.takeSeat }).click();
  await friend.locator('li[data-you]').waitFor();
  await host.locator('button:enabled', { hasText: 'Start' }).click();
  for (const page of [host, friend]) await page.locator('html[data-entry]').waitFor();
  await friend.getByRole('button', { name: 'Menu', exact: true }).click();
  await friend.getByRole('button', { name: texts.letBotPlay }).click();
  await standIns(host).first().waitFor({ state: 'attached' });

  await visit.hall.kill();
  await visit.hall.restart();
  const again = friend.getByRole('button', { name: texts.giveBack });
  await again.waitFor();
  const sam = await visit.open(table, { breaksLine: true });
  await standIns(sam).first().waitFor({ state: 'attached' });
  await sam
    .getByRole('button', { name: /^View / })
    .nth(1)
    .click();
  await sam.getByText(/got up\. A bot plays until/).waitFor();
  await sam.getByRole('button', { name: texts.sitHere }).click();
  // The seat is Sam's now, and whoever had it looks on.
  await again.waitFor({ state: 'detached' });
  await standIns(host).first().waitFor({ state: 'detached' });
  for (let asked = await whoIsAsked([host, sam]); asked !== sam; asked = await whoIsAsked([host, sam]))
    await answer(host);
  expect(await awaitQuestion(sam)).toBe('asked');
  await answer(sam);
  expect(await friend.locator('section[data-mine]').count()).toBe(0);
});
