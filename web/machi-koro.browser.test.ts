/** Machi Koro as two people play it: one reads the cards and builds, the other looks at what was built. */
import { expect, test } from 'vitest';
import { answers, awaitNews, entryOf } from './testing/play.ts';
import { sitDownTogether, whoIsAsked } from './testing/together.ts';
import { PHONE, useHall } from './testing/visit.ts';

/** Who is to build has few coins, so that most of the market is there to be read, not to be bought. */
const visit = useHall({
  game: 'machi-koro',
  position: { turn: 0, step: 'build', dice: [5], players: [{ coins: 2 }, { coins: 40 }] },
});

for (const viewport of [PHONE, { width: 1366, height: 650 }, { width: 1440, height: 900 }]) {
  test(`a card opens to be read below the title of its dialog (${viewport.width})`, async () => {
    const page = await whoIsAsked(await sitDownTogether(visit));
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: /^Apple Orchard/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Read the cards' });
    const card = dialog.locator('[data-open]');
    await page.waitForFunction(() => {
      const boxOf = (what: string) => document.querySelector(what)?.getBoundingClientRect();
      const [sheet, card] = [boxOf('dialog'), boxOf('dialog [data-open]')];
      return sheet && card && card.bottom < sheet.bottom;
    });
    const boxOf = (element: Element) => element.getBoundingClientRect().toJSON();
    const [sheet, title, read] = await Promise.all([
      dialog.evaluate(boxOf),
      dialog.getByRole('heading', { level: 2 }).evaluate(boxOf),
      card.evaluate(boxOf),
    ]);
    expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
    expect(title.top).toBeGreaterThan(sheet.top);
    expect(read.top).toBeGreaterThan(title.bottom);
  });
}

test('what somebody has built is seen at their seat and in the market, and a card says what it does', async () => {
  const windows = await sitDownTogether(visit);
  const builder = await whoIsAsked(windows);
  const [other] = windows.filter((page) => page !== builder);
  const fresh = other.getByRole('region', { name: 'Seats' }).locator('[data-fresh]');
  await expect.poll(() => fresh.count()).toBe(0);

  const entry = await entryOf(builder);
  await builder.getByRole('button', { name: /^Ranch: on 2\. .+ 1 coin on anyone’s roll\. Costs 1 coin, / }).click();
  await answers(builder)
    .filter({ hasText: /^Build a ranch \(1 coin\)/ })
    .click();
  await awaitNews(builder, entry);
  expect(await whoIsAsked(windows)).toBe(other);
  await expect
    .poll(() => fresh.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-fresh'))))
    .toEqual(['ranch']);
  const taken = other.locator('button[data-taken]');
  await expect.poll(() => taken.allTextContents()).toEqual([expect.stringMatching(/^Ranch: /)]);
});
