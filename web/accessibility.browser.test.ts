import { expect, test } from 'vitest';
import { faultsInEveryLight, faultsOf } from './testing/axe.ts';
import { overPage } from './testing/play.ts';
import { type Stop, tour } from './testing/tour.ts';
import { useHall } from './testing/visit.ts';
import { en } from './words/en.ts';

const visit = useHall();

/** Buttons that open something over the page, or a sheet in it. */
const DIALOGS: Partial<Record<Stop, readonly RegExp[]>> = {
  home: [/^Menu$/, /^Invite friends/, /^New here/],
  game: [/^Change/],
  table: [/^Menu$/, /^View /],
};

test('axe-core finds nothing on any page, by day and by night', async () => {
  const found: Record<string, string[]> = {};
  await tour(visit, en, {}, async (page, stop) => {
    const note = async (place: string) => {
      const faults = await faultsInEveryLight(page);
      if (faults.length > 0) found[place] = faults;
    };
    await note(stop);
    for (const name of DIALOGS[stop] ?? []) {
      await page.getByRole('button', { name }).first().click();
      await overPage(page).waitFor();
      await note(`${stop}: ${name}`);
      await page.keyboard.press('Escape');
      await overPage(page).waitFor({ state: 'detached' });
    }
  });
  expect(found).toEqual({});
});

test('axe-core would find a picture without words', async () => {
  const page = await visit.open('/');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  expect((await faultsOf(page)).join()).toContain('image-alt');
});

test('axe-core would find a button whose words have its own colour', async () => {
  const page = await visit.open('/');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.append('Done');
    button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9; color: green; background: green';
    document.body.append(button);
  });
  expect((await faultsOf(page)).join()).toContain('color-contrast');
});
