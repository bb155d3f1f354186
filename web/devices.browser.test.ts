import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, awaitQuestion } from './testing/play.ts';
import { sitDownTogether, whoIsAsked } from './testing/together.ts';
import { useHall } from './testing/visit.ts';
import { en as words } from './words/en.ts';

const visit = useHall();

/** The one-time address that a dialog shows. */
async function addressIn(page: Page): Promise<string> {
  return (await page.getByText(/\/continue\//).textContent()) as string;
}

test('another device continues by a link that works once', async () => {
  const page = await visit.open('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Your devices' }).click();
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  // The hall is open to this computer only, and says so.
  await page.getByText(words.table.unreachable).waitFor();
  const { pathname } = new URL(await addressIn(page));

  const phone = await visit.open(pathname);
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await phone.waitForURL((address) => address.pathname === '/');
  await phone.goto(page.url());
  expect(await awaitQuestion(phone)).toBe('asked');
  await answer(phone);

  const late = await visit.open(pathname);
  await late.getByRole('button', { name: 'Continue here' }).click();
  await late.getByText('This code has been used').waitFor();
  visit.takeFaults();
});

test('a bot plays for somebody who left, until that person sits down again', async () => {
  const [host, friend] = await sitDownTogether(visit);
  await whoIsAsked([host, friend]);
  const [table, home] = [friend.url(), friend.context()];
  await friend.close();
  await host
    .getByRole('button', { name: /^View / })
    .nth(1)
    .click();
  await host.getByRole('button', { name: 'Let a bot play this seat' }).click();
  await host.getByRole('dialog').waitFor({ state: 'detached' });

  const back = await home.newPage();
  await back.goto(table);
  await back.locator('html[data-idle="true"]').waitFor();
  await back.getByRole('button', { name: words.table.giveBack }).click();
  await back.getByRole('button', { name: words.table.giveBack }).waitFor({ state: 'detached' });
  // The bot may have played meanwhile; now the seat waits for its person again.
  for (let asked = await whoIsAsked([host, back]); asked !== back; asked = await whoIsAsked([host, back])) {
    await answer(host);
  }
  await answer(back);
});
