import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tooSmall, tooWide } from './testing/fit.ts';
import { holdableLine } from './testing/held-line.ts';
import { awaitQuestion } from './testing/play.ts';
import { inviteButton, takeBots, takeChip } from './testing/station.ts';
import { tableOf } from './testing/together.ts';
import { FOREIGN_NAME, useHall } from './testing/visit.ts';
import { isInSight, REAL_WINDOWS, resize } from './testing/window.ts';
import { en } from './words/en.ts';

const visit = useHall();
/** A name under which others could open the page, too. */
const host = FOREIGN_NAME;

/** Opens a table with so many seats, and waits there. */
async function waitAt(game: string, seats: number, locale = 'en-GB', breaksLine = false): Promise<Page> {
  const page = await visit.open(`/game/${game}`, { host, locale: 'en-GB', breaksLine });
  await takeBots(page, seats - 1);
  await inviteButton(page).click();
  const table = await tableOf(page);
  if (locale === 'en-GB') return page;
  const storageState = await page.context().storageState();
  return visit.open(table, { host, locale, storageState });
}

async function come(to: Page, breaksLine = false): Promise<Page> {
  const friend = await visit.open(new URL(to.url()).pathname, { host, breaksLine });
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await friend.locator('li[data-you]').waitFor();
  return friend;
}

const seats = (page: Page) => page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
const start = (page: Page) => page.getByRole('contentinfo').getByRole('button');

test('two friends at a table for six start without filling anything in, and the button says what happens', async () => {
  const mika = await waitAt('king-of-tokyo', 4);
  await mika.getByRole('button', { name: 'One more seat' }).click();
  await seats(mika).nth(4).waitFor();
  await expect.poll(() => start(mika).textContent()).toBe('Start with 5bots take the 4 free seats');
  const jo = await come(mika);
  await mika.getByText('2 of 5 taken').waitFor();
  await expect.poll(() => start(mika).textContent()).toBe('Start with 2the 3 free seats will be closed');
  await start(mika).click();
  await jo.getByRole('region', { name: 'Seats' }).waitFor();
  await expect.poll(() => jo.getByRole('region', { name: 'Seats' }).getByRole('listitem').count()).toBe(2);
});

