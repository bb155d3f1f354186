import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Stop, tour } from './testing/tour.ts';
import { useHall } from './testing/visit.ts';
import { en } from './words/en.ts';

const visit = useHall();

/** Buttons that open something over the page. */
const DIALOGS: Partial<Record<Stop, readonly RegExp[]>> = {
  home: [/^Menu$/],
  table: [/^Menu$/, /^Look at /],
};

/** What axe-core finds, one line each. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

test('axe-core finds nothing on any page, by day and by night', async () => {
  const found: Record<string, string[]> = {};
  await tour(visit, en, {}, async (page, stop) => {
    for (const [theme, colorScheme] of [
      ['day', 'light'],
      ['night', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme="${theme}"]`).waitFor();
      const note = async (place: string) => {
        const faults = await faultsOf(page);
        if (faults.length > 0) found[`${place} ${theme}`] = faults;
      };
      await note(stop);
      for (const name of DIALOGS[stop] ?? []) {
        await page.getByRole('button', { name }).first().click();
        await page.getByRole('dialog').waitFor();
        await note(`${stop}: ${name}`);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
  });
  expect(found).toEqual({});
});

test('axe-core would find a picture without words', async () => {
  const page = await visit.open('/');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  expect((await faultsOf(page)).join()).toContain('image-alt');
});
