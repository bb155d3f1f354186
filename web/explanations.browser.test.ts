import { words } from '@yamanote/games/machi-koro/words';
import { expect, test } from 'vitest';
import { answer, awaitQuestion, overPage } from './testing/play.ts';
import { PHONE, useHall } from './testing/visit.ts';
import { isInSight } from './testing/window.ts';

const visit = useHall();
const { goal, explanations } = await words.load('en');
const { roll, build } = explanations;

test('the goal, and then each kind of decision, is explained the first time, until nobody wants it any more', async () => {
  const page = await visit.open('/', { newcomer: true, viewport: PHONE });
  const told = page.getByRole('region', { name: 'What is happening' });
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  await told.getByText(goal).waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  await told.getByText(roll).waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => told.getByText(roll).count()).toBe(0);

  // Rolls go on until something can be built: then another kind of decision comes up.
  while ((await told.getByText(build).count()) === 0) {
    await answer(page);
    await awaitQuestion(page);
  }
  await expect.poll(() => told.getByText(roll).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('switch', { name: 'Explain each decision the first time it comes up' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => told.getByText(build).count()).toBe(0);
  await page.reload();
  await awaitQuestion(page);
  await expect.poll(() => page.getByRole('button', { name: 'Got it' }).count()).toBe(0);
});

test("more of an explanation is the rule itself, beside the question and in the reader's language", async () => {
  const page = await visit.open('/', { newcomer: true, viewport: PHONE, locale: 'de-DE' });
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.text()));
  const rulesAreThere = async () => (await Promise.all(scripts)).some((text) => /id=\\?"MK-3\.1/.test(text));
  await page.getByRole('button', { name: /^Jetzt spielen/ }).click();
  await awaitQuestion(page);
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await expect.poll(() => rulesAreThere()).toBe(false);
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  const sheet = overPage(page);
  await sheet.getByText(/^MK-3\.1/).waitFor();
  await expect.poll(() => rulesAreThere()).toBe(true);
  await expect.poll(() => sheet.locator('[data-sought]').getAttribute('id')).toBe('MK-3.1');
  await expect.poll(() => isInSight(sheet.locator('[data-sought]'))).toBe(true);
  await expect
    .poll(() => sheet.getByRole('link', { name: 'Alle Regeln (öffnet einen neuen Tab)' }).getAttribute('href'))
    .toBe('/rules/machi-koro#MK-3.1');
  expect(page.context().pages()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: 'Mehr', exact: true }).count()).toBe(1);
});