test('a seat is closed, opened, given to a bot of my choice, and taken back', async () => {
  const page = await waitAt('machi-koro', 4);
  await seats(page).nth(2).getByRole('button', { name: 'Close this seat' }).click();
  await page.getByText('1 of 3 taken').waitFor();
  await page.getByLabel('Level').selectOption('Gentle');
  await seats(page).nth(1).getByRole('button', { name: 'Bot', exact: true }).click();
  await seats(page).nth(1).getByText('bot · Gentle').waitFor();
  await seats(page)
    .nth(1)
    .getByRole('button', { name: /^More about / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open this seat' }).click();
  await page.getByText('1 of 3 taken').waitFor();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByText('3 of 3 taken').waitFor();
  await expect.poll(() => start(page).textContent()).toBe('Start with 3everybody is here');
  await page.getByRole('button', { name: 'One more seat' }).click();
  await page.getByRole('button', { name: 'Close free seats' }).click();
  await page.getByText('3 of 3 taken').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Close free seats' }).count()).toBe(0);
});

test('bots in the waiting room are as good as those that were chosen at the station', async () => {
  const page = await visit.open('/game/machi-koro', { host });
  await takeChip(page, en.game.level, 'Hard');
  await inviteButton(page).click();
  await tableOf(page);
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await seats(page).nth(1).getByText('bot · Hard').waitFor();
  // What a level is, is said where it is chosen.
  await seats(page)
    .nth(1)
    .getByRole('button', { name: /^More about / })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Hard: thinks ahead, and gives nothing away').waitFor();
  await dialog.getByText('Even', { exact: true }).click();
  await dialog.getByText('moves with your results on this device').waitFor();
});

test('a seat is kept for somebody, who comes by its own link after the hall was away, and needs no name', async () => {
  const mika = await waitAt('machi-koro', 3, 'en-GB', true);
  await seats(mika).nth(2).getByRole('button', { name: 'Reserve' }).click();
  await mika.getByRole('dialog').getByRole('textbox').fill('Aiko');
  await mika.keyboard.press('Enter');
  const dialog = mika.getByRole('dialog', { name: 'Link for Aiko' });
  const link = (await dialog.getByText(/\/seat\//).textContent()) as string;
  await mika.keyboard.press('Escape');
  await seats(mika).nth(2).getByText('Reserved for Aiko').waitFor();
  const jo = await come(mika, true);
  await expect.poll(() => seats(jo).nth(1).getAttribute('data-you')).toBe('');
  await visit.hall.kill();
  await visit.hall.restart();
  const aiko = await visit.open(new URL(link).pathname, { host });
  await aiko.getByRole('button', { name: 'Sit down' }).click();
  await aiko.locator('li[data-you]', { hasText: 'Aiko' }).waitFor();
  // Her host has said her name: she is not asked again.
  await expect.poll(() => aiko.getByText('What should the others call you?').count()).toBe(0);
  for (const page of [mika, jo]) await page.getByText('3 of 3 taken').waitFor();
});

test('a guest reads the rules, moves to another seat, is asked for a name once, and can be asked to get up', async () => {
  const mika = await waitAt('machi-koro', 3);
  await mika.getByRole('button', { name: /^Change.*Options$/ }).click();
  await mika.getByRole('dialog').getByText('Changing', { exact: true }).click();
  await mika.keyboard.press('Escape');
  const jo = await come(mika);
  const agreed = jo.getByRole('region', { name: 'Options' });
  await expect.poll(() => agreed.textContent()).toContain('Changing');
  await expect.poll(() => agreed.getByRole('button').count()).toBe(0);
  await jo.getByLabel('What should the others call you?').fill('Jo');
  await jo.keyboard.press('Enter');
  await seats(mika).nth(1).getByText('Jo', { exact: true }).waitFor();
  await seats(jo).nth(2).getByRole('button', { name: 'Sit here' }).click();
  await seats(mika).nth(2).getByText('Jo', { exact: true }).waitFor();
  await jo.reload();
  await jo.locator('li[data-you]').waitFor();
  await expect.poll(() => jo.getByText('What should the others call you?').count()).toBe(0);
  await mika.getByRole('button', { name: 'More about Jo' }).click();
  await mika.getByRole('button', { name: 'Free this seat' }).click();
  await jo.getByRole('button', { name: 'Take a seat' }).waitFor();
});

test('two options set while the hall is slow show at once, and both stay', async () => {
  const page = await waitAt('shinjuku', 2);
  const line = await holdableLine(page);
  await page.reload();
  await page.locator('html[data-idle="true"]').waitFor();
  await page.getByRole('button', { name: /^Change.*Options$/ }).click();
  const on = (name: RegExp) => page.getByRole('dialog').getByRole('switch', { name, checked: true });
  line.hold();
  for (const name of [/^Kaiju/, /^Show what others have won/]) {
    await page.getByRole('switch', { name, checked: false }).click();
    await on(name).waitFor();
  }
  await line.waiting();
  line.release();
  await page.locator('html[data-idle="true"]').waitFor();
  for (const name of [/^Kaiju/, /^Show what others have won/]) await expect.poll(() => on(name).count()).toBe(1);
  // What the prototype does not have is not offered there, and is off.
  await page.getByText('Prototype r12', { exact: true }).click();
  await page.getByRole('switch', { name: /^Kaiju/ }).waitFor({ state: 'detached' });
  await page.locator('html[data-idle="true"]').waitFor();
  await page.getByText('Retail edition', { exact: true }).click();
  await page.getByRole('switch', { name: /^Kaiju/, checked: false }).waitFor();
});

test('an address that means this computer only is not handed on', async () => {
  const page = await visit.open('/game/machi-koro');
  await inviteButton(page).click();
  await page.getByText('npm start -- --share').waitFor();
  const invite = page.getByRole('region', { name: 'Invite' });
  expect([await invite.getByRole('img').count(), await invite.getByRole('button').count()]).toEqual([0, 0]);
  const elsewhere = await visit.open(await tableOf(page), { host });
  const code = new URL(page.url()).pathname.split('/')[2];
  await elsewhere.getByRole('region', { name: 'Invite' }).getByText(code, { exact: true }).waitFor();
  await elsewhere.getByRole('img', { name: 'Code for this link' }).waitFor();
});

test.each(['de-DE', 'ja-JP'])(
  'start and invitation are in sight in every window, and nothing sticks out: %s',
  async (locale) => {
    const page = await waitAt('king-of-tokyo', 4, locale);
    await come(page);
    for (const size of [...REAL_WINDOWS, { width: 2560, height: 1440 }]) {
      await resize(page, size);
      const at = `${size.width}×${size.height}`;
      await expect.poll(() => isInSight(start(page)), { message: at }).toBe(true);
      expect([...(await tooWide(page)), ...(await tooSmall(page))], at).toEqual([]);
    }
  },
);

test('a match against bots only starts from the waiting room, too', async () => {
  const page = await waitAt('machi-koro', 2);
  await start(page).click();
  expect(await awaitQuestion(page)).toBe('asked');
});
