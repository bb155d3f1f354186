/** What players agree on, as they see it: a proposal above the question, a pause, an end without a winner, and alone one tap back. */
import { matchFileOf } from '@yamanote/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, awaitQuestion, entryOf } from './testing/play.ts';
import { sitDownTogether, whoIsAsked } from './testing/together.ts';
import { FOREIGN_NAME, PHONE, useHall, type Visit } from './testing/visit.ts';

const visit = useHall();
const IDLE = 'html[data-idle="true"]';

/** The hall is killed, and pages complain about that. */
const throughBreaks: Visit = {
  get hall() {
    return visit.hall;
  },
  open: (path, opening) => visit.open(path, { ...opening, breaksLine: true }),
  takeFaults: () => visit.takeFaults(),
};

/** Opens the menu of the table and presses a button there. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

async function check(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.locator('input[type="file"]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
}

const told = (page: Page) => page.getByRole('region', { name: 'What is happening' });
const inLog = (page: Page, text: RegExp) =>
  page.getByRole('log').getByText(text).first().waitFor({ state: 'attached' });

test('two go back, with a restart before they agree, pause, go on, end without a winner, and verify it after another', async () => {
  const [one, other] = await sitDownTogether(throughBreaks, 'machi-koro');
  for (let i = 0; i < 3; i++) await answer(await whoIsAsked([one, other]));
  const asked = await whoIsAsked([one, other]);
  const friend = asked === one ? other : one;
  const entry = await entryOf(asked);

  await choose(asked, 'Go back …');
  const sheet = asked.locator('[data-sheet]');
  await sheet.getByRole('heading', { name: 'Back to which decision?' }).waitFor();
  await sheet.getByRole('listitem').last().getByRole('button').click();
  await told(friend)
    .getByText(/would like to go back, to before this:/)
    .waitFor();
  await told(asked)
    .getByText(/^Go back\? Waiting for /)
    .waitFor();
  await visit.hall.kill();
  await friend.getByText('Reconnecting …').waitFor();
  await visit.hall.restart();
  await friend.getByRole('button', { name: 'Agree' }).click();
  for (const page of [one, other]) {
    await page.locator(`${IDLE}[data-entry="${entry + 1}"]`).waitFor();
    await inLog(page, /went back to an earlier decision\.$/);
  }
  await answer(await whoIsAsked([one, other]));

  await choose(one, 'Pause');
  await other.getByRole('button', { name: 'Agree' }).click();
  for (const page of [one, other]) await page.getByRole('heading', { name: 'The match is paused.' }).waitFor();
  await one.getByRole('button', { name: 'Go on' }).click();
  await other.getByRole('button', { name: 'No', exact: true }).click();
  await one
    .getByText(/does not agree\.$/)
    .first()
    .waitFor();
  await other.getByRole('button', { name: 'Go on' }).click();
  await one.getByRole('button', { name: 'Agree' }).click();
  await answer(await whoIsAsked([one, other]));

  await choose(other, 'End the match …');
  await other.getByRole('dialog').getByRole('button', { name: 'Ask everybody' }).click();
  await one.getByRole('button', { name: 'Agree' }).click();
  for (const page of [one, other]) {
    await page.getByRole('heading', { name: 'Ended by agreement' }).waitFor();
    await page.getByText('Nobody won').waitFor();
  }
  await visit.hall.kill();
  await visit.hall.restart();
  await one.getByRole('button', { name: 'Verify' }).click();
  await one.getByText(/come from the sealed numbers of this match/).waitFor();

  // Anybody may check its file, on a phone and without https.
  const table = new URL(one.url()).pathname.split('/').at(-1) as string;
  const address = `http://localhost:${visit.hall.port}${matchFileOf(table, `${table}-1`)}`;
  const file = await (await fetch(address)).text();
  const phone = await visit.open('/verify', { host: FOREIGN_NAME, viewport: PHONE });
  await check(phone, file);
  await phone.getByRole('heading', { name: 'This match is in order.' }).waitFor();
  await phone.getByText('The players agreed to end the match: nobody won.').waitFor();
  await check(phone, file.replace(/"seat":0,"answer":/, '"seat":1,"answer":'));
  await phone.getByRole('heading', { name: 'Do not trust this match.' }).waitFor();
  await phone.getByText(/^Entry \d+ of the log/).waitFor();
  await check(phone, 'no match at all');
  await phone.getByRole('heading', { name: 'This file is not a match of Yamanote.' }).waitFor();
}, 120_000);

test('alone among bots one tap goes back past the dice, and the page says that the match does not count', async () => {
  const page = await visit.open('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  for (let i = 0; i < 2; i++) {
    await answer(page);
    await awaitQuestion(page);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByText(/no longer counts towards your level\.$/)
    .first()
    .waitFor();
  await inLog(page, /^You went back to an earlier decision\.$/);
  await awaitQuestion(page);
  await answer(page);
});
