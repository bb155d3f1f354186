/** Machi Koro as somebody plays it who reads the cards and looks at what the others do. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awaitQuestion } from './testing/play.ts';
import { PHONE, useHall } from './testing/visit.ts';

/** The first player has few coins, so that most of the market is there to be read, not to be bought. */
const visit = useHall({
  game: 'machi-koro',
  position: {
    turn: 0,
    step: 'build',
    dice: [5],
    players: [{ coins: 2 }, { coins: 40 }, { coins: 40 }, { coins: 40 }],
  },
});

async function sitDown(viewport?: { width: number; height: number }): Promise<Page> {
  const page = await visit.open('/', viewport && { viewport });
  await page.getByRole('button', { name: /^Play now/ }).click();
  expect(await awaitQuestion(page)).toBe('asked');
  return page;
}

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`a card opens to be read below the title of its dialog (${viewport.width})`, async () => {
    const page = await sitDown(viewport);
    await page.getByRole('button', { name: /^Apple Orchard/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Read the cards' });
    const card = dialog.locator('[data-open]');
    await page.waitForFunction(() => {
      const [sheet, card] = ['dialog', 'dialog [data-open]'].map((what) =>
        document.querySelector(what)?.getBoundingClientRect(),
      );
      return sheet && card && card.bottom < sheet.bottom;
    });
    const boxOf = (element: Element) => element.getBoundingClientRect().toJSON();
    const [frame, title, read] = await Promise.all([
      dialog.evaluate(boxOf),
      dialog.getByRole('heading', { level: 2 }).evaluate(boxOf),
      card.evaluate(boxOf),
    ]);
    expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
    expect(title.top).toBeGreaterThan(frame.top);
    expect(read.top).toBeGreaterThan(title.bottom);
    expect(read.bottom).toBeLessThan(frame.bottom);
  });
}
